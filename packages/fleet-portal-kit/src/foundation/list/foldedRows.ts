import { css } from 'styled-components'
import { space, token } from '../../provider/appearance.ts'

/** The widest widget whose tables with many columns have folded rows. Below 640 px every table has cards. */
export const foldedWidth = '1040px'

/** Selects the tables with many columns. The columns of checkboxes and menus count. */
export const hasManyColumns = ':has(> thead > tr > :nth-child(8))'

/**
 * In a widget with the width of a tablet, the row of a table with many columns is a block of lines. Every value is below its name, and
 * the values of all rows are aligned with each other.
 */
export const foldedRows = css`
  @container (min-width: 640.1px) and (max-width: ${foldedWidth}) {
    &${hasManyColumns} {
      --columns: 4;
      &:has(> thead > tr > :nth-child(10):not([data-part])) {
        --columns: 5;
      }
      display: block;
      & > thead {
        display: none;
      }
      & > tbody {
        display: grid;
        grid-template-columns: repeat(var(--columns), auto);
      }
      & > tbody > tr {
        display: grid;
        grid-column: 1 / -1;
        grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
        grid-template-columns: subgrid;
        gap: ${space(2)} ${space(4)};
        position: relative;
        height: auto;
        padding: ${space(2.5)} ${space(5)};
        border-top: 1px solid ${token('color-border')};
        &:has(> [data-part='select']) {
          padding-left: ${space(13)};
        }
        &:has(> [data-part='menu']) {
          padding-right: ${space(13)};
        }
      }
      & > tbody > tr > :is(td, th) {
        display: block;
        position: static;
        min-height: 52px;
        padding: 0;
        border: 0;
        text-align: start;
        &:not([data-part]) {
          padding-inline-start: 0;
        }
        &[data-part='select'],
        &[data-part='menu'] {
          position: absolute;
          top: ${space(1)};
          min-height: 0;
          background: none;
        }
        &[data-part='select'] {
          left: 0;
        }
        &[data-part='menu'] {
          right: 0;
        }
        &[data-label]::before {
          content: attr(data-label);
          display: block;
          color: ${token('color-muted')};
          font: ${token('text-label')} / 18px ${token('font-family')};
          letter-spacing: 0;
        }
      }
    }
  }
`
