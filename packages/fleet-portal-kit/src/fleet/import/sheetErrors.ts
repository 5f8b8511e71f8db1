import type { ImportSheet } from './importSheet.ts'
import type { TitleError } from './matchTitles.ts'
import type { FileError } from './readSheet.ts'
import { rowErrorBit, type ColumnShape } from './sheetShape.ts'

/**
 * An error in a file. `row` and `column` are numbers from 1, as a spreadsheet shows them; `columnIndex` starts at 0.
 * An `emptyColumn` is a required column without any value; a `blankColumn` has neither title nor values.
 */
export type ImportError =
  | { kind: 'file'; reason: FileError }
  | TitleError
  | { kind: 'emptyColumn'; column: number; title: string }
  | { kind: 'blankRow'; row: number }
  | { kind: 'extraCells'; row: number }
  | { kind: 'cell'; row: number; columnIndex: number; isBlank: boolean }
  | { kind: 'duplicate'; row: number; title: string; duplicateOf: number }
  | { kind: 'existing'; row: number; title: string; existingName: string }
  | {
      kind: 'rejected'
      row: number
      columnIndex: number | undefined
      code: string | undefined
      message?: string
    }

/** The index of the column that has an error. Undefined if the error is of the whole row or file. */
export function columnIndexOf(error: ImportError, columns: readonly ColumnShape[]): number | undefined {
  if (error.kind === 'cell' || error.kind === 'rejected') return error.columnIndex
  if (error.kind !== 'duplicate' && error.kind !== 'existing') return undefined
  return columns.findIndex(({ isUnique }) => isUnique)
}

/** Lists the errors of one row, in the order of its columns. */
export function listRowErrors(
  sheet: ImportSheet,
  index: number,
  columns: readonly ColumnShape[],
): ImportError[] {
  const row = sheet.rowNumberOf(index)
  const errorBits = sheet.errorBitsOf(index)
  const errors: ImportError[] = sheet
    .rejectionsOf(index)
    .map((rejection) => ({ kind: 'rejected', row, ...rejection }))
  if (errorBits === 0) return errors
  if (errorBits & rowErrorBit.blankRow) errors.push({ kind: 'blankRow', row })
  if (errorBits & rowErrorBit.extraCells) errors.push({ kind: 'extraCells', row })
  const cells = sheet.cellsOf(index)
  for (let columnIndex = 0; columnIndex < columns.length; columnIndex++) {
    if (errorBits & (1 << columnIndex)) {
      errors.push({ kind: 'cell', row, columnIndex, isBlank: (cells[columnIndex] ?? '') === '' })
    }
  }
  const title = columns.find(({ isUnique }) => isUnique)?.title ?? ''
  if (errorBits & rowErrorBit.duplicate) {
    const duplicateOf = sheet.rowNumberOf(sheet.duplicateOf(index))
    errors.push({ kind: 'duplicate', row, title, duplicateOf })
  }
  const existingName = sheet.existingNameOf(index)
  if (existingName !== undefined) errors.push({ kind: 'existing', row, title, existingName })
  return errors
}

/** Whether a file was read without any error. */
export const isErrorFree = ({ report }: ImportSheet): boolean =>
  report.titleErrors.length === 0 && report.rowErrors.every((errorBits) => errorBits === 0)

/** Lists the errors of a file before it is sent. If the header is wrong, lists only the errors of the header. */
export function* listSheetErrors(
  sheet: ImportSheet,
  columns: readonly ColumnShape[],
): Generator<ImportError, void> {
  const { titleErrors, emptyColumns, count } = sheet.report
  if (titleErrors.length > 0) {
    yield* titleErrors
    return
  }
  for (const columnIndex of emptyColumns) {
    yield { kind: 'emptyColumn', column: columnIndex + 1, title: columns[columnIndex]?.title ?? '' }
  }
  const isInEmptyColumn = (error: ImportError) =>
    error.kind === 'cell' && error.isBlank && emptyColumns.includes(error.columnIndex)
  for (let index = 0; index < count; index++) {
    if (sheet.errorBitsOf(index) === 0) continue
    for (const error of listRowErrors(sheet, index, columns)) if (!isInEmptyColumn(error)) yield error
  }
}

/** Lists the errors of the rows that the server rejected. */
export function* listRejections(
  sheet: ImportSheet,
  columns: readonly ColumnShape[],
): Generator<ImportError, void> {
  for (const index of sheet.rowsWithStatus('rejected')) yield* listRowErrors(sheet, index, columns)
}
