import type { ExistingKey, RowChange } from './openSheet.ts'
import type { AsyncSheetEditor } from './openInSheetWorker.ts'
import { createRowBlocks } from './rowBlocks.ts'
import { rowErrorBit } from './sheetShape.ts'

/**
 * The state of a row on its way to the server: `waiting` is not sent yet, `excluded` was left out by the user,
 * `unconfirmed` was sent without a confirmation from the server.
 */
export type RowStatus = 'waiting' | 'applied' | 'rejected' | 'excluded' | 'unconfirmed'

export interface RowRejection {
  /** The index of the column, if the server names it. */
  columnIndex: number | undefined
  code: string | undefined
  /** The reason as a sentence, instead of the message of the code. */
  message?: string
}

/** An imported file on the page: the current cells, errors and status of its rows. Row indexes start at 0. */
export interface ImportSheet {
  name: string
  report: AsyncSheetEditor['report']
  /** The row's number as a spreadsheet shows it. */
  rowNumberOf: (index: number) => number
  cellsOf: (index: number) => readonly string[]
  /** The errors of a row in bits, see `rowErrorBit`. 0 means valid. */
  errorBitsOf: (index: number) => number
  /** The first row with the same value in the unique column, or -1. */
  duplicateOf: (index: number) => number
  /** The name of the fleet's existing item with the same unique value. */
  existingNameOf: (index: number) => string | undefined
  statusOf: (index: number) => RowStatus
  rejectionsOf: (index: number) => readonly RowRejection[]
  /** The rows with a status, in order. */
  rowsWithStatus: (status: RowStatus) => number[]
  /** The rows that cannot be sent yet: invalid or rejected. */
  invalidRows: () => number[]
  /** Sets a cell. A rejected row can be sent again after an edit. */
  edit: (index: number, columnIndex: number, value: string) => Promise<void>
  /** Excludes rows from the upload until they are edited. */
  exclude: (indexes: readonly number[]) => void
  /** Adds unique values that the fleet already has. Rows with the same value become invalid. */
  addExisting: (keys: readonly ExistingKey[]) => void
  setStatus: (indexes: readonly number[], status: RowStatus) => void
  reject: (index: number, rejection: RowRejection) => void
  /** Resolves when every edit is validated. */
  whenValidated: () => Promise<void>
  /** Whether rows that were not applied have corrections, or were left out. */
  hasCorrections: () => boolean
  /** Increases with every visible change of the sheet. */
  version: () => number
  subscribe: (listener: () => void) => () => void
  close: () => void
}

const statuses: readonly RowStatus[] = ['waiting', 'applied', 'rejected', 'excluded', 'unconfirmed']

export function createImportSheet(
  file: File,
  { report, edit, exclude, addExisting, close }: AsyncSheetEditor,
): ImportSheet {
  const { count, firstRowNumber } = report
  const rowErrors = report.rowErrors.slice()
  const duplicates = report.duplicates.slice()
  const existingNames = new Map<number, string>()
  const statusIndexes = new Uint8Array(count)
  const rows = createRowBlocks(report.blocks)
  const rejections = new Map<number, RowRejection[]>()
  const listeners = new Set<() => void>()
  let version = 0
  let validation = Promise.resolve()

  const notifyListeners = () => {
    version++
    for (const listener of listeners) listener()
  }
  const statusOf = (index: number): RowStatus => statuses[statusIndexes[index] ?? 0] ?? 'waiting'
  const filterRows = (isWanted: (index: number) => boolean) => {
    const found: number[] = []
    for (let index = 0; index < count; index++) if (isWanted(index)) found.push(index)
    return found
  }
  const applyChanges = (changes: readonly RowChange[]) => {
    for (const { index, cells, errorBits, duplicateOf, existingName } of changes) {
      if (rows.isEdited(index)) rows.write(index, cells)
      rowErrors[index] = errorBits
      duplicates[index] = duplicateOf
      if (existingName === undefined) existingNames.delete(index)
      else existingNames.set(index, existingName)
    }
  }

  const applyValidated = (changes: Promise<RowChange[]>) => {
    const applied = changes.then((found) => {
      applyChanges(found)
      notifyListeners()
    })
    validation = Promise.all([validation, applied]).then(() => undefined)
    return applied
  }
  const setStatus = (indexes: readonly number[], status: RowStatus) => {
    for (const index of indexes) statusIndexes[index] = statuses.indexOf(status)
    notifyListeners()
  }

  return {
    name: file.name,
    report,
    rowNumberOf: (index) => index + firstRowNumber,
    cellsOf: rows.cellsOf,
    errorBitsOf: (index) => rowErrors[index] ?? 0,
    duplicateOf: (index) => duplicates[index] ?? -1,
    existingNameOf: (index) => existingNames.get(index),
    statusOf,
    rejectionsOf: (index) => rejections.get(index) ?? [],
    rowsWithStatus: (status) => filterRows((index) => statusOf(index) === status),
    invalidRows: () =>
      filterRows((index) => {
        const status = statusOf(index)
        return status === 'rejected' || (status === 'waiting' && rowErrors[index] !== 0)
      }),
    edit: (index, columnIndex, value) => {
      const cells = [...rows.cellsOf(index)]
      if (cells[columnIndex] === value && statusOf(index) === 'waiting') return validation
      cells[columnIndex] = value
      rows.write(index, cells)
      rejections.delete(index)
      statusIndexes[index] = statuses.indexOf('waiting')
      notifyListeners()
      return applyValidated(edit(index, columnIndex, value))
    },
    exclude: (indexes) => {
      setStatus(indexes, 'excluded')
      void applyValidated(exclude(indexes))
    },
    addExisting: (keys) => void applyValidated(addExisting(keys)),
    setStatus,
    reject: (index, rejection) => {
      statusIndexes[index] = statuses.indexOf('rejected')
      rejections.set(index, [...(rejections.get(index) ?? []), rejection])
      notifyListeners()
    },
    whenValidated: () => validation,
    hasCorrections: () =>
      filterRows((index) => {
        const status = statusOf(index)
        return status === 'excluded' || (rows.isEdited(index) && status !== 'applied')
      }).length > 0,
    version: () => version,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close,
  }
}

/** Whether the cell of a column is invalid. */
export const isCellInvalid = (errorBits: number, columnIndex: number): boolean =>
  (errorBits & (1 << columnIndex)) !== 0

/** Whether a row has a value beyond the last column. */
export const hasExtraCells = (errorBits: number): boolean => (errorBits & rowErrorBit.extraCells) !== 0
