import { createCellReader, createPlainCheck, isBlank, rowErrorBit, type SheetShape } from './sheetShape.ts'

/** Validates rows one after another. Its results are fields, because a new object for each row of a long file is slow. */
export interface RowValidator {
  /**
   * Rewrites the cells of a row in place to the values that the server stores, and returns the errors of the row as
   * bits. The cell after the last column contains all surplus cells.
   */
  validate: (cells: string[]) => number
  /** The value in the unique column of the last validated row. */
  key: string | undefined
  /** Whether any cell was changed since the caller last set this to false. */
  hasChanged: boolean
  /** How many cells of each column were rewritten by its rule. */
  correctedCounts: number[]
  /** Which columns have at least one value. */
  filled: boolean[]
}

export function createRowValidator({ columns }: SheetShape): RowValidator {
  const width = columns.length
  const uniqueIndex = columns.findIndex(({ isUnique }) => isUnique)
  const columnReaders = columns.map((column) => ({
    ...column,
    isPlain: createPlainCheck(column),
    read: createCellReader(column),
  }))
  const validator: RowValidator = {
    validate,
    key: undefined,
    hasChanged: false,
    correctedCounts: columns.map(() => 0),
    filled: columns.map(() => false),
  }

  function validate(cells: string[]): number {
    let errorBits = 0
    let blankCells = 0
    validator.key = undefined
    for (let index = 0; index < width; index++) {
      const { isOptional, isPlain, read } = columnReaders[index] as (typeof columnReaders)[number]
      const cell = cells[index] ?? ''
      if (isPlain(cell)) {
        validator.filled[index] = true
        if (index === uniqueIndex) validator.key = cell
        continue
      }
      const trimmed = cell.trim()
      const valid = trimmed === '' ? undefined : read(trimmed)
      const value = valid ?? trimmed
      if (value !== trimmed) {
        validator.correctedCounts[index] = (validator.correctedCounts[index] ?? 0) + 1
      }
      if (value !== cells[index]) {
        cells[index] = value
        validator.hasChanged = true
      }
      if (trimmed === '') {
        blankCells++
        if (!isOptional) errorBits |= 1 << index
        continue
      }
      validator.filled[index] = true
      if (valid === undefined) errorBits |= 1 << index
      else if (index === uniqueIndex) validator.key = valid
    }
    if (cells.length > width) {
      if (!isBlank(cells[width])) return errorBits | rowErrorBit.extraCells
      cells.length = width
      validator.hasChanged = true
    }
    return blankCells === width ? rowErrorBit.blankRow : errorBits
  }
  return validator
}
