import { isBlank, isPlainIn, mark, readerOf, type SheetShape } from './sheetShape.ts'

/** Judges rows one after the other; long files are judged in a loop, so that what was found is read from it. */
export interface RowValidator {
  /** Rewrites the cells of a row as the server will hold them, in place, and answers with what is wrong with it, in bits. The cell behind the last column stands for all that are too many. */
  judge: (cells: string[]) => number
  /** What the row judged last holds in the unique column. */
  key: string | undefined
  /** Whether any cell was changed since this was last set to false. */
  hasChanged: boolean
  /** How many cells of each column were rewritten by its rule. */
  mended: number[]
  /** Which columns have had any value. */
  filled: boolean[]
}

export function createRowValidator({ columns }: SheetShape): RowValidator {
  const width = columns.length
  const unique = columns.findIndex(({ isUnique }) => isUnique)
  const parts = columns.map((column) => ({ ...column, isPlain: isPlainIn(column), read: readerOf(column) }))
  const state: RowValidator = {
    judge,
    key: undefined,
    hasChanged: false,
    mended: columns.map(() => 0),
    filled: columns.map(() => false),
  }

  function judge(cells: string[]): number {
    let bits = 0
    let blanks = 0
    state.key = undefined
    for (let at = 0; at < width; at++) {
      const { isOptional, isPlain, read } = parts[at] as (typeof parts)[number]
      const given = cells[at] ?? ''
      if (isPlain(given)) {
        state.filled[at] = true
        if (at === unique) state.key = given
        continue
      }
      const trimmed = given.trim()
      const held = trimmed === '' ? undefined : read(trimmed)
      const value = held ?? trimmed
      if (value !== trimmed) state.mended[at] = (state.mended[at] ?? 0) + 1
      if (value !== cells[at]) {
        cells[at] = value
        state.hasChanged = true
      }
      if (trimmed === '') {
        blanks++
        if (!isOptional) bits |= 1 << at
        continue
      }
      state.filled[at] = true
      if (held === undefined) bits |= 1 << at
      else if (at === unique) state.key = held
    }
    if (cells.length > width) {
      if (!isBlank(cells[width])) return bits | mark.extraCells
      cells.length = width
      state.hasChanged = true
    }
    return blanks === width ? mark.blankRow : bits
  }
  return state
}
