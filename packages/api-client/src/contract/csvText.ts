/** The byte order mark, by which spreadsheets recognize UTF-8. */
const mark = '\uFEFF'

/** Programs would treat a first cell of this form as the separator line. */
const separatorLine = /^sep=/i

const quoted = (cell: string): string =>
  /[",;|\t\r\n]|^\s|\s$/.test(cell) || separatorLine.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

/** Rows as CSV (RFC 4180): commas, quotes where a reader needs them, CRLF after every row. @since 0.1.0 */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')

/** The characters that start a formula, full-width ones included. */
const signs = '=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20\\uFE66\\uFE62\\uFE63\\uFE6B'
const ignored = '[\\s\\0"]*'
const formula = new RegExp(`^(?:${ignored}[${signs}]|[\\t\\r\\n\\0])`)
const innerFormula = new RegExp(`([,;|\\t\\r\\n]${ignored})(?=[${signs}])`, 'g')
const number = /^-?\d+(?:\.\d+)?$/

/**
 * Keeps a spreadsheet from running a cell as a formula: an apostrophe before the sign makes it a text. Spreadsheets of some
 * regions split lines at semicolons, so a sign after any separator counts too. Numbers stay numbers, unless they start a
 * row: there the rest of the row would belong to them.
 *
 * @since 0.1.0
 */
export function plainCell(cell: string, isFirst = false): string {
  if (number.test(cell) && !isFirst) return cell
  const inner = cell.replace(innerFormula, "$1'")
  return formula.test(inner) ? `'${inner}` : inner
}

/** CSV to open in a spreadsheet: with a byte order mark, and without formulas. @since 0.1.0 */
export const spreadsheetText = (rows: readonly (readonly string[])[]): string =>
  mark + csvText(rows.map((cells) => cells.map((cell, at) => plainCell(cell, at === 0))))
