import { spreadsheetText } from 'api-client/contract/csvText'

/** Downloads rows as a file for a spreadsheet. */
export function saveRows(name: string, rows: readonly (readonly string[])[]): void {
  const content = new Blob([spreadsheetText(rows)], { type: 'text/csv;charset=utf-8' })
  const link = document.createElement('a')
  const address = URL.createObjectURL(content)
  link.href = address
  link.download = name
  link.click()
  // The download has begun by then; before, some browsers have not read the address yet.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
