import { css, styled } from 'styled-components'
import { space, token } from '../../provider/appearance.ts'
import { fingerOr, focusRing, mono, reset } from '../ui/layout.ts'
import { foldedRows, narrow } from './foldedRows.ts'
import { pulsing, skeletonShape } from '../ui/Skeleton.tsx'

/** One of the three dots of a menu button. A background image costs less than an icon element in every row. */
const dot = 'radial-gradient(circle, currentColor 1.3px, transparent 1.9px)'

/*
 * A table that fits scrolls with the page. A wider table scrolls in its own frame in both directions, so that its header and its
 * scroll bar are always visible.
 */
export const Scroller = styled.div`
  ${reset}
  display: block;
  ${focusRing}
  &:focus-visible {
    outline-offset: -2px;
  }
  &[data-scrolls] {
    /* The containing block of visually hidden text, which is absolutely positioned and would extend the page otherwise. */
    position: relative;
    overflow: auto;
    overscroll-behavior-x: contain;
    max-height: max(320px, calc(100dvh - ${token('sticky-top')} - ${space(6)}));
  }
`

/** The width of a column of checkboxes. */
const selectWidth = '44px'

/** A column of checkboxes, and the column after it, stay in place while a wide table scrolls sideways. */
const selectColumn = css`
  &[data-part='select'] {
    width: ${selectWidth};
    padding: 0;
    /* The label is as large as a finger. */
    & > label {
      padding: ${space(3)} ${space(1.5)} ${space(3)} ${space(5)};
    }
  }
  &[data-part='select'] + :is(th, td) {
    position: sticky;
    left: calc(${token('sticky-left')} + ${selectWidth});
    z-index: 1;
    padding-left: ${space(1.5)};
  }
  [data-scrolls] &[data-part='select'] + :is(th, td) {
    left: ${selectWidth};
  }
`

/** Right-aligned text needs more space before the left-aligned text beside it. */
const gapAfterNumbers = css`
  &[data-align='end'] + :is(td, th):not([data-align='end'], [data-part]) {
    @container (min-width: 640.1px) {
      padding-inline-start: ${space(4.5)};
    }
    @container (min-width: 1250.1px) {
      padding-inline-start: ${space(3.5)};
    }
  }
`

/** Ten columns fit a window of 1366 px. */
const denseColumns = css`
  @container (max-width: 1250px) {
    padding-inline: ${space(1.5)};
  }
`

/*
 * The table is one styled element with plain elements inside, because it has many cells, and a styled element costs as much as ten
 * plain ones. Attributes select the variants: `data-align`, and `data-part` for the title and the menu.
 */
export const TableElement = styled.table`
  ${reset}
  display: table;
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${token('text-table')};
  &[data-stale] {
    opacity: 0.55;
    transition: opacity ${token('duration')};
  }
  ${foldedRows}
  & > thead {
    ${reset}
    display: table-header-group;
  }
  & > tbody {
    ${reset}
    display: table-row-group;
    &[aria-hidden] {
      ${pulsing}
    }
    /* Skeletons must not make the table wider than its frame. */
    &[aria-hidden] span {
      ${skeletonShape}
      --width: 88px;
      display: block;
      max-width: var(--width);
      @container (max-width: ${narrow}) {
        width: var(--width);
      }
    }
    &[aria-hidden] td:first-child span {
      --width: 168px;
    }
    &[aria-hidden] td[data-align='end'] span {
      --width: 56px;
      margin-inline-start: auto;
      @container (max-width: ${narrow}) {
        margin: 0;
      }
    }
  }
  & > * > tr {
    ${reset}
    display: table-row;
    height: ${token('row-height')};
    &[data-opens] {
      cursor: pointer;
    }
    &[data-opens]:hover,
    &[data-opens]:hover > :is(td, th) {
      background: ${token('color-page')};
    }
  }
  & > thead > tr > th {
    ${reset}
    display: table-cell;
    position: sticky;
    top: ${token('sticky-top')};
    z-index: 2;
    height: calc(${token('row-height')} - 6px);
    padding: 0 ${space(2.5)};
    vertical-align: middle;
    text-align: start;
    font-size: ${token('text-label')};
    font-weight: ${token('weight-strong')};
    color: ${token('color-muted')};
    white-space: nowrap;
    background: ${token('color-surface')};
    border-bottom: 1px solid ${token('color-border')};
    ${denseColumns}
    @container (max-width: 1250px) {
      white-space: normal;
    }
    &:first-child {
      left: ${token('sticky-left')};
      z-index: 3;
      padding-left: ${space(5)};
    }
    &:last-child {
      padding-right: ${space(5)};
    }
    &[data-align='end'] {
      text-align: end;
    }
    ${gapAfterNumbers}
    &[data-part='menu'] {
      right: 0;
      width: 52px;
    }
    ${selectColumn}
    &[data-part='select'] + th {
      z-index: 3;
    }
    [data-scrolls] & {
      top: 0;
    }
    [data-scrolls] &:first-child {
      left: 0;
    }
  }
  & > tbody > tr > :is(td, th) {
    ${reset}
    display: table-cell;
    padding: ${space(0.75)} ${space(2.5)};
    vertical-align: middle;
    text-align: start;
    background: ${token('color-surface')};
    border-bottom: 1px solid ${token('color-border')};
    overflow-wrap: anywhere;
    ${denseColumns}
    /* The first of two lines with controls is at the height of the first lines beside it. */
    :has(> * [data-part='detail'] :is(a, button)) > & {
      vertical-align: baseline;
    }
    &:first-child {
      position: sticky;
      left: ${token('sticky-left')};
      z-index: 1;
      padding-left: ${space(5)};
    }
    [data-scrolls] &:first-child {
      left: 0;
    }
    ${selectColumn}
    &:last-child {
      padding-right: ${space(5)};
    }
    &[data-unbroken] {
      white-space: nowrap;
    }
    &[data-mono] {
      ${mono}
    }
    &[data-align='end'] {
      text-align: end;
      white-space: nowrap;
    }
    ${gapAfterNumbers}
    &[data-part='menu'] {
      position: sticky;
      right: 0;
      z-index: 1;
      width: 52px;
      padding: 0;
      text-align: center;
    }
    & > .fpk-row-menu {
      ${reset}
      display: inline-grid;
      place-items: center;
      width: calc(${token('control-height')} - 4px);
      height: calc(${token('control-height')} - 4px);
      border-radius: ${token('radius')};
      color: ${token('color-muted')};
      cursor: pointer;
      ${focusRing}
      @container (max-width: ${narrow}) {
        width: ${token('control-height')};
        height: ${token('control-height')};
      }
      &::before {
        content: '';
        width: 15px;
        height: 5px;
        background: ${dot} 0 0 / 5px 5px;
        /* Forced-colors mode removes gradients. The dots keep theirs, in the system colour of button text. */
        @media (forced-colors: active) {
          forced-color-adjust: none;
          color: ButtonText;
        }
      }
      &:hover,
      &[aria-expanded='true'] {
        background: ${token('color-sunken')};
        color: ${token('color-text')};
      }
    }
    & > [data-part='none'] {
      ${reset}
      color: ${token('color-muted')};
    }
  }
  @container (min-width: 640.1px) {
    /* The second lines of all cells begin as low as those with a link or a button, so that they are level and all rows have one height. */
    &:has([data-part='detail'] :is(a, button)) > tbody > tr > * [data-part='detail'] {
      margin-top: calc(${fingerOr('24px')} - 17px);
      & :is(a, button) {
        line-height: inherit;
      }
    }
  }
`
