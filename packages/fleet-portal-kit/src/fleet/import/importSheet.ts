import type { ExistingKey, RowChange } from './openSheet.ts'
import { packedRows } from './packedRows.ts'
import { mark } from './sheetShape.ts'
import type { OpenSheetEditor } from './sheetThread.ts'

/** What became of a row: not sent yet, applied, refused, left out by the person, or sent without a word about it. */
export type RowStatus = 'waiting' | 'applied' | 'rejected' | 'leftOut' | 'untold'

export interface RowRejection {
  /** An index of the columns, where the server says which. */
  at: number | undefined
  code: string | undefined
}

/** A file on the page: its rows as they stand, what is wrong with them, and what became of them. Rows are counted from 0. */
export interface ImportSheet {
  name: string
  report: OpenSheetEditor['report']
  /** The row's number as a spreadsheet shows it. */
  numberOf: (index: number) => number
  cellsOf: (index: number) => readonly string[]
  markOf: (index: number) => number
  /** The first row with the same value in a unique column, or -1. */
  twinOf: (index: number) => number
  /** Who has its value of the unique column already, outside of the file. */
  holderOf: (index: number) => string | undefined
  fateOf: (index: number) => RowStatus
  rejectionsOf: (index: number) => readonly RowRejection[]
  /** Rows of a fate, in order. */
  rowsOf: (fate: RowStatus) => number[]
  /** Rows that cannot be sent as they are: faulty or refused. */
  badRows: () => number[]
  /** Writes a cell anew; a row that was refused may be sent again then. */
  edit: (index: number, at: number, value: string) => Promise<void>
  /** Leaves rows out of what is sent, until they are edited. */
  leaveOut: (indexes: readonly number[]) => void
  /** Tells what is taken outside of the file: rows with the same are faulty. */
  hold: (held: readonly ExistingKey[]) => void
  setFate: (indexes: readonly number[], fate: RowStatus) => void
  reject: (index: number, rejection: RowRejection) => void
  /** Resolves when every edit has been judged. */
  idle: () => Promise<void>
  isEdited: () => boolean
  /** Changes with everything that can be seen of the sheet. */
  version: () => number
  subscribe: (listener: () => void) => () => void
  close: () => void
}

const fates: readonly RowStatus[] = ['waiting', 'applied', 'rejected', 'leftOut', 'untold']

export function importSheet(file: File, { report, edit, leave, hold, close }: OpenSheetEditor): ImportSheet {
  const { count, first } = report
  const marks = report.marks.slice()
  const twins = report.twins.slice()
  const holders = new Map<number, string>()
  const fateAt = new Uint8Array(count)
  const rows = packedRows(report.blocks)
  const rejections = new Map<number, RowRejection[]>()
  const listeners = new Set<() => void>()
  let version = 0
  let last = Promise.resolve()

  const changed = () => {
    version++
    for (const listener of listeners) listener()
  }
  const fateOf = (index: number): RowStatus => fates[fateAt[index] ?? 0] ?? 'waiting'
  const select = (isWanted: (index: number) => boolean) => {
    const found: number[] = []
    for (let index = 0; index < count; index++) if (isWanted(index)) found.push(index)
    return found
  }
  const take = (changes: readonly RowChange[]) => {
    for (const { index, cells, mark: bits, twin, holder } of changes) {
      if (rows.isWritten(index)) rows.write(index, cells)
      marks[index] = bits
      twins[index] = twin
      if (holder === undefined) holders.delete(index)
      else holders.set(index, holder)
    }
  }

  const judged = (changes: Promise<RowChange[]>) => {
    const taken = changes.then((found) => {
      take(found)
      changed()
    })
    last = Promise.all([last, taken]).then(() => undefined)
    return taken
  }
  const setFate = (indexes: readonly number[], fate: RowStatus) => {
    for (const index of indexes) fateAt[index] = fates.indexOf(fate)
    changed()
  }

  return {
    name: file.name,
    report,
    numberOf: (index) => index + first,
    cellsOf: rows.cellsOf,
    markOf: (index) => marks[index] ?? 0,
    twinOf: (index) => twins[index] ?? -1,
    holderOf: (index) => holders.get(index),
    fateOf,
    rejectionsOf: (index) => rejections.get(index) ?? [],
    rowsOf: (fate) => select((index) => fateOf(index) === fate),
    badRows: () =>
      select((index) => {
        const fate = fateOf(index)
        return fate === 'rejected' || (fate === 'waiting' && marks[index] !== 0)
      }),
    edit: (index, at, value) => {
      const cells = [...rows.cellsOf(index)]
      if (cells[at] === value && fateOf(index) === 'waiting') return last
      cells[at] = value
      rows.write(index, cells)
      rejections.delete(index)
      fateAt[index] = fates.indexOf('waiting')
      changed()
      return judged(edit(index, at, value))
    },
    leaveOut: (indexes) => {
      setFate(indexes, 'leftOut')
      void judged(leave(indexes))
    },
    hold: (held) => void judged(hold(held)),
    setFate,
    reject: (index, rejection) => {
      fateAt[index] = fates.indexOf('rejected')
      rejections.set(index, [...(rejections.get(index) ?? []), rejection])
      changed()
    },
    idle: () => last,
    isEdited: () => rows.countWritten() > 0,
    version: () => version,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close,
  }
}

/** Whether a cell of a row is marked, by the index of its column. */
export const isCellMarked = (bits: number, at: number): boolean => (bits & (1 << at)) !== 0

/** The value that sits beyond the last column, or nothing. */
export const hasExtraCells = (bits: number): boolean => (bits & mark.extraCells) !== 0
