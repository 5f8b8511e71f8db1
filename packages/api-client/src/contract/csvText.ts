/** The mark by which spreadsheets know a file as UTF-8. */
const mark = '\uFEFF'

/** A first cell of this form would tell a reader the separator instead. */
const separatorLine = /^sep=/i

const quoted = (cell: string): string =>
  /[",;|\t\r\n]|^\s|\s$/.test(cell) || separatorLine.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

/** Rows as CSV (RFC 4180): commas, quotes where any reader needs them, CRLF after every row. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')

/** With what a formula begins, in full width too. */
const signs = '=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20\\uFE66\\uFE62\\uFE63\\uFE6B'
const ignored = '[\\s\\0"]*'
const formula = new RegExp(`^(?:${ignored}[${signs}]|[\\t\\r\\n\\0])`)
const innerFormula = new RegExp(`([,;|\\t\\r\\n]${ignored})(?=[${signs}])`, 'g')
const number = /^-?\d+(?:\.\d+)?$/

/**
 * A cell that no spreadsheet runs as a formula: an apostrophe before the sign makes it text. A spreadsheet whose lists
 * are separated by semicolons splits lines by them and not by commas, so a sign behind any separator counts as well.
 * Numbers stay numbers, unless they begin a row: there the rest of the row would belong to them.
 */
export function plainCell(cell: string, isFirst = false): string {
  if (number.test(cell) && !isFirst) return cell
  const inner = cell.replace(innerFormula, "$1'")
  return formula.test(inner) ? `'${inner}` : inner
}

/** CSV for people to open in a spreadsheet: marked as UTF-8, and no cell of it is a formula. */
export const spreadsheetText = (rows: readonly (readonly string[])[]): string =>
  mark + csvText(rows.map((cells) => cells.map((cell, at) => plainCell(cell, at === 0))))
