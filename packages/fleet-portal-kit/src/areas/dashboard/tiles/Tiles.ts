import { css, styled } from 'styled-components'
import { Box } from '../../../foundation/ui/layout.ts'
import { space } from '../../../provider/appearance.ts'

interface TilesProps {
  /** The minimum width of a tile in pixels. Default: 240. */
  $minWidth?: number
  /** The space between two columns in steps of 4 px. Default: 4. */
  $columnGap?: number
}

const columns = (minWidth: string) => `repeat(auto-fit, minmax(min(${minWidth}, 100%), 1fr))`

/** The minimum width of each of four tiles: half of the grid if the four do not fit beside each other. */
const widthOfFour = (minWidth: string, gap: string) =>
  `clamp(${minWidth}, (4 * ${minWidth} + 3 * ${gap} - 100%) * 9999, (100% - ${gap}) / 2)`

/** A grid with as many tiles side by side as fit. Of four tiles, none is alone in its row below three others. */
export const Tiles = styled(Box)<TilesProps>`
  display: grid;
  gap: ${space(4)};
  ${({ $minWidth = 240, $columnGap = 4 }) => css`
    column-gap: ${space($columnGap)};
    grid-template-columns: ${columns(`${$minWidth}px`)};
    &:has(> :nth-child(4):last-child) {
      grid-template-columns: ${columns(widthOfFour(`${$minWidth}px`, space($columnGap)))};
    }
  `}
`
