import { readSheet, rowsOf, type SheetForm, type Unreadable } from '../fleet/import/readSheet.ts'
import { csvSource } from 'api-client/contract/csvSource'

/** The rows of a CSV text, or why there are none. */
export async function rowsRead(text: string): Promise<string[][] | string> {
  const rows: string[][] = []
  const source = csvSource(new TextEncoder().encode(text))
  return (await rowsOf(source, (some) => rows.push(...some))) ?? rows
}

/** A file's rows and form, or why it cannot be read. */
export async function sheetRead(content: BlobPart): Promise<Unreadable | (SheetForm & { rows: string[][] })> {
  const rows: string[][] = []
  const form = await readSheet(new Blob([content]), (some) => rows.push(...some))
  return typeof form === 'string' ? form : { ...form, rows }
}
