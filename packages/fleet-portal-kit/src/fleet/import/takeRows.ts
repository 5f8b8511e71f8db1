import type { PackedBlock } from './packedRows.ts'
import type { Lines, SheetForm } from './readSheet.ts'
import { duplicateRowsOf } from './repeats.ts'
import { createRowValidator } from './rowJudge.ts'
import { isBlank, mark, type SheetShape } from './sheetShape.ts'
import { readTitles, type TitleFault } from './titles.ts'

/** What was found in a file, packed so that a page takes it over at once however long it is. */
export interface SheetReport extends SheetForm {
  /** The rows below the titles. */
  blocks: PackedBlock[]
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
}

/** Judges the rows of a file as they are read. None is kept: they go into blocks, and what is wrong into bits. */
export function takeRows(shape: SheetShape, onBlock?: (block: PackedBlock) => void) {
  const { columns } = shape
  const judged = createRowValidator(shape)
  const repeats = duplicateRowsOf()
  const marks: number[] = []
  const twins: number[] = []
  const blocks: PackedBlock[] = []
  const beyond = new Set<number>()
  let block: string[][] = []
  let blanks: string[][] = []
  let header: readonly string[] = []
  let titles = readTitles(header, shape)
  let isBegun = false
  let isHeadless = false
  let isInOrder = true
  /** Whether every row was in the columns' order: of those that are taken now. */
  let isInPlace = true
  let filled = 0

  /** The cells of a row under the columns; what is too much is one cell behind them. */
  function arranged(raw: string[]): string[] {
    if (isInOrder && raw.length === columns.length) return raw
    isInPlace = false
    const extra = raw.slice(titles.width)
    const cells = titles.places.map((at) => raw[at] ?? '')
    return extra.every(isBlank) ? cells : [...cells, extra.join(' ').trim()]
  }
  function begin(first: string[]) {
    header = first
    titles = readTitles(header, shape)
    isInOrder = titles.places.every((place, at) => place === at)
    // A sheet that was pasted without its titles begins with a row like all others.
    const cellBits = (1 << columns.length) - 1
    isHeadless = titles.isStrange && (createRowValidator(shape).judge([...arranged(first)]) & cellBits) === 0
    isInPlace = true
    isBegun = true
  }
  function add(raw: string[]) {
    for (let at = columns.length; at < header.length; at++) if (!isBlank(raw[at])) beyond.add(at)
    const cells = arranged(raw)
    const bits = judged.judge(cells)
    if (bits !== mark.blankRow) filled++
    const twin = judged.key === undefined ? -1 : repeats.add(marks.length, judged.key)
    marks.push(twin < 0 ? bits : bits | mark.repeated)
    twins.push(twin)
    block.push(cells)
  }
  /** Lines are cheaper to pack than rows: they are there already. */
  function pack(lines: Lines | undefined) {
    if (block.length === 0) return
    const from = marks.length - block.length
    const packed = lines ? { from, ...lines } : { from, text: JSON.stringify(block) }
    blocks.push(packed)
    onBlock?.(packed)
    block = []
  }

  return {
    judged,
    repeats,
    take(rows: string[][], lines?: Lines) {
      const hadBlanks = blanks.length > 0
      let start = 0
      for (const raw of rows) {
        if (!isBegun) {
          begin(raw)
          if (!isHeadless) {
            start = lines ? lines.text.indexOf(lines.lineEnd) + lines.lineEnd.length : 0
            continue
          }
        }
        // Blank rows count where another one follows.
        if (raw.every(isBlank)) {
          blanks.push(raw)
          continue
        }
        for (const blank of blanks) add(blank)
        if (blanks.length > 0) blanks = []
        add(raw)
      }
      const isAsRead = isInPlace && !judged.hasChanged
      // Blank rows that wait, from before or for later, are no lines of this block alone.
      const areLines = isAsRead && !hadBlanks && blanks.length === 0
      pack(areLines && lines ? { ...lines, text: lines.text.slice(start) } : undefined)
      isInPlace = true
      judged.hasChanged = false
    },
    /** What was found, once every row was taken. */
    report({ encoding, separator }: SheetForm): SheetReport | 'empty' | 'noRows' {
      if (marks.length === 0) return header.every(isBlank) ? 'empty' : 'noRows'
      return {
        blocks,
        count: marks.length,
        first: isHeadless ? 1 : 2,
        marks: new Uint32Array(marks),
        twins: new Int32Array(twins),
        titleFaults: titles.faults((at) => beyond.has(at)),
        blankColumns: columns.flatMap(({ isOptional }, at) =>
          filled < 2 || isOptional || judged.filled[at] ? [] : [at],
        ),
        mended: [...judged.mended],
        encoding,
        separator,
      }
    },
  }
}
