import { uniqueId } from 'api-client'
import type { FuelCode } from 'api-client/contract/fuelCodes'
import { faultsOf, type CodeFault, type CodeValues } from './codeRules.ts'
import { compareWithSent } from './draftKey.ts'

/** A fuel code that the user has prepared and not yet generated. */
export interface CodeDraft {
  draftId: string
  values: CodeValues
  /** What the rules or the server found wrong with it. The next change clears them. */
  faults: readonly CodeFault[]
}

/** The codes of one call, as the dialog shows them. */
export interface GeneratedCodes {
  key: string
  /** The drafts that the call was made of, in its order. A draft that is no longer on this page is missing. */
  sent: readonly (CodeDraft | undefined)[]
  /** Undefined if the server does not return them. */
  codes: readonly FuelCode[] | undefined
  /** Another tab sent the same drafts. This tab sent nothing. */
  isFromOtherTab: boolean
}

export interface DraftsState {
  drafts: readonly CodeDraft[]
  /** When an earlier page last changed the drafts, in milliseconds. The next change clears it. */
  restoredFrom?: number | undefined
  /** Why the last call generated nothing, until the next change. */
  notice?: 'faulty' | 'notGenerated' | undefined
  /** How many calls ended without codes. Each attempt has its own key. */
  attempt?: number | undefined
  /** What the last call generated, until the user closes it. */
  generated?: GeneratedCodes | undefined
}

export type DraftsAction =
  | { type: 'added'; values: readonly CodeValues[] }
  | { type: 'changed'; draftId: string; values: CodeValues }
  | { type: 'removed'; draftId: string }
  | { type: 'restored'; drafts: readonly CodeDraft[]; index: number }
  | { type: 'discarded' }
  | { type: 'validated'; today: string }
  /** A call took effect. `sent` are the fingerprints of its drafts. */
  | {
      type: 'generated'
      key: string
      sent: readonly string[]
      codes: readonly FuelCode[] | undefined
      isFromOtherTab: boolean
    }
  /** A call had no effect. */
  | { type: 'notGenerated'; faults?: DraftFaults; notice?: DraftsState['notice'] }
  | { type: 'closed' }

/** Faults by the index of the draft in the call. */
export type DraftFaults = ReadonlyMap<number, readonly CodeFault[]>

export const noDrafts: DraftsState = { drafts: [] }

const draftOf = (values: CodeValues): CodeDraft => ({ draftId: uniqueId(), values, faults: [] })

/** The copy of a code. It does not save the same template again. */
export const duplicateOf = (values: CodeValues): CodeValues => ({ ...values, saveTemplate: false })

const withFaults = (drafts: readonly CodeDraft[], faults: DraftFaults) =>
  drafts.map((draft, index) => ({ ...draft, faults: faults.get(index) ?? [] }))

export const hasFaults = ({ drafts }: DraftsState): boolean => drafts.some(({ faults }) => faults.length > 0)

/** The drafts of a user for a fleet. */
export function draftsReducer(state: DraftsState, action: DraftsAction): DraftsState {
  const next = reduce(state, action)
  return next === state || next.restoredFrom === undefined ? next : { ...next, restoredFrom: undefined }
}

function reduce(state: DraftsState, action: DraftsAction): DraftsState {
  const { drafts } = state
  const withDrafts = (changed: readonly CodeDraft[]): DraftsState => ({
    ...state,
    drafts: changed,
    notice: undefined,
  })
  switch (action.type) {
    case 'added':
      return withDrafts([...drafts, ...action.values.map(draftOf)])
    case 'changed': {
      const { draftId, values } = action
      return withDrafts(
        drafts.map((draft) => (draft.draftId === draftId ? { draftId, values, faults: [] } : draft)),
      )
    }
    case 'removed':
      return withDrafts(drafts.filter(({ draftId }) => draftId !== action.draftId))
    case 'restored':
      return withDrafts(drafts.toSpliced(action.index, 0, ...action.drafts))
    case 'discarded':
      return withDrafts([])
    case 'validated': {
      const faults = drafts.map(({ values }) => faultsOf(values, action.today))
      return withDrafts(withFaults(drafts, new Map(faults.entries())))
    }
    case 'generated': {
      const { key, sent, codes, isFromOtherTab } = action
      const compared = compareWithSent(drafts, sent)
      // A draft that was changed after it was sent is a new code.
      const remaining = drafts
        .filter((draft) => !compared.same.includes(draft))
        .map((draft) => (compared.changed.includes(draft) ? { ...draft, draftId: uniqueId() } : draft))
      return {
        ...withDrafts(remaining),
        generated: { key, sent: compared.sent, codes, isFromOtherTab },
      }
    }
    case 'notGenerated':
      return {
        ...state,
        drafts: action.faults ? withFaults(drafts, action.faults) : drafts,
        notice: action.notice,
        attempt: (state.attempt ?? 0) + 1,
      }
    case 'closed':
      return state.generated ? { ...state, generated: undefined } : state
  }
}
