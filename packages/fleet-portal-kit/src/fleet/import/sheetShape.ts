import { plainField } from 'api-client/contract/plainField'
import { field } from 'api-client/contract/fields'
import * as z from 'zod/mini'

/** A column as data, so that a worker can judge its cells. */
export interface ColumnShape {
  /** The title in the header row. */
  title: string
  /** The rule of the contract that a cell must satisfy. */
  rule: keyof typeof field
  /** Fewer characters than the rule allows. */
  atMost?: number
  /** A blank cell is no fault. */
  isOptional?: boolean
  /** No two rows may hold the same. */
  isUnique?: boolean
}

export interface SheetShape {
  columns: readonly ColumnShape[]
  /** Titles are read without regard to case, and a space counts as an underscore. */
  hasLooseTitles: boolean
}

/** The errors of a row, in bits: the lowest ones stand for its cells, in the order of the columns. */
export const mark = { blankRow: 1 << 27, extraCells: 1 << 28, repeated: 1 << 29, held: 1 << 30 } as const

/** How many cells of a column are remembered with what was read from them. */
const mostKnown = 2000

/** Whether a cell is right as it stands, without spaces around it. Of one that is not, its reader tells. */
export function isPlainIn({ rule, atMost = Infinity }: ColumnShape): (cell: string) => boolean {
  const plain = plainField[rule]
  return plain ? (cell) => plain.test(cell) && cell.length <= atMost : () => false
}

/** The value of a cell as the server will hold it, or nothing where the rule refuses it. */
export function readerOf(column: ColumnShape): (cell: string) => string | undefined {
  const { rule, atMost = Infinity } = column
  const schema: z.ZodMiniType<string, string> = field[rule]
  const isPlain = isPlainIn(column)
  // Names come again and again in a long file.
  const known = new Map<string, string | undefined>()
  return (cell) => {
    if (isPlain(cell)) return cell
    if (known.has(cell)) return known.get(cell)
    const read = z.safeDecode(schema, cell)
    const value = read.success && read.data.length <= atMost ? read.data : undefined
    if (known.size < mostKnown && cell.length < 80) known.set(cell, value)
    return value
  }
}

export const isBlank = (cell: string | undefined): boolean => cell === undefined || cell.trim() === ''
