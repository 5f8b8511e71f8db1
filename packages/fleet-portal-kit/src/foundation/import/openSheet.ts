import { readSheet, type Pace, type Unreadable } from './readSheet.ts'
import { repeatsOf } from './repeats.ts'
import { isBlank, mark, readerOf, type SheetShape } from './sheetShape.ts'
import type { Encoding } from './sheetText.ts'
import { readTitles, type TitleFault } from './titles.ts'

/** What was found in a file, packed so that a page takes it over at once however long it is. */
export interface SheetReport {
  /** The rows below the titles, in blocks of JSON. */
  blocks: string[]
  count: number
  /** The number of the first of them in the file: 2 below a header, 1 where the file has none. */
  first: number
  /** A word of bits for every row; 0 is clean. */
  marks: Uint32Array
  /** The first row with the same value in a column where no two may have it, or -1. */
  twins: Int32Array
  titleFaults: TitleFault[]
  /** Required columns without any value, as indexes of the columns. */
  blankColumns: number[]
  /** How many cells of each column were put right. */
  mended: number[]
  encoding: Encoding
  separator: string
  /** Nothing was put right: the file itself can be sent. */
  isAsItIs: boolean
}

/** What became of a row by an edit of it, or of another one. */
export interface RowChange {
  index: number
  cells: string[]
  mark: number
  twin: number
  /** Who has the value of its unique column already, outside of the file. */
  holder: string | undefined
}

/** A value of the unique column that is taken outside of the file, and by whom. */
export interface Held {
  value: string
  name: string
}

export interface Desk {
  report: SheetReport
  /** Writes a cell anew; the column behind the last one stands for the cells that are too many. */
  edit: (index: number, at: number, value: string) => RowChange[]
  /** Leaves rows out: what they hold is free for others. An edit of a row brings it back. */
  leave: (indexes: readonly number[]) => RowChange[]
  /** Tells what is taken outside of the file. Answers with the rows that hold the same. */
  hold: (held: readonly Held[]) => RowChange[]
}

/** How many rows are in a block. */
export const blockSize = 500
const slice = 1000

/** Reads and judges a file. Resolves to why not where it cannot be read. */
export async function openSheet(
  file: Blob,
  shape: SheetShape,
  pace: Pace = {},
): Promise<Desk | Unreadable | 'noRows'> {
  const sheet = await readSheet(file, {
    ...pace,
    onProgress: (done) => pace.onProgress?.(done / 2),
  })
  if (typeof sheet === 'string') return sheet
  const { columns } = shape
  const readers = columns.map(readerOf)
  const unique = columns.findIndex(({ isUnique }) => isUnique)
  const [header = [], ...rest] = sheet.rows
  const titles = readTitles(header, rest, shape)
  const { places, width } = titles
  const repeats = repeatsOf()
  const mended = columns.map(() => 0)
  let isChanged = titles.faults.length > 0 || header.some((title, at) => title !== columns[at]?.title)

  /** Puts the cells of a row right and judges them; `keys` is what the unique column holds. */
  function judge(given: readonly string[], extra: string) {
    let bits = extra === '' ? 0 : mark.extraCells
    let key: string | undefined
    let blanks = 0
    const cells = columns.map(({ mend, isOptional }, at) => {
      const cell = (given[at] ?? '').trim()
      const value = mend ? cell.replace(mend.from, mend.to) : cell
      if (value !== cell) mended[at] = (mended[at] ?? 0) + 1
      if (value === '') {
        blanks++
        if (!isOptional) bits |= 1 << at
        return value
      }
      const read = readers[at]?.(value)
      if (read === undefined) bits |= 1 << at
      else if (at === unique) key = read
      return value
    })
    if (blanks === columns.length && extra === '') return { cells, bits: mark.blankRow, key: undefined }
    if (extra !== '') cells.push(extra)
    return { cells, bits, key }
  }
  const isInOrder = places.every((place, at) => place === at)
  const judgeRaw = (raw: readonly string[]) => {
    if (isInOrder && raw.length === columns.length) return judge(raw, '')
    const tooMany = raw.slice(width)
    const extra = tooMany.every(isBlank) ? '' : tooMany.join(' ').trim()
    return judge(
      places.map((at) => raw[at] ?? ''),
      extra,
    )
  }

  // A sheet that was pasted without its titles begins with a row like all others.
  const isHeadless = titles.isStrange && (judgeRaw(header).bits & ((1 << columns.length) - 1)) === 0
  const body = isHeadless ? sheet.rows : rest
  mended.fill(0)
  if (body.length === 0) return 'noRows'

  const rows: string[][] = []
  const marks = new Uint32Array(body.length)
  const twins = new Int32Array(body.length).fill(-1)
  const blocks: string[] = []
  const isFilled = columns.map(({ isOptional }) => isOptional === true)
  let filled = 0
  for (let index = 0; index < body.length; index++) {
    const raw = body[index] ?? []
    const { cells, bits, key } = judgeRaw(raw)
    rows.push(cells)
    const twin = key === undefined ? -1 : repeats.add(index, key)
    marks[index] = twin < 0 ? bits : bits | mark.repeated
    twins[index] = twin
    if (bits !== mark.blankRow) {
      filled++
      for (let at = 0; at < columns.length; at++) if (cells[at] !== '') isFilled[at] = true
    }
    isChanged ||= raw.length !== columns.length || cells.some((cell, at) => cell !== raw[at])
    if (rows.length % blockSize === 0) blocks.push(JSON.stringify(rows.slice(-blockSize)))
    if (index % slice === slice - 1) {
      pace.onProgress?.(0.5 + index / body.length / 2)
      await pace.breathe?.()
    }
  }
  const odd = rows.length % blockSize
  if (odd > 0) blocks.push(JSON.stringify(rows.slice(-odd)))

  const report: SheetReport = {
    blocks,
    count: rows.length,
    first: isHeadless ? 1 : 2,
    marks,
    twins,
    titleFaults: titles.faults,
    blankColumns: filled > 1 ? isFilled.flatMap((isAny, at) => (isAny ? [] : [at])) : [],
    mended,
    encoding: sheet.encoding,
    separator: sheet.separator,
    isAsItIs: !isChanged && sheet.encoding === 'utf-8' && sheet.separator === ',' && !sheet.hasMark,
  }
  const own = marks.map((bits) => bits & ~mark.repeated)
  const holders = new Map<string, string>()
  const changeOf = (index: number): RowChange => {
    const twin = repeats.firstOf(index)
    const holder = holders.get(repeats.keyOf(index) ?? '')
    const bits = (own[index] ?? 0) | (twin < 0 ? 0 : mark.repeated) | (holder === undefined ? 0 : mark.held)
    return { index, cells: rows[index] ?? [], mark: bits, twin, holder }
  }
  return {
    report,
    edit: (index, at, value) => {
      const row = [...(rows[index] ?? [])]
      row[at] = value
      const { cells, bits, key } = judge(row, (row[columns.length] ?? '').trim())
      rows[index] = cells
      own[index] = bits
      return repeats.change(index, key).map(changeOf)
    },
    leave: (indexes) => {
      const touched = new Set(indexes.flatMap((index) => repeats.change(index, undefined)))
      return [...touched].map(changeOf)
    },
    hold: (held) =>
      held
        .flatMap(({ value, name }) => {
          const key = readers[unique]?.(value)
          if (key === undefined) return []
          holders.set(key, name)
          return repeats.rowsOf(key)
        })
        .map(changeOf),
  }
}
