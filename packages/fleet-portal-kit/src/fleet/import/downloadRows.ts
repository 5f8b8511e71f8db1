import { spreadsheetText } from 'fleet-portal-api-client/contract/csvText'

/** Downloads rows as a CSV file for a spreadsheet. */
export function downloadRows(fileName: string, rows: readonly (readonly string[])[]): void {
  const content = new Blob([spreadsheetText(rows)], { type: 'text/csv;charset=utf-8' })
  const link = document.createElement('a')
  const url = URL.createObjectURL(content)
  link.href = url
  link.download = fileName
  link.click()
  // Some browsers read the URL only some time after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
