import type { ImportSheet } from './importSheet.ts'
import type { ImportOutcomeSummary } from './outcome.ts'
import type { Unreadable } from './readSheet.ts'
import { isClean } from './sheetFaults.ts'

/** Where an import stands. Nothing leaves the browser before `sending`. */
export type ImportState =
  | { status: 'choosing'; isRefused: boolean }
  /** `done` is the part that was read and judged, from 0 to 1. */
  | { status: 'checking'; file: File; isPasted: boolean; done: number }
  | { status: 'ready'; sheet: ImportSheet }
  | { status: 'fixing'; sheet: ImportSheet }
  | { status: 'sending'; sheet: ImportSheet; isChecking: boolean; isStopping: boolean }
  | { status: 'answered'; sheet: ImportSheet; outcome: ImportOutcomeSummary }
  /** Faults found here, before anything was sent. */
  | { status: 'faulty'; found: ImportSheet | Unreadable | 'noRows' }
  /** A call failed; some rows may have been applied before. `refused` has the numbers of rows that the server refused together. */
  | { status: 'unsent'; sheet: ImportSheet; error: unknown; applied: number; refused: readonly number[] }

export type ImportEvent =
  | { type: 'chosen'; files: readonly File[]; isPasted?: boolean }
  | { type: 'progressed'; file: File; done: number }
  | { type: 'opened'; file: File; found: ImportSheet | Unreadable | 'noRows' }
  | { type: 'fixed' }
  | { type: 'sent' }
  | { type: 'lost' }
  | { type: 'found' }
  | { type: 'stopped' }
  | { type: 'answered'; outcome: ImportOutcomeSummary }
  | { type: 'failed'; error: unknown; applied: number; refused?: readonly number[] }
  | { type: 'restarted' }

export const choosing: ImportState = { status: 'choosing', isRefused: false }

const isCsv = ({ name }: File) => /\.csv$/i.test(name)

/** The next state. An event that does not belong to the present state changes nothing. */
export function importFlow(state: ImportState, event: ImportEvent): ImportState {
  switch (event.type) {
    case 'chosen': {
      if (state.status === 'sending') return state
      const [file, ...others] = event.files
      return file && others.length === 0 && isCsv(file)
        ? { status: 'checking', file, isPasted: event.isPasted === true, done: 0 }
        : { status: 'choosing', isRefused: true }
    }
    case 'progressed':
      return state.status === 'checking' && state.file === event.file ? { ...state, done: event.done } : state
    case 'opened': {
      if (state.status !== 'checking' || state.file !== event.file) return state
      const { found } = event
      if (typeof found === 'string') return { status: 'faulty', found }
      if (isClean(found)) return { status: 'ready', sheet: found }
      return state.isPasted ? { status: 'fixing', sheet: found } : { status: 'faulty', found }
    }
    case 'fixed':
      if (state.status === 'faulty') {
        return typeof state.found === 'string' ? state : { status: 'fixing', sheet: state.found }
      }
      return state.status === 'ready' || state.status === 'answered' || state.status === 'unsent'
        ? { status: 'fixing', sheet: state.sheet }
        : state
    case 'sent':
      // What is sent was judged good, row by row: with a faulty row in it nothing goes out.
      return (state.status === 'ready' ||
        state.status === 'fixing' ||
        state.status === 'unsent' ||
        (state.status === 'answered' && state.outcome.unsent > 0)) &&
        state.sheet.badRows().length === 0
        ? { status: 'sending', sheet: state.sheet, isChecking: false, isStopping: false }
        : state
    case 'lost':
      return state.status === 'sending' ? { ...state, isChecking: true } : state
    case 'found':
      return state.status === 'sending' ? { ...state, isChecking: false } : state
    case 'stopped':
      return state.status === 'sending' ? { ...state, isStopping: true } : state
    case 'answered':
      return state.status === 'sending'
        ? { status: 'answered', sheet: state.sheet, outcome: event.outcome }
        : state
    case 'failed': {
      const { error, applied, refused = [] } = event
      return state.status === 'sending'
        ? { status: 'unsent', sheet: state.sheet, error, applied, refused }
        : state
    }
    case 'restarted':
      return state.status === 'sending' ? state : choosing
  }
}
