import { css, styled } from 'styled-components'
import { foldedWidth, hasManyColumns } from '../../../foundation/list/foldedRows.ts'
import { reset } from '../../../foundation/ui/layout.ts'
import { token } from '../../../provider/appearance.ts'

const cardOutline = css`
  outline-color: ${token('color-accent')};
  & > :is(td, th) {
    box-shadow: none;
  }
`

/**
 * Nothing to see: its styles show the focus of the rows in the table after it. They are loaded with the parts of a list that the first
 * rows do not need. Cells cover an outline of their row, except in the forced colors of the system. A card and a folded row have an outline.
 */
export const RowFocusStyle = styled.div`
  ${reset}
  display: none;
  & ~ * .fpk-table > tbody > tr:focus-visible {
    outline: 2px solid transparent;
    outline-offset: -2px;
    & > :is(td, th) {
      box-shadow:
        inset 0 2px ${token('color-accent')},
        inset 0 -2px ${token('color-accent')};
    }
    @container (max-width: 640px) {
      ${cardOutline}
    }
  }
  @container (max-width: ${foldedWidth}) {
    & ~ * .fpk-table${hasManyColumns} > tbody > tr:focus-visible {
      ${cardOutline}
    }
  }
`
