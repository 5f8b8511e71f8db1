import type { ImportSheet } from './importSheet.ts'
import { columnIndexOf, listRowErrors } from './sheetErrors.ts'
import { isBlank, type ColumnShape } from './sheetShape.ts'

/** The indexes of the columns that are required or have a value in a row. */
export function filledColumns(sheet: ImportSheet, columns: readonly ColumnShape[]): ReadonlySet<number> {
  const found = new Set<number>()
  const empty = new Set(columns.keys())
  const add = (columnIndex: number) => {
    found.add(columnIndex)
    empty.delete(columnIndex)
  }
  for (const [columnIndex, { isOptional }] of columns.entries()) if (!isOptional) add(columnIndex)
  for (let index = 0; index < sheet.report.count && empty.size > 0; index++) {
    const cells = sheet.cellsOf(index)
    for (const columnIndex of empty) if (!isBlank(cells[columnIndex])) add(columnIndex)
  }
  return found
}

/** The indexes of the columns that have an error in one of the rows. */
export const columnsWithErrors = (
  sheet: ImportSheet,
  columns: readonly ColumnShape[],
  rows: readonly number[],
): ReadonlySet<number> =>
  new Set(
    rows.flatMap((index) =>
      listRowErrors(sheet, index, columns).flatMap((error) => columnIndexOf(error, columns) ?? []),
    ),
  )
