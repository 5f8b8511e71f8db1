import { css } from 'styled-components'
import { space, token } from '../../provider/appearance.ts'

/** The widest widget whose tables have cards instead of rows. */
export const narrow = '640px'

/** The widest widget whose tables with many columns have folded rows. */
export const foldedWidth = '1040px'

/** Selects the tables with many columns. The columns of checkboxes and menus count. */
export const hasManyColumns = ':has(> thead > tr > :nth-child(8))'

const noHeader = css`
  display: block;
  & > thead {
    display: none;
  }
`

const rows = css`
  & > tbody > tr {
    display: grid;
    gap: ${space(2)} ${space(4)};
    position: relative;
    height: auto;
    border-top: 1px solid ${token('color-border')};
  }
`

/** Every value is below the name of its column. The checkbox and the menu are in the upper corners. */
const cells = css`
  & > tbody > tr > :is(td, th) {
    display: block;
    position: static;
    z-index: auto;
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
`

/** In the widest of these widgets, the values of all rows are aligned with each other. */
const tablet = css`
  --columns: 4;
  &:has(> thead > tr > :nth-child(10):not([data-part])) {
    --columns: 5;
  }
  ${noHeader}
  ${rows}
  ${cells}
  & > tbody {
    display: grid;
    grid-template-columns: repeat(var(--columns), auto);
  }
  & > tbody > tr {
    grid-column: 1 / -1;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    grid-template-columns: subgrid;
    padding: ${space(2.5)} ${space(5)};
    &:has(> [data-part='select']) {
      padding-left: ${space(13)};
    }
    &:has(> [data-part='menu']) {
      padding-right: ${space(13)};
    }
  }
  & > tbody > tr > :is(td, th) {
    min-height: 52px;
  }
`

/** The checkbox, the title and the menu are on the first line, and two values on each line below. */
const phone = css`
  ${noHeader}
  ${rows}
  ${cells}
  & > tbody {
    display: block;
  }
  & > tbody > tr {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding: ${space(1)} ${space(4)} ${space(3)};
  }
  & > tbody > tr > :is(td, th) {
    &,
    & [data-nowrap] {
      white-space: normal;
    }
    &[data-wide] {
      grid-column: 1 / -1;
    }
    /* Its padding is as high as a finger only around a whole line. */
    & > a {
      display: inline-block;
    }
    &[data-part='title'] {
      grid-area: 1 / 1 / 2 / -1;
      display: flex;
      align-items: center;
      min-height: ${token('control-height')};
      font-weight: ${token('weight-strong')};
      &::before {
        content: none;
      }
    }
    &[data-part='select'] ~ [data-part='title'] {
      padding-left: ${space(7)};
    }
    &[data-part='title']:has(~ [data-part='menu']) {
      padding-right: ${space(8)};
    }
    &[data-part='select'] > label {
      margin: 0;
      padding: 13px ${space(2.5)} 13px ${space(4)};
    }
    &[data-part='menu'] {
      right: ${space(1)};
      width: auto;
    }
  }
`

/**
 * A row that does not fit is a block of lines: in a widget with the width of a phone the row of every table, in one with the width of a
 * tablet that of a table with many columns.
 */
export const foldedRows = css`
  @container (max-width: ${narrow}) {
    &&[role='table'] {
      ${phone}
    }
  }
  @container (min-width: 640.1px) and (max-width: ${foldedWidth}) {
    &${hasManyColumns} {
      ${tablet}
    }
  }
`
