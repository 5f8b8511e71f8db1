import { styled } from 'styled-components'
import { Box } from '../../../foundation/ui/layout.ts'
import { token } from '../../../provider/appearance.ts'

export const Frame = styled(Box)`
  position: relative;
  min-width: 0;
  min-height: 0;
  overflow: hidden;
  overflow: clip;
`

/** What is moved by hand. Two fingers move the map; one scrolls the page. */
export const Stage = styled(Box)`
  position: absolute;
  inset: 0;
  overflow: hidden;
  overflow: clip;
  touch-action: pan-x pan-y;
  user-select: none;
  -webkit-user-select: none;
  & > [data-part='keys'] {
    visibility: hidden;
  }
  & > :focus-visible + [data-part='keys'] {
    visibility: visible;
  }
`

/** The sea. */
export const Surface = styled(Box)`
  position: absolute;
  inset: 0;
  cursor: grab;
  background: ${token('color-accent-soft')};
  background: color-mix(in srgb, ${token('color-accent')} 18%, ${token('color-page')});
  &:active {
    cursor: grabbing;
  }
  &:focus-visible {
    outline: 2px solid ${token('color-accent')};
    outline-offset: -2px;
  }
`
