import { collectRows, type SheetReport } from './collectRows.ts'
import { readSheet, type FileError, type ReadOptions } from './readSheet.ts'
import { createRowBlocks, type RowBlock } from './rowBlocks.ts'
import { createCellReader, rowErrorBit, type SheetShape } from './sheetShape.ts'

/** The new state of a row after an edit of this row or of another one. */
export interface RowChange {
  index: number
  cells: readonly string[]
  errorBits: number
  duplicateOf: number
  /** The name of the fleet's existing item with the same unique value. */
  existingName: string | undefined
}

/** A value of the unique column that the fleet already has, and the name of its item. */
export interface ExistingKey {
  value: string
  name: string
}

export interface SheetEditor {
  report: SheetReport
  /** Sets a cell and returns the changed rows. The index after the last column stands for all surplus cells. */
  edit: (index: number, columnIndex: number, value: string) => RowChange[]
  /** Excludes rows: their unique values become free for other rows. An edit of a row includes it again. */
  exclude: (indexes: readonly number[]) => RowChange[]
  /** Adds unique values that the fleet already has, and returns the rows with the same values. */
  addExisting: (keys: readonly ExistingKey[]) => RowChange[]
}

/** Reads and validates a file. Calls `onBlock` while it reads. Resolves to the error if the file cannot be read. */
export async function openSheet(
  file: Blob,
  shape: SheetShape,
  { onBlock, ...options }: ReadOptions & { onBlock?: (block: RowBlock) => void } = {},
): Promise<SheetEditor | FileError> {
  const { addRows, createReport, validator, duplicateIndex } = collectRows(shape, onBlock)
  const format = await readSheet(file, addRows, options)
  if (typeof format === 'string') return format
  const report = createReport(format)
  if (typeof report === 'string') return report

  const rows = createRowBlocks(report.blocks)
  /** The error bits of each row that do not depend on other rows. */
  const ownErrors = report.rowErrors.map((errorBits) => errorBits & ~rowErrorBit.duplicate)
  const uniqueColumn = shape.columns.find(({ isUnique }) => isUnique)
  const readKey = uniqueColumn ? createCellReader(uniqueColumn) : () => undefined
  const existingNames = new Map<string, string>()
  const changeOf = (index: number): RowChange => {
    const duplicateOf = duplicateIndex.firstOf(index)
    const existingName = existingNames.get(duplicateIndex.keyOf(index) ?? '')
    const errorBits =
      (ownErrors[index] ?? 0) |
      (duplicateOf < 0 ? 0 : rowErrorBit.duplicate) |
      (existingName === undefined ? 0 : rowErrorBit.existing)
    return { index, cells: rows.cellsOf(index), errorBits, duplicateOf, existingName }
  }
  return {
    report,
    edit: (index, columnIndex, value) => {
      const cells = [...rows.cellsOf(index)]
      cells[columnIndex] = value
      ownErrors[index] = validator.validate(cells)
      rows.write(index, cells)
      return duplicateIndex.change(index, validator.key).map(changeOf)
    },
    exclude: (indexes) => {
      const changed = new Set(indexes.flatMap((index) => duplicateIndex.change(index, undefined)))
      return [...changed].map(changeOf)
    },
    addExisting: (keys) =>
      keys
        .flatMap(({ value, name }) => {
          const key = readKey(value)
          if (key === undefined) return []
          existingNames.set(key, name)
          return duplicateIndex.rowsWithKey(key)
        })
        .map(changeOf),
  }
}
