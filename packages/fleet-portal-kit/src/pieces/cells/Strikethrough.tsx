import { styled } from 'styled-components'
import { reset } from '../../foundation/ui/layout.ts'
import { token } from '../../provider/appearance.ts'

/** Content that no longer counts, for example the amounts of a voided transaction. */
export const Strikethrough = styled.s`
  ${reset}
  color: ${token('color-muted')};
  text-decoration: line-through;
  /* Buttons and chips are inline blocks, which do not inherit the line by default. The rule precedes the resets of parts of cells. */
  && :is(button, span) {
    text-decoration: inherit;
  }
`
