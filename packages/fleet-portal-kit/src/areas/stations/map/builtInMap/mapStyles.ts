import { styled } from 'styled-components'
import { Box } from '../../../../foundation/ui/layout.ts'
import { token } from '../../../../provider/appearance.ts'

/** The sea is darker than the land in the dark scheme as well. Browsers without `light-dark()` show it lighter there. */
export const Frame = styled(Box)`
  --land: ${token('color-surface')};
  --sea: color-mix(in srgb, ${token('color-accent')} 18%, ${token('color-page')});
  position: relative;
  isolation: isolate;
  @supports (color: light-dark(red, red)) {
    --land: light-dark(${token('color-surface')}, ${token('color-border')});
    --sea: light-dark(
      color-mix(in srgb, ${token('color-accent')} 18%, ${token('color-page')}),
      color-mix(in srgb, ${token('color-accent')} 7%, ${token('color-page')})
    );
  }
  min-width: 0;
  min-height: 0;
  overflow: hidden;
  overflow: clip;
`

/** The element that receives gestures. Two fingers move the map; one finger scrolls the page. */
export const Stage = styled(Box)`
  position: absolute;
  inset: 0;
  z-index: 0;
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
  background: var(--sea);
  &:active {
    cursor: grabbing;
  }
  &:focus-visible {
    outline: 2px solid ${token('color-accent')};
    outline-offset: -2px;
  }
`
