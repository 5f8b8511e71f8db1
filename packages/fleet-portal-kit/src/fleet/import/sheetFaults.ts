import type { ImportSheet } from './importSheet.ts'
import type { Unreadable } from './readSheet.ts'
import { mark, type ColumnShape } from './sheetShape.ts'
import type { TitleFault } from './titles.ts'

/** Why no row of a file can be shown. */
export type FileFault = Unreadable | 'noRows'

/** The errors of a file. Rows and columns are counted from 1, as a spreadsheet shows them; `at` is an index of the columns. */
export type ImportFault =
  | { kind: 'file'; why: FileFault }
  | TitleFault
  | { kind: 'emptyColumn'; column: number; title: string }
  | { kind: 'blankRow'; row: number }
  | { kind: 'extraCells'; row: number }
  | { kind: 'cell'; row: number; at: number; isBlank: boolean }
  | { kind: 'repeated'; row: number; title: string; of: number }
  | { kind: 'held'; row: number; title: string; by: string }
  | { kind: 'rejected'; row: number; at: number | undefined; code: string | undefined }

/** The errors of one row, in the order of its columns. */
export function rowFaults(sheet: ImportSheet, index: number, columns: readonly ColumnShape[]): ImportFault[] {
  const row = sheet.numberOf(index)
  const bits = sheet.markOf(index)
  const faults: ImportFault[] = sheet
    .rejectionsOf(index)
    .map(({ at, code }) => ({ kind: 'rejected', row, at, code }))
  if (bits === 0) return faults
  if (bits & mark.blankRow) faults.push({ kind: 'blankRow', row })
  if (bits & mark.extraCells) faults.push({ kind: 'extraCells', row })
  const cells = sheet.cellsOf(index)
  for (let at = 0; at < columns.length; at++) {
    if (bits & (1 << at)) faults.push({ kind: 'cell', row, at, isBlank: (cells[at] ?? '') === '' })
  }
  const title = columns.find(({ isUnique }) => isUnique)?.title ?? ''
  if (bits & mark.repeated) {
    faults.push({ kind: 'repeated', row, title, of: sheet.numberOf(sheet.twinOf(index)) })
  }
  const by = sheet.holderOf(index)
  if (by !== undefined) faults.push({ kind: 'held', row, title, by })
  return faults
}

/** Whether a file was read without any fault. */
export const isClean = ({ report }: ImportSheet): boolean =>
  report.titleFaults.length === 0 && report.marks.every((bits) => bits === 0)

/** The errors of a file before it is sent. A wrong header is all that is said of a file that has one. */
export function* sheetFaults(
  sheet: ImportSheet,
  columns: readonly ColumnShape[],
): Generator<ImportFault, void> {
  const { titleFaults, blankColumns, count } = sheet.report
  if (titleFaults.length > 0) {
    yield* titleFaults
    return
  }
  for (const at of blankColumns) {
    yield { kind: 'emptyColumn', column: at + 1, title: columns[at]?.title ?? '' }
  }
  const isTold = (fault: ImportFault) =>
    fault.kind === 'cell' && fault.isBlank && blankColumns.includes(fault.at)
  for (let index = 0; index < count; index++) {
    if (sheet.markOf(index) === 0) continue
    for (const fault of rowFaults(sheet, index, columns)) if (!isTold(fault)) yield fault
  }
}

/** What the server refused. */
export function* rejectedFaults(
  sheet: ImportSheet,
  columns: readonly ColumnShape[],
): Generator<ImportFault, void> {
  for (const index of sheet.rowsOf('rejected')) yield* rowFaults(sheet, index, columns)
}
