import * as z from 'zod/mini'
import { Fault, type FieldFault } from '../fault.ts'
import { isBlank, readCsv } from './csv.ts'
import { newId } from './ids.ts'

const maxRows = 10_000

type RejectedRow = {
  row: number
  field?: string
  code?: string
}

interface ImportOptions<S> {
  /** The field names by column title, in the order of the file. */
  columns: Readonly<Record<string, string>>
  schema: S
  /** Converts the texts of a row before the schema decodes them. */
  prepare?: (fields: Record<string, string>) => Record<string, string>
  /** The prefix of the new ids. */
  prefix: string
  /** Stores a row. Resolves to the field error if the row is refused. */
  store: (id: string, fields: z.output<S>) => Promise<FieldFault | undefined>
}

/** Titles are compared without case; spaces count as underscores. */
const normalizeTitle = (title: string) =>
  title
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '_')

const fileFault = (code: string, row?: number) =>
  new Fault('BadRequest', { fields: [{ path: 'data', code, ...(row !== undefined && { row }) }] })

/** The rows below the titles. The error of a refused file has a row number if a row causes it. */
async function readBody(file: Blob, expected: readonly string[]): Promise<string[][]> {
  const read = readCsv(new Uint8Array(await file.arrayBuffer()))
  if (!Array.isArray(read)) throw fileFault(read.code, read.row)
  const [titles = [], ...body] = read
  const isTitled =
    titles.length >= expected.length &&
    titles.every((title, at) => normalizeTitle(title) === (expected[at] ?? ''))
  if (!isTitled) throw fileFault('columns', 1)
  if (body.length > maxRows) throw fileFault('tooLarge', maxRows + 2)
  return body
}

/** Validates every row of a file by itself and stores the valid ones. The titles are row 1, as in a spreadsheet. */
export async function importFile<S extends z.core.$ZodType<object>>(
  file: Blob,
  { columns, schema, prepare = (fields) => fields, prefix, store }: ImportOptions<S>,
): Promise<{ applied: number; rejected: RejectedRow[] }> {
  const names = Object.values(columns)
  const body = await readBody(file, Object.keys(columns))
  // Lists show the highest id first. Reversed ids show the imported rows in the order of the file.
  const ids = body.map(() => newId(prefix)).toReversed()
  const rejected: RejectedRow[] = []
  let applied = 0
  for (const [index, cells] of body.entries()) {
    const row = index + 2
    if (cells.every(isBlank)) {
      rejected.push({ row, code: 'blankRow' })
      continue
    }
    if (!cells.slice(names.length).every(isBlank)) {
      rejected.push({ row, code: 'columns' })
      continue
    }
    const fields = Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']))
    const decoded = z.safeDecode(schema as never, prepare(fields) as never)
    if (!decoded.success) {
      for (const issue of decoded.error.issues) {
        rejected.push({ row, field: issue.path.join('.'), code: issue.message })
      }
      continue
    }
    const fault = await store(ids[index] ?? newId(prefix), decoded.data)
    if (fault) rejected.push({ row, field: fault.path, code: fault.code })
    else applied++
  }
  return { applied, rejected }
}
