import { styled } from 'styled-components'
import { Box } from '../../../foundation/ui/layout.ts'
import { space } from '../../../provider/appearance.ts'

/** A grid with as many tiles side by side as fit; `$minWidth` is the minimum width of a tile in pixels. */
export const Tiles = styled(Box)<{ $minWidth?: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${({ $minWidth = 240 }) => $minWidth}px, 100%), 1fr));
  gap: ${space(4)};
  align-items: stretch;
`
