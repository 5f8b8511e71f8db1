import * as z from 'zod/mini'
import { Fault, type FieldFault } from '../fault.ts'
import { parseCsv, textOf } from './csv.ts'

const most = 10_000

type Rejected = {
  row: number
  field?: string
  code?: string
}

/** Without regard to case, a space being an underscore. */
const plainTitle = (title: string) =>
  title
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '_')

/**
 * Judges every row of a file on its own and stores the good ones. `columns` maps the titles, in their order, to
 * fields; `add` stores a row or tells why not. Rows are counted as a spreadsheet shows them: the titles are row 1.
 */
export async function importFile<S extends z.core.$ZodType<object>>(
  file: Blob,
  columns: Readonly<Record<string, string>>,
  schema: S,
  prepare: (fields: Record<string, string>) => Record<string, string>,
  add: (fields: z.output<S>) => Promise<FieldFault | undefined>,
): Promise<{ applied: number; rejected: Rejected[] }> {
  const refuse = (code: string) => new Fault('BadRequest', { fields: [{ path: 'data', code }] })
  let lines: string[][]
  try {
    lines = parseCsv(await textOf(file))
  } catch {
    throw refuse('csv')
  }
  const [titles = [], ...body] = lines
  const expected = Object.keys(columns)
  const isTitled =
    titles.length === expected.length && titles.every((title, i) => plainTitle(title) === expected[i])
  if (!isTitled) throw refuse('columns')
  if (body.length > most) throw refuse('tooLarge')

  const rejected: Rejected[] = []
  let applied = 0
  for (const [index, cells] of body.entries()) {
    const row = index + 2
    if (cells.length !== expected.length) {
      rejected.push({ row, code: 'columns' })
      continue
    }
    const fields = Object.fromEntries(Object.values(columns).map((name, i) => [name, cells[i] ?? '']))
    const decoded = z.safeDecode(schema as never, prepare(fields) as never)
    if (!decoded.success) {
      for (const issue of decoded.error.issues) {
        rejected.push({ row, field: issue.path.join('.'), code: issue.message })
      }
      continue
    }
    const fault = await add(decoded.data)
    if (fault) rejected.push({ row, field: fault.path, code: fault.code })
    else applied++
  }
  return { applied, rejected }
}
