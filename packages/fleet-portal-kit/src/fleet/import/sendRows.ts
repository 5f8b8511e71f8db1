import { ApiError, uniqueId } from 'fleet-portal-api-client'
import { csvText } from 'fleet-portal-api-client/contract/csvText'
import type { ImportColumn, ImportVerdict } from './importPlan.ts'
import type { ImportSheet } from './importSheet.ts'

/** The rows of one call. */
export interface Batch {
  /** The idempotency key of the call. A retry of the call uses the same key. */
  key: string
  indexes: readonly number[]
  rows: readonly (readonly string[])[]
  file: File
}

/** The most rows of one call: few enough to show progress and to keep the wait for one answer short. */
export const batchSize = 250

/**
 * Returns the next waiting rows, or `undefined` if no row is waiting. Writes a new file from the validated cells; the
 * bytes of the chosen file are never sent.
 */
export function nextBatch(sheet: ImportSheet, columns: readonly ImportColumn[]): Batch | undefined {
  const waiting = sheet.rowsWithStatus('waiting')
  if (waiting.length === 0) return undefined
  if (waiting.some((index) => sheet.errorBitsOf(index) !== 0)) {
    throw new Error('A row with an error cannot be sent.')
  }
  const indexes = waiting.slice(0, batchSize)
  const rows = indexes.map((index) => sheet.cellsOf(index))
  const text = csvText([columns.map(({ title }) => title), ...rows])
  return { key: uniqueId(), indexes, rows, file: new File([text], sheet.name, { type: 'text/csv' }) }
}

/**
 * Stores the server's verdict on a batch in the sheet and returns the number of applied rows. A verdict without any
 * field means that all rows were applied.
 */
export function applyVerdict(
  sheet: ImportSheet,
  { indexes }: Batch,
  { applied, rejected = [] }: ImportVerdict,
  columns: readonly ImportColumn[],
): number {
  const rejectedIndexes = new Set<number>()
  for (const { row, field, code } of rejected) {
    const index = indexes[row - 2]
    if (index === undefined) continue
    rejectedIndexes.add(index)
    const columnIndex = columns.findIndex((column) => column.field === field || column.title === field)
    sheet.reject(index, { columnIndex: columnIndex < 0 ? undefined : columnIndex, code })
  }
  const others = indexes.filter((index) => !rejectedIndexes.has(index))
  const appliedCount = applied ?? others.length
  if (appliedCount >= others.length) sheet.setStatus(others, 'applied')
  else if (appliedCount > 0) sheet.setStatus(others, 'unconfirmed')
  else for (const index of others) sheet.reject(index, { columnIndex: undefined, code: undefined })
  return appliedCount
}

const rejectionStatuses: ReadonlySet<number> = new Set([400, 409, 413, 415, 422])

/** Whether the server rejected the whole batch and stored nothing. All other failures concern the call. */
export const isBatchRejection = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.hasResponse &&
  rejectionStatuses.has(error.status) &&
  (error.code === undefined || error.code === 'BadRequest')

/** Rejects the rows that the error names; the other rows keep waiting. Returns false if it names no row. */
export function rejectNamedRows(sheet: ImportSheet, { indexes }: Batch, { fields }: ApiError): boolean {
  const namedRows = fields.flatMap(({ row, code }) => {
    const index = row === undefined ? undefined : indexes[row - 2]
    return index === undefined ? [] : [{ index, code }]
  })
  for (const { index, code } of namedRows) sheet.reject(index, { columnIndex: undefined, code })
  return namedRows.length > 0
}
