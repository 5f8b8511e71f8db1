import { createDuplicateIndex } from './duplicateRows.ts'
import { matchTitles, type TitleError } from './matchTitles.ts'
import type { FileFormat, SourceText } from './readSheet.ts'
import type { RowBlock } from './rowBlocks.ts'
import { createRowValidator } from './rowValidator.ts'
import { isBlank, rowErrorBit, type SheetShape } from './sheetShape.ts'

/** The validated content of a file, compact enough to post a long file to the page in one message. */
export interface SheetReport extends FileFormat {
  /** The rows below the titles. */
  blocks: RowBlock[]
  count: number
  /** The row number of the first row in the file: 2 below a header, 1 if the file has no header. */
  firstRowNumber: number
  /** The error bits of every row, see `rowErrorBit`. 0 means valid. */
  rowErrors: Uint32Array
  /** For every row, the first row with the same value in the unique column, or -1. */
  duplicates: Int32Array
  titleErrors: TitleError[]
  /** The titles of the file, if some are wrong. */
  wrongTitles: readonly string[]
  /** The titles of columns that are not used. */
  ignoredTitles: readonly string[]
  /** The indexes of required columns without any value. */
  emptyColumns: number[]
  /** How many cells of each column were rewritten by its rule. */
  correctedCounts: number[]
}

/**
 * Validates the rows of a file while they are read. To save memory, rows are stored as text blocks and errors as bits.
 */
export function collectRows(shape: SheetShape, onBlock?: (block: RowBlock) => void) {
  const { columns } = shape
  const validator = createRowValidator(shape)
  const duplicateIndex = createDuplicateIndex()
  const rowErrors: number[] = []
  const duplicates: number[] = []
  const blocks: RowBlock[] = []
  const filledSurplusColumns = new Set<number>()
  let block: string[][] = []
  let pendingBlankRows: string[][] = []
  let header: readonly string[] = []
  let titles = matchTitles(header, shape)
  let hasStarted = false
  let hasNoHeader = false
  let isInColumnOrder = true
  /** Whether every row of the present block had the order and number of the columns. */
  let isBlockUnchanged = true
  let filledRows = 0

  /** Sorts the cells of a row by column. Surplus cells are joined into one cell after the last column. */
  function sortCells(raw: string[]): string[] {
    if (isInColumnOrder && raw.length === columns.length) return raw
    isBlockUnchanged = false
    const extra = raw.slice(titles.width)
    const cells = titles.positions.map((position) => raw[position] ?? '')
    return extra.every(isBlank) ? cells : [...cells, extra.join(' ').trim()]
  }
  function readHeader(firstRow: string[]) {
    header = firstRow
    titles = matchTitles(header, shape)
    isInColumnOrder = titles.positions.every((position, index) => position === index)
    // Rows pasted without their titles start with a data row: its cells are valid. If columns are found by their titles, a row
    // without any known title is a data row.
    const cellBits = (1 << columns.length) - 1
    hasNoHeader =
      titles.hasNoKnownTitle &&
      (shape.isInAnyOrder === true ||
        (createRowValidator(shape).validate([...sortCells(firstRow)]) & cellBits) === 0)
    isBlockUnchanged = true
    hasStarted = true
  }
  function add(raw: string[]) {
    for (let index = columns.length; index < header.length; index++) {
      if (!isBlank(raw[index])) filledSurplusColumns.add(index)
    }
    const cells = sortCells(raw)
    const errorBits = validator.validate(cells)
    if (errorBits !== rowErrorBit.blankRow) filledRows++
    const duplicateOf = validator.key === undefined ? -1 : duplicateIndex.add(rowErrors.length, validator.key)
    rowErrors.push(duplicateOf < 0 ? errorBits : errorBits | rowErrorBit.duplicate)
    duplicates.push(duplicateOf)
    block.push(cells)
  }
  /** Ends the present block. The source text, if usable, saves the cost of serializing the rows. */
  function endBlock(source: SourceText | undefined) {
    if (block.length === 0) return
    const from = rowErrors.length - block.length
    const ended = source ? { from, ...source } : { from, text: JSON.stringify(block) }
    blocks.push(ended)
    onBlock?.(ended)
    block = []
  }

  return {
    validator,
    duplicateIndex,
    addRows(rows: string[][], source?: SourceText) {
      const hadPendingBlankRows = pendingBlankRows.length > 0
      let start = 0
      for (const raw of rows) {
        if (!hasStarted) {
          readHeader(raw)
          if (!hasNoHeader) {
            start = source ? source.text.indexOf(source.lineEnd) + source.lineEnd.length : 0
            continue
          }
        }
        // Blank rows count only if another row follows.
        if (raw.every(isBlank)) {
          pendingBlankRows.push(raw)
          continue
        }
        for (const blankRow of pendingBlankRows) add(blankRow)
        if (pendingBlankRows.length > 0) pendingBlankRows = []
        add(raw)
      }
      const isAsRead = isBlockUnchanged && !validator.hasChanged
      // With pending blank rows before or after it, the block has other rows than the source text.
      const matchesSource = isAsRead && !hadPendingBlankRows && pendingBlankRows.length === 0
      endBlock(matchesSource && source ? { ...source, text: source.text.slice(start) } : undefined)
      isBlockUnchanged = true
      validator.hasChanged = false
    },
    /** Returns the report. Call it after all rows are added. */
    createReport({ encoding, separator }: FileFormat): SheetReport | 'empty' | 'noRows' {
      if (rowErrors.length === 0) return header.every(isBlank) ? 'empty' : 'noRows'
      const titleErrors = titles.errors((index) => filledSurplusColumns.has(index))
      return {
        blocks,
        count: rowErrors.length,
        firstRowNumber: hasNoHeader ? 1 : 2,
        rowErrors: new Uint32Array(rowErrors),
        duplicates: new Int32Array(duplicates),
        titleErrors,
        wrongTitles: titleErrors.length > 0 ? header.map((title) => title.trim()) : [],
        ignoredTitles: titles.ignoredTitles,
        emptyColumns: columns.flatMap(({ isOptional }, index) =>
          filledRows < 2 || isOptional || validator.filled[index] ? [] : [index],
        ),
        correctedCounts: [...validator.correctedCounts],
        encoding,
        separator,
      }
    },
  }
}
