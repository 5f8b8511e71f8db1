import { styled } from 'styled-components'
import { radius, space, token } from '../../provider/appearance.ts'
import { Box, fingerOr, focusRing, reset } from '../../foundation/ui/layout.ts'

/** The heights of a row with at most two lines of errors, and of the header, in pixels. */
export const rowHeight = 48
export const headerHeight = 34

/** The width of the errors in pixels. */
const errorWidth = 250

/** In a narrower dialog, in pixels, each row is a card: its errors above its cells, and nothing scrolls sideways. */
const tableWidth = 720
export const narrow = `@container (max-width: ${tableWidth - 0.02}px)`
const wide = `@container (min-width: ${tableWidth}px)`

/** The height of a row before it is measured, in pixels, in a grid of a width. */
export const estimateHeight = (width: number, columns: number): number =>
  width > 0 && width < tableWidth - 80 ? 58 + Math.ceil(columns / 2) * 66 : rowHeight

export const ScrollContainer = styled(Box)`
  max-height: min(46dvh, 420px);
  min-height: 180px;
  overflow: auto;
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius')};
  font-size: ${token('text-table')};
  &:focus-visible {
    outline: 2px solid ${token('color-accent')};
    outline-offset: 2px;
  }
  ${wide} {
    scroll-padding-inline: 64px ${errorWidth + 8}px;
  }
  ${narrow} {
    max-height: 56dvh;
  }
`

export const Table = styled.div`
  ${reset}
  display: block;
  ${wide} {
    /* That of its rows: neither fields nor sentences make it wider. */
    min-width: min-content;
  }
`

export const GridRow = styled.div<{ $columns: number }>`
  ${reset}
  display: grid;
  grid-template-columns: 56px repeat(${({ $columns }) => $columns}, minmax(136px, 1fr)) minmax(
      ${errorWidth}px,
      1.6fr
    );
  align-items: center;
  gap: ${space(1)};
  width: 100%;
  min-width: ${({ $columns }) => 56 + $columns * 140 + 258}px;
  min-height: ${rowHeight}px;
  background: ${token('color-surface')};
  border-bottom: 1px solid ${token('color-border')};
  /* The row number stays visible during horizontal scrolling. */
  & > :first-child {
    position: sticky;
    left: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    align-self: stretch;
    background: inherit;
  }
  /* So do the errors, if there is room for the cells. */
  ${wide} {
    & > :last-child {
      position: sticky;
      right: 0;
      z-index: 1;
      display: flex;
      align-items: center;
      align-self: stretch;
      padding-right: ${space(2)};
      background: inherit;
    }
  }
  &[data-status='excluded'] {
    background: ${token('color-sunken')};
  }
  ${narrow} {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1.5)} ${space(2)};
    min-width: 0;
    padding: ${space(2)} ${space(2)} ${space(3)};
    & > :first-child {
      position: static;
    }
  }
`

export const HeaderRow = styled(GridRow)`
  position: sticky;
  top: 0;
  z-index: 1;
  min-height: ${headerHeight}px;
  /* The cells have their titles. */
  ${narrow} {
    position: absolute;
    min-height: 0;
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
`

export const HeaderCell = styled.div`
  ${reset}
  padding: 0 ${space(2)};
  font-size: ${token('text-label')};
  font-weight: ${token('weight-strong')};
  color: ${token('color-muted')};
  white-space: nowrap;
`

export const Cell = styled.div`
  ${reset}
  display: block;
  min-width: 0;
  ${narrow} {
    order: 2;
    flex: 1 1 40%;
  }
`

/** Shown in a card only. */
export const CardLabel = styled.span`
  ${reset}
  display: none;
  padding-bottom: ${space(0.5)};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: ${token('text-label')};
  color: ${token('color-muted')};
  ${narrow} {
    display: block;
  }
`

export const RowNumber = styled(Cell)`
  justify-content: flex-end;
  padding: 0 ${space(2)};
  font-variant-numeric: tabular-nums;
  color: ${token('color-muted')};
  ${narrow} {
    order: 0;
    flex: none;
    justify-content: flex-start;
    gap: 0.3em;
    padding: 0;
    font-weight: ${token('weight-strong')};
  }
`

export const ErrorCell = styled(Cell)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding-left: ${space(2)};
  padding-block: ${space(1)};
  line-height: 1.25;
  ${narrow} {
    order: 1;
    flex: 1 1 60%;
    min-height: ${rowHeight - 8}px;
    padding-left: 0;
  }
`

export const ErrorText = styled.span`
  ${reset}
  flex: 1;
  min-width: 0;
  color: ${token('color-danger')};
  overflow-wrap: anywhere;
  &[data-tone='muted'] {
    color: ${token('color-muted')};
  }
`

/** One error. As a button it leads to its cell. */
export const ErrorLine = styled.span`
  ${reset}
  display: flex;
  align-items: center;
  width: 100%;
  min-height: ${fingerOr('24px')};
  padding-block: 2px;
  /* Whole pixels, so that no row covers the border of the row above it. */
  line-height: 16px;
  text-align: start;
  &:is(button) {
    border-radius: ${radius(0.5)};
    cursor: pointer;
    text-decoration: underline dotted;
    text-underline-offset: 2px;
    ${focusRing}
    &:hover {
      text-decoration: underline;
    }
  }
`
