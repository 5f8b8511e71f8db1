import { csvText } from 'fleet-portal-api-client/contract/csvText'
import { sheetShapeOf, type ImportColumn } from '../fleet/import/importPlan.ts'
import { createImportSheet, type ImportSheet } from '../fleet/import/importSheet.ts'
import { openInSheetWorker } from '../fleet/import/openInSheetWorker.ts'

/** Two columns. The second one is unique. */
export const testColumns: ImportColumn[] = [
  { title: 'first_name', field: 'firstName', rule: 'name', errorMessage: 'Invalid first name' },
  {
    title: 'driver_id',
    field: 'driverLicenseId',
    rule: 'driverLicenseId',
    isUnique: true,
    errorMessage: 'Invalid driver ID',
  },
]

/** Opens a file as the import dialog does. Resolves to the reason if it cannot be read. */
export async function openedFile(
  content: BlobPart,
  columns: readonly ImportColumn[] = testColumns,
  hasLooseTitles = false,
): Promise<ImportSheet | string> {
  const file = new File([content], 'drivers.csv')
  const options = { signal: new AbortController().signal, onProgress: () => undefined }
  const opened = await openInSheetWorker(file, sheetShapeOf({ columns, hasLooseTitles }), options)
  return typeof opened === 'string' ? opened : createImportSheet(file, opened)
}

/** Opens a sheet with these rows below its titles. */
export async function sheetFrom(
  rows: string[][],
  columns: readonly ImportColumn[] = testColumns,
): Promise<ImportSheet> {
  const sheet = await openedFile(csvText([columns.map(({ title }) => title), ...rows]), columns)
  if (typeof sheet === 'string') throw new Error(sheet)
  return sheet
}
