import { ApiError, uniqueId } from 'api-client'
import { csvText } from 'api-client/contract/csvText'
import type { ImportColumn, ImportVerdict } from './importPlan.ts'
import type { ImportSheet } from './importSheet.ts'

/** Rows that go out in one call. */
export interface Batch {
  /** The key of the call: the same one when it is sent again. */
  key: string
  indexes: readonly number[]
  file: File
}

/** How many rows one call takes: few enough that progress is seen and little waits for one answer. */
export const batchSize = 250

/** The next rows that wait to be sent, or nothing. What was judged is written anew and sent: never the bytes of the file. */
export function nextBatch(sheet: ImportSheet, columns: readonly ImportColumn[]): Batch | undefined {
  const waiting = sheet.rowsOf('waiting')
  if (waiting.length === 0) return undefined
  if (waiting.some((index) => sheet.markOf(index) !== 0)) throw new Error('A faulty row is not sent.')
  const indexes = waiting.slice(0, batchSize)
  const rows = [columns.map(({ title }) => title), ...indexes.map((index) => sheet.cellsOf(index))]
  return { key: uniqueId(), indexes, file: new File([csvText(rows)], sheet.name, { type: 'text/csv' }) }
}

/**
 * Writes down what the server said of a batch, and answers with how many rows it applied. Without any word from it all
 * of the batch was applied.
 */
export function takeVerdict(
  sheet: ImportSheet,
  { indexes }: Batch,
  { applied, rejected = [] }: ImportVerdict,
  columns: readonly ImportColumn[],
): number {
  const named = new Set<number>()
  for (const { row, field, code } of rejected) {
    const index = indexes[row - 2]
    if (index === undefined) continue
    named.add(index)
    const at = columns.findIndex((column) => column.field === field || column.title === field)
    sheet.reject(index, { at: at < 0 ? undefined : at, code })
  }
  const others = indexes.filter((index) => !named.has(index))
  const known = applied ?? others.length
  if (known >= others.length) sheet.setFate(others, 'applied')
  else if (known > 0) sheet.setFate(others, 'untold')
  else for (const index of others) sheet.reject(index, { at: undefined, code: undefined })
  return known
}

const refusals: ReadonlySet<number> = new Set([400, 409, 413, 415, 422])

/** Whether the server refused what was sent and stored none of it. Other failures are about the call. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.hasResponse &&
  refusals.has(error.status) &&
  (error.code === undefined || error.code === 'BadRequest')

/** Rejects the rows that a refusal names; the others still wait. False where it names none of them. */
export function takeRefusal(sheet: ImportSheet, { indexes }: Batch, { fields }: ApiError): boolean {
  const named = fields.flatMap(({ row, code }) => {
    const index = row === undefined ? undefined : indexes[row - 2]
    return index === undefined ? [] : [{ index, code }]
  })
  for (const { index, code } of named) sheet.reject(index, { at: undefined, code })
  return named.length > 0
}
