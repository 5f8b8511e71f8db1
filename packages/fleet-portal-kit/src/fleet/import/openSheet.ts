import { packedRows, type PackedBlock } from './packedRows.ts'
import { readSheet, type Pace, type Unreadable } from './readSheet.ts'
import { mark, readerOf, type SheetShape } from './sheetShape.ts'
import { takeRows, type SheetReport } from './takeRows.ts'

/** What became of a row by an edit of it, or of another one. */
export interface RowChange {
  index: number
  cells: readonly string[]
  mark: number
  twin: number
  /** Who has the value of its unique column already, outside of the file. */
  holder: string | undefined
}

/** A value of the unique column that is taken outside of the file, and by whom. */
export interface ExistingKey {
  value: string
  name: string
}

export interface SheetEditor {
  report: SheetReport
  /** Writes a cell anew; the column behind the last one stands for the cells that are too many. */
  edit: (index: number, at: number, value: string) => RowChange[]
  /** Leaves rows out: what they hold is free for others. An edit of a row brings it back. */
  leave: (indexes: readonly number[]) => RowChange[]
  /** Tells what is taken outside of the file. Answers with the rows that hold the same. */
  hold: (held: readonly ExistingKey[]) => RowChange[]
}

/** Reads and judges a file, and tells the rows as they are read. Resolves to why not where it cannot be read. */
export async function openSheet(
  file: Blob,
  shape: SheetShape,
  { onBlock, ...pace }: Pace & { onBlock?: (block: PackedBlock) => void } = {},
): Promise<SheetEditor | Unreadable | 'noRows'> {
  const { take, report: reportOf, judged, repeats } = takeRows(shape, onBlock)
  const form = await readSheet(file, take, pace)
  if (typeof form === 'string') return form
  const report = reportOf(form)
  if (typeof report === 'string') return report

  const rows = packedRows(report.blocks)
  const own = report.marks.map((bits) => bits & ~mark.repeated)
  const unique = shape.columns.find(({ isUnique }) => isUnique)
  const keyOf = unique ? readerOf(unique) : () => undefined
  const holders = new Map<string, string>()
  const changeOf = (index: number): RowChange => {
    const twin = repeats.firstOf(index)
    const holder = holders.get(repeats.keyOf(index) ?? '')
    const bits = (own[index] ?? 0) | (twin < 0 ? 0 : mark.repeated) | (holder === undefined ? 0 : mark.held)
    return { index, cells: rows.cellsOf(index), mark: bits, twin, holder }
  }
  return {
    report,
    edit: (index, at, value) => {
      const cells = [...rows.cellsOf(index)]
      cells[at] = value
      own[index] = judged.judge(cells)
      rows.write(index, cells)
      return repeats.change(index, judged.key).map(changeOf)
    },
    leave: (indexes) => {
      const touched = new Set(indexes.flatMap((index) => repeats.change(index, undefined)))
      return [...touched].map(changeOf)
    },
    hold: (held) =>
      held
        .flatMap(({ value, name }) => {
          const key = keyOf(value)
          if (key === undefined) return []
          holders.set(key, name)
          return repeats.rowsOf(key)
        })
        .map(changeOf),
  }
}
