import type { ImportSheet } from './importSheet.ts'
import type { ImportOutcomeSummary } from './outcome.ts'
import type { Unreadable } from './readSheet.ts'
import { isClean } from './sheetFaults.ts'

/** Where an import stands. Nothing leaves the browser before `sending`. */
export type ImportState =
  | { at: 'choosing'; isRefused: boolean }
  /** `done` is the part that was read and judged, from 0 to 1. */
  | { at: 'checking'; file: File; isPasted: boolean; done: number }
  | { at: 'ready'; sheet: ImportSheet }
  | { at: 'fixing'; sheet: ImportSheet }
  | { at: 'sending'; sheet: ImportSheet; isChecking: boolean; isStopping: boolean }
  | { at: 'answered'; sheet: ImportSheet; outcome: ImportOutcomeSummary }
  /** Faults found here, before anything was sent. */
  | { at: 'faulty'; found: ImportSheet | Unreadable | 'noRows' }
  /** A call failed; some rows may have been applied before. `refused` has the numbers of rows that the server refused together. */
  | { at: 'unsent'; sheet: ImportSheet; error: unknown; applied: number; refused: readonly number[] }

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

export const choosing: ImportState = { at: 'choosing', isRefused: false }

const isCsv = ({ name }: File) => /\.csv$/i.test(name)

/** The next state. An event that does not belong to the present state changes nothing. */
export function importFlow(state: ImportState, event: ImportEvent): ImportState {
  switch (event.type) {
    case 'chosen': {
      if (state.at === 'sending') return state
      const [file, ...others] = event.files
      return file && others.length === 0 && isCsv(file)
        ? { at: 'checking', file, isPasted: event.isPasted === true, done: 0 }
        : { at: 'choosing', isRefused: true }
    }
    case 'progressed':
      return state.at === 'checking' && state.file === event.file ? { ...state, done: event.done } : state
    case 'opened': {
      if (state.at !== 'checking' || state.file !== event.file) return state
      const { found } = event
      if (typeof found === 'string') return { at: 'faulty', found }
      if (isClean(found)) return { at: 'ready', sheet: found }
      return state.isPasted ? { at: 'fixing', sheet: found } : { at: 'faulty', found }
    }
    case 'fixed':
      if (state.at === 'faulty') {
        return typeof state.found === 'string' ? state : { at: 'fixing', sheet: state.found }
      }
      return state.at === 'ready' || state.at === 'answered' || state.at === 'unsent'
        ? { at: 'fixing', sheet: state.sheet }
        : state
    case 'sent':
      // What is sent was judged good, row by row: with a faulty row in it nothing goes out.
      return (state.at === 'ready' ||
        state.at === 'fixing' ||
        state.at === 'unsent' ||
        (state.at === 'answered' && state.outcome.unsent > 0)) &&
        state.sheet.badRows().length === 0
        ? { at: 'sending', sheet: state.sheet, isChecking: false, isStopping: false }
        : state
    case 'lost':
      return state.at === 'sending' ? { ...state, isChecking: true } : state
    case 'found':
      return state.at === 'sending' ? { ...state, isChecking: false } : state
    case 'stopped':
      return state.at === 'sending' ? { ...state, isStopping: true } : state
    case 'answered':
      return state.at === 'sending' ? { at: 'answered', sheet: state.sheet, outcome: event.outcome } : state
    case 'failed': {
      const { error, applied, refused = [] } = event
      return state.at === 'sending' ? { at: 'unsent', sheet: state.sheet, error, applied, refused } : state
    }
    case 'restarted':
      return state.at === 'sending' ? state : choosing
  }
}
