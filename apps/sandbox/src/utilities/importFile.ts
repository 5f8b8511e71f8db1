import * as z from 'zod/mini'
import { Fault, type FieldFault } from '../fault.ts'
import { isBlank, readCsv } from './csv.ts'
import { newId } from './ids.ts'

const most = 10_000

type Rejected = {
  row: number
  field?: string
  code?: string
}

interface ImportOf<S> {
  /** The fields under the titles of the file, in their order. */
  columns: Readonly<Record<string, string>>
  schema: S
  /** Reads what the schema has no word for. */
  prepare?: (fields: Record<string, string>) => Record<string, string>
  /** The prefix of the new ids. */
  prefix: string
  /** Stores a row, or says why not. */
  add: (id: string, fields: z.output<S>) => Promise<FieldFault | undefined>
}

/** Without regard to case, a space being an underscore. */
const plainTitle = (title: string) =>
  title
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '_')

const refuse = (code: string, row?: number) =>
  new Fault('BadRequest', { fields: [{ path: 'data', code, ...(row !== undefined && { row }) }] })

/** The rows below the titles. A file that is refused as a whole is refused at a row wherever there is one. */
async function bodyOf(file: Blob, expected: readonly string[]): Promise<string[][]> {
  const read = readCsv(new Uint8Array(await file.arrayBuffer()))
  if (!Array.isArray(read)) throw refuse(read.code, read.row)
  const [titles = [], ...body] = read
  const isTitled =
    titles.length >= expected.length &&
    titles.every((title, at) => plainTitle(title) === (expected[at] ?? ''))
  if (!isTitled) throw refuse('columns', 1)
  if (body.length > most) throw refuse('tooLarge', most + 2)
  return body
}

/** Judges every row of a file on its own and stores the good ones. The titles are row 1, as in a spreadsheet. */
export async function importFile<S extends z.core.$ZodType<object>>(
  file: Blob,
  { columns, schema, prepare = (fields) => fields, prefix, add }: ImportOf<S>,
): Promise<{ applied: number; rejected: Rejected[] }> {
  const names = Object.values(columns)
  const body = await bodyOf(file, Object.keys(columns))
  // Lists have the newest id first: in turn, the rows stand there in the order of the file.
  const ids = body.map(() => newId(prefix)).toReversed()
  const rejected: Rejected[] = []
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
    const fault = await add(ids[index] ?? newId(prefix), decoded.data)
    if (fault) rejected.push({ row, field: fault.path, code: fault.code })
    else applied++
  }
  return { applied, rejected }
}
