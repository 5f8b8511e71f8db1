import type { ImportSheet } from './importSheet.ts'
import type { ImportSummary } from './importSummary.ts'
import type { FileError } from './readSheet.ts'
import { isErrorFree } from './sheetErrors.ts'

/** The state of an import. Nothing leaves the browser before `sending`. */
export type ImportState =
  | { status: 'choosing'; isRefused: boolean }
  /**
   * `fraction` is the part of the file that is read and validated, from 0 to 1. While the rows are compared with those of the fleet,
   * it is the part that is compared.
   */
  | { status: 'checking'; file: File; isPasted: boolean; isComparing: boolean; fraction: number }
  | { status: 'ready'; sheet: ImportSheet }
  | { status: 'editing'; sheet: ImportSheet }
  | { status: 'sending'; sheet: ImportSheet; isOutcomeLookup: boolean; isStopping: boolean }
  | { status: 'finished'; sheet: ImportSheet; summary: ImportSummary }
  /** The file has errors. Nothing was sent. */
  | { status: 'invalid'; result: ImportSheet | FileError }
  /**
   * A call failed after `applied` rows were applied. `rejectedRows` are row numbers that the server rejected together,
   * without naming single rows.
   */
  | {
      status: 'failed'
      sheet: ImportSheet
      error: unknown
      applied: number
      rejectedRows: readonly number[]
    }

export type ImportEvent =
  | { type: 'filesChosen'; files: readonly File[]; isPasted?: boolean }
  | { type: 'progressed'; file: File; isComparing?: boolean; fraction: number }
  | { type: 'opened'; file: File; result: ImportSheet | FileError }
  | { type: 'editorOpened' }
  | { type: 'sendingStarted' }
  | { type: 'outcomeLookupStarted' }
  | { type: 'answerReceived' }
  /** A check found errors before anything was sent. */
  | { type: 'errorsFound' }
  | { type: 'stopped' }
  | { type: 'finished'; summary: ImportSummary }
  | { type: 'failed'; error: unknown; applied: number; rejectedRows?: readonly number[] }
  | { type: 'restarted' }

export const initialImportState: ImportState = { status: 'choosing', isRefused: false }

/** The rows of an import. Undefined before a file is read. */
export function sheetOf(state: ImportState): ImportSheet | undefined {
  if ('sheet' in state) return state.sheet
  return state.status === 'invalid' && typeof state.result !== 'string' ? state.result : undefined
}

/** Whether closing the import loses corrections. After an import of every row nothing is left to correct. */
export function hasCorrections(state: ImportState): boolean {
  const sheet = sheetOf(state)
  if (!sheet?.hasCorrections()) return false
  return state.status !== 'finished' || sheet.rowsWithStatus('rejected').length + state.summary.unsent > 0
}

const isCsv = ({ name }: File) => /\.csv$/i.test(name)

/** Returns the next state. Ignores an event that does not belong to the present state. */
export function importFlow(state: ImportState, event: ImportEvent): ImportState {
  switch (event.type) {
    case 'filesChosen': {
      if (state.status === 'sending') return state
      const [file, ...others] = event.files
      return file && others.length === 0 && isCsv(file)
        ? { status: 'checking', file, isPasted: event.isPasted === true, isComparing: false, fraction: 0 }
        : { status: 'choosing', isRefused: true }
    }
    case 'progressed':
      return state.status === 'checking' && state.file === event.file
        ? { ...state, isComparing: event.isComparing === true, fraction: event.fraction }
        : state
    case 'opened': {
      if (state.status !== 'checking' || state.file !== event.file) return state
      const { result } = event
      if (typeof result === 'string') return { status: 'invalid', result }
      if (isErrorFree(result) && result.invalidRows().length === 0) return { status: 'ready', sheet: result }
      return state.isPasted ? { status: 'editing', sheet: result } : { status: 'invalid', result }
    }
    case 'editorOpened':
      if (state.status === 'invalid') {
        return typeof state.result === 'string' ? state : { status: 'editing', sheet: state.result }
      }
      return state.status === 'ready' || state.status === 'finished' || state.status === 'failed'
        ? { status: 'editing', sheet: state.sheet }
        : state
    case 'sendingStarted':
      // Nothing is sent while the sheet has an invalid row.
      return (state.status === 'ready' ||
        state.status === 'editing' ||
        state.status === 'failed' ||
        (state.status === 'finished' && state.summary.unsent > 0)) &&
        state.sheet.invalidRows().length === 0
        ? { status: 'sending', sheet: state.sheet, isOutcomeLookup: false, isStopping: false }
        : state
    case 'outcomeLookupStarted':
      return state.status === 'sending' ? { ...state, isOutcomeLookup: true } : state
    case 'answerReceived':
      return state.status === 'sending' ? { ...state, isOutcomeLookup: false } : state
    case 'errorsFound':
      return state.status === 'sending' ? { status: 'editing', sheet: state.sheet } : state
    case 'stopped':
      return state.status === 'sending' ? { ...state, isStopping: true } : state
    case 'finished':
      return state.status === 'sending'
        ? { status: 'finished', sheet: state.sheet, summary: event.summary }
        : state
    case 'failed': {
      const { error, applied, rejectedRows = [] } = event
      return state.status === 'sending'
        ? { status: 'failed', sheet: state.sheet, error, applied, rejectedRows }
        : state
    }
    case 'restarted':
      return state.status === 'sending' ? state : initialImportState
  }
}
