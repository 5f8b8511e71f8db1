/** The mark that makes spreadsheets read a file as UTF-8. */
const mark = '\uFEFF'

const quoted = (cell: string) => (/[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Rows as CSV: commas, quotes where they are needed, CRLF after every row. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')

/** A cell that a spreadsheet would run as a formula, with an apostrophe before it, so that it stays text. */
export const plainCell = (cell: string): string =>
  /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell) ? `'${cell}` : cell

/** A file for people to open in a spreadsheet: marked as UTF-8, and no cell of it is a formula. */
export const csvForSpreadsheets = (rows: readonly (readonly string[])[]): Blob =>
  new Blob([mark + csvText(rows.map((cells) => cells.map(plainCell)))], { type: 'text/csv;charset=utf-8' })
