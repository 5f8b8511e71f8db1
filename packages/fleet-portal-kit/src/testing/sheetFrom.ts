import { csvText } from 'api-client/contract/csvText'
import { sheetShapeOf, type ImportColumn } from '../fleet/import/importPlan.ts'
import { importSheet, type ImportSheet } from '../fleet/import/importSheet.ts'
import { openInSheetWorker } from '../fleet/import/sheetThread.ts'

/** Two columns, one of which holds no value twice. */
export const testColumns: ImportColumn[] = [
  { title: 'first_name', field: 'firstName', rule: 'name', fault: 'Invalid first name' },
  {
    title: 'driver_id',
    field: 'driverLicenseId',
    rule: 'driverLicenseId',
    isUnique: true,
    fault: 'Invalid driver ID',
  },
]

/** A file as the page has it when it was read, or why it could not be. */
export async function openedFile(
  content: BlobPart,
  columns: readonly ImportColumn[] = testColumns,
  hasLooseTitles = false,
): Promise<ImportSheet | string> {
  const file = new File([content], 'drivers.csv')
  const course = { signal: new AbortController().signal, onProgress: () => undefined }
  const opened = await openInSheetWorker(file, sheetShapeOf({ columns, hasLooseTitles }), course)
  return typeof opened === 'string' ? opened : importSheet(file, opened)
}

/** A sheet with these rows below its titles. */
export async function sheetFrom(
  rows: string[][],
  columns: readonly ImportColumn[] = testColumns,
): Promise<ImportSheet> {
  const sheet = await openedFile(csvText([columns.map(({ title }) => title), ...rows]), columns)
  if (typeof sheet === 'string') throw new Error(sheet)
  return sheet
}
