import {
  driverLicenseIdField,
  importedMobileField,
  mobileField,
  modelField,
  nameField,
  plateNumberField,
  remarksField,
  requiredField,
} from 'fleet-portal-api-client/contract/fields'
import { plainField } from 'fleet-portal-api-client/contract/plainField'
import * as z from 'zod/mini'

/** The field rules of the contract that imports use. A page with imports loads no other rules. */
const cellRules = {
  required: requiredField,
  name: nameField,
  mobile: mobileField,
  importedMobile: importedMobileField,
  driverLicenseId: driverLicenseIdField,
  plateNumber: plateNumberField,
  model: modelField,
  remarks: remarksField,
} satisfies Record<string, z.ZodMiniType<string, string>>

/** A column as plain data, so that a worker can validate its cells. */
export interface ColumnShape {
  /** The title in the header row. */
  title: string
  /** Other titles of the same column, in lower case with underscores for spaces. Only if `isInAnyOrder`. */
  aliases?: readonly string[]
  /** The field rule of the contract that validates a cell. */
  rule: keyof typeof cellRules
  /** The longest value in characters, if it is shorter than the rule allows. */
  maxLength?: number
  /** A blank cell is valid. */
  isOptional?: boolean
  /** No two rows may have the same value. */
  isUnique?: boolean
}

export interface SheetShape {
  columns: readonly ColumnShape[]
  /** Titles match in any case, and a space matches an underscore. */
  hasLooseTitles: boolean
  /** Columns are found by their titles, in any order. Missing columns are blank, unknown columns are ignored. */
  isInAnyOrder?: boolean
}

/** The errors of a row as bits. The lowest bits are its invalid cells, in the order of the columns. */
export const rowErrorBit = {
  blankRow: 1 << 27,
  extraCells: 1 << 28,
  duplicate: 1 << 29,
  existing: 1 << 30,
} as const

/** How many cells of a column are cached with their parsed values. */
const maxCachedCells = 2000

/**
 * Returns a fast check for cells that are valid and need no rewriting. A cell that fails it can still be valid:
 * `createCellReader` decides.
 */
export function createPlainCheck({ rule, maxLength = Infinity }: ColumnShape): (cell: string) => boolean {
  const plain = plainField[rule]
  return plain ? (cell) => plain.test(cell) && cell.length <= maxLength : () => false
}

/** Returns a function that converts a cell to the value the server stores, or to `undefined` if it is invalid. */
export function createCellReader(column: ColumnShape): (cell: string) => string | undefined {
  const { rule, maxLength = Infinity } = column
  const schema: z.ZodMiniType<string, string> = cellRules[rule]
  const isPlain = createPlainCheck(column)
  // The same names occur many times in a long file.
  const cache = new Map<string, string | undefined>()
  return (cell) => {
    if (isPlain(cell)) return cell
    if (cache.has(cell)) return cache.get(cell)
    const parsed = z.safeDecode(schema, cell)
    const value = parsed.success && parsed.data.length <= maxLength ? parsed.data : undefined
    if (cache.size < maxCachedCells && cell.length < 80) cache.set(cell, value)
    return value
  }
}

export const isBlank = (cell: string | undefined): boolean => cell === undefined || cell.trim() === ''
