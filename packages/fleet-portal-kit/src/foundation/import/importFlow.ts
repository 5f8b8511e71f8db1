import type { ImportFault } from './checkRows.ts'
import type { ImportUpload, Prepared } from './prepareImport.ts'
import type { Outcome } from './verdict.ts'

/** Where an import stands. Nothing leaves the browser before `sending`. */
export type ImportState =
  | { at: 'choosing'; isRefused: boolean }
  | { at: 'checking'; file: File }
  | { at: 'ready'; upload: ImportUpload }
  | { at: 'sending'; upload: ImportUpload; isChecking: boolean }
  | { at: 'answered'; upload: ImportUpload; outcome: Outcome }
  /** Faults found here, before anything was sent. */
  | { at: 'faulty'; faults: readonly ImportFault[] }
  /** The call itself failed. */
  | { at: 'unsent'; upload: ImportUpload; error: unknown }

export type ImportEvent =
  | { type: 'chosen'; files: readonly File[] }
  | { type: 'prepared'; file: File; prepared: Prepared }
  | { type: 'sent' }
  | { type: 'lost' }
  | { type: 'answered'; outcome: Outcome }
  | { type: 'failed'; error: unknown }
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
        ? { at: 'checking', file }
        : { at: 'choosing', isRefused: true }
    }
    case 'prepared':
      if (state.at !== 'checking' || state.file !== event.file) return state
      return 'upload' in event.prepared
        ? { at: 'ready', upload: event.prepared.upload }
        : { at: 'faulty', faults: event.prepared.faults }
    case 'sent':
      return state.at === 'ready' || state.at === 'unsent'
        ? { at: 'sending', upload: state.upload, isChecking: false }
        : state
    case 'lost':
      return state.at === 'sending' ? { ...state, isChecking: true } : state
    case 'answered':
      return state.at === 'sending' ? { at: 'answered', upload: state.upload, outcome: event.outcome } : state
    case 'failed':
      return state.at === 'sending' ? { at: 'unsent', upload: state.upload, error: event.error } : state
    case 'restarted':
      return state.at === 'sending' ? state : choosing
  }
}
