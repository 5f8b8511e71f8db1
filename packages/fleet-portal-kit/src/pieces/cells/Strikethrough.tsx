import { styled } from 'styled-components'
import { reset } from '../../foundation/ui/layout.ts'
import { token } from '../../provider/appearance.ts'

/** What no longer counts, such as the figures of a voided transaction. */
export const Strikethrough = styled.s`
  ${reset}
  color: ${token('color-muted')};
  text-decoration: line-through;
  /* Names that can be pressed and chips are boxes of their own, which a line does not go through by itself. */
  & :is(button, span) {
    text-decoration-line: inherit;
  }
`
