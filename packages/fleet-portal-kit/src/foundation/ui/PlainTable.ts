import { styled } from 'styled-components'
import { token } from '../../provider/appearance.ts'
import { reset } from './layout.ts'

/** A table whose rows and cells are plain elements, because a styled element costs as much as ten plain ones. */
export const PlainTable = styled.table`
  ${reset}
  display: table;
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${token('text-table')};
  & > thead {
    ${reset}
    display: table-header-group;
  }
  & > tbody {
    ${reset}
    display: table-row-group;
  }
  & tr {
    ${reset}
    display: table-row;
  }
  & th,
  & td {
    ${reset}
    display: table-cell;
    border-bottom: 1px solid ${token('color-border')};
  }
`
