import { styled } from 'styled-components'
import { fingerHeight, fingerOr, focusRing, reset } from '../../foundation/ui/layout.ts'
import { radius, token } from '../../provider/appearance.ts'

/** A button inside a text that opens a dialog. On paper it is left out. */
export const TextButton = styled.button.attrs({ type: 'button', 'aria-haspopup': 'dialog' })`
  ${reset}
  display: inline-block;
  min-width: ${fingerOr('0')};
  color: ${token('color-accent')};
  font-weight: ${token('weight-medium')};
  white-space: nowrap;
  line-height: 18px;
  border-radius: ${radius(0.5)};
  cursor: pointer;
  ${fingerHeight}
  text-decoration: underline;
  text-underline-offset: 2px;
  ${focusRing}
  @media print {
    display: none;
  }
`
