import { styled } from 'styled-components'
import { radius, space, token } from '../../provider/appearance.ts'
import { focusRing, reset } from './layout.ts'

/** An icon button within a line of text. Negative margins keep the height of the line; the clickable area is larger. */
export const InlineIconButton = styled.button.attrs({ type: 'button', className: 'fpk-icon-button' })`
  ${reset}
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${space(6)};
  height: ${space(6)};
  margin: ${space(-1)} ${space(-1)} ${space(-1)} 0;
  border-radius: ${radius(0.75)};
  color: ${token('color-muted')};
  cursor: pointer;
  ${focusRing}
  /* As large as a finger. The line around it stays as it is. */
  @container (max-width: 640px) {
    width: 44px;
    height: 44px;
    margin: -14px -10px;
  }
  /* The first of two does not cover the text before it. The narrowest phones have no room for that. */
  @container (min-width: 340.1px) and (max-width: 640px) {
    &:has(+ &) {
      margin-inline-start: -2px;
    }
  }
  /* Two beside each other do not overlap. */
  &:has(+ &) {
    margin-inline-end: 0;
  }
  & + & {
    margin-inline-start: 0;
  }
  &:hover {
    background: ${token('color-sunken')};
    color: ${token('color-text')};
  }
`
