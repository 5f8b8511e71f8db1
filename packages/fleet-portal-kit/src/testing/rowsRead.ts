import { readSheet, parseRows, type FileFormat, type UnreadableReason } from '../fleet/import/readSheet.ts'
import { csvSource } from 'fleet-portal-api-client/contract/csvSource'

/** Parses a CSV text. Resolves to the reason if it cannot be parsed. */
export async function rowsRead(text: string): Promise<string[][] | string> {
  const rows: string[][] = []
  const source = csvSource(new TextEncoder().encode(text))
  return (await parseRows(source, (some) => rows.push(...some))) ?? rows
}

/** Reads a file's rows and format. Resolves to the reason if it cannot be read. */
export async function sheetRead(
  content: BlobPart,
): Promise<UnreadableReason | (FileFormat & { rows: string[][] })> {
  const rows: string[][] = []
  const format = await readSheet(new Blob([content]), (some) => rows.push(...some))
  return typeof format === 'string' ? format : { ...format, rows }
}
