const formula = /^[=+\-@\t\r\n\0＝＋－＠]/
const plainNumber = /^-?\d+(\.\d+)?$/

/** A cell as text that no spreadsheet takes for a formula. Numbers stay numbers, negative ones too. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = String(value)
  const safe = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A CSV file that spreadsheets read with its accents: titles first, one line per row. */
export function csvText(titles: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const lines = [titles, ...rows].map((row) => row.map(cell).join(','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}
