import { uniqueId } from 'api-client'
import type { FuelCode } from 'api-client/contract/fuelCodes'
import { faultsOf, type CodeFault, type CodeValues } from './codeRules.ts'
import { comparedWith, keyOfDrafts } from './draftKey.ts'

/** A code that is being put together. */
export interface CodeDraft {
  draftId: string
  values: CodeValues
  /** What the rules or the server found wrong with it; gone with the next change. */
  faults: readonly CodeFault[]
}

/** Where the way from drafts to codes stands. `key` is the key of the call: it follows from the drafts. */
export type GenerationStep =
  | { status: 'drafting'; notice?: 'refused' | 'kept' | 'nothing' | undefined }
  | { status: 'confirming'; key: string; failure?: unknown }
  | { status: 'sending'; key: string; isChecking: boolean }
  | { status: 'refused'; bearer: 'driver' | 'vehicle'; message: string | undefined }
  | { status: 'unknown'; key: string }
  /** `codes` is what the server says that it made, where it does. */
  | {
      status: 'done'
      key: string
      sent: readonly CodeDraft[]
      codes: readonly FuelCode[] | undefined
      /** Another tab sent the same drafts, and nothing was sent from here. */
      isElsewhere?: boolean
    }

export interface Generation {
  drafts: readonly CodeDraft[]
  step: GenerationStep
  /** When drafts that an earlier page left were last changed, until something else happens to them. */
  leftAt?: number | undefined
  /** Drafts that were sent without anybody knowing what came of it, and the key that they went with. */
  unsettled?: { key: string; drafts: readonly CodeDraft[]; isElsewhere?: boolean } | undefined
  /** How many times drafts were sent that came back without codes: each time has a key of its own. */
  attempt?: number | undefined
}

export type GenerationAction =
  | { type: 'added'; values: readonly CodeValues[] }
  | { type: 'changed'; draftId: string; values: CodeValues }
  | { type: 'removed'; draftId: string }
  | { type: 'restored'; drafts: readonly CodeDraft[]; index: number }
  | { type: 'discarded' }
  | { type: 'continued'; today: string }
  | { type: 'returned' }
  | { type: 'sent' }
  | { type: 'checking' }
  | { type: 'made'; key: string; codes?: readonly FuelCode[] | undefined }
  | { type: 'refused'; bearer: 'driver' | 'vehicle'; message: string | undefined; faults: DraftFaults }
  | { type: 'faulted'; faults: DraftFaults }
  | { type: 'failed'; failure: unknown; isDefiniteAnswer: boolean }
  /** Refused because the whole fleet may do nothing any more. */
  | { type: 'stopped' }
  | { type: 'lost'; key: string }
  /** Another tab has sent some of the drafts before, as they stand there. */
  | { type: 'sentElsewhere'; key: string; sent: readonly string[] }
  | { type: 'settledWithout'; key: string }

/** Faults by the place of the draft in the list that was sent. */
export type DraftFaults = ReadonlyMap<number, readonly CodeFault[]>

export const nothingDrafted: Generation = { drafts: [], step: { status: 'drafting' } }

const nextAttempt = ({ attempt = 0 }: Generation) => ({ attempt: attempt + 1 })

const isBusy = ({ step }: Generation): boolean => step.status === 'sending'

const draftOf = (values: CodeValues): CodeDraft => ({ draftId: uniqueId(), values, faults: [] })

/** The copy of a code. One template of the two is enough. */
export const duplicateOf = (values: CodeValues): CodeValues => ({ ...values, saveTemplate: false })

const isSame = (one: CodeDraft, other: CodeDraft | undefined): boolean =>
  one.values === other?.values || JSON.stringify(one.values) === JSON.stringify(other?.values)

/** The drafts that were not sent, or not as they are now. */
function without(drafts: readonly CodeDraft[], sent: readonly CodeDraft[]): readonly CodeDraft[] {
  const byId = new Map(sent.map((draft) => [draft.draftId, draft]))
  return drafts.filter((draft) => !isSame(draft, byId.get(draft.draftId)))
}

/** The drafts that went out under a key, as far as anybody here knows. */
function sentUnder({ drafts, step, unsettled }: Generation, key: string): readonly CodeDraft[] | undefined {
  if (step.status === 'sending') return step.key === key ? drafts : undefined
  return unsettled?.key === key ? unsettled.drafts : undefined
}

const marked = (drafts: readonly CodeDraft[], faults: DraftFaults) =>
  drafts.map((draft, index) => ({ ...draft, faults: faults.get(index) ?? [] }))

/** The drafts of a fleet and what becomes of them. While they are on their way nothing about them can change. */
export function generationOf(state: Generation, action: GenerationAction): Generation {
  const next = stepOf(state, action)
  return next === state || next.leftAt === undefined ? next : { ...next, leftAt: undefined }
}

function stepOf(state: Generation, action: GenerationAction): Generation {
  const { drafts, step, unsettled } = state
  const drafting: GenerationStep = { status: 'drafting' }
  switch (action.type) {
    case 'added':
      if (isBusy(state)) return state
      return { ...state, drafts: [...drafts, ...action.values.map(draftOf)], step: drafting }
    case 'changed': {
      if (isBusy(state)) return state
      const change = (draft: CodeDraft) =>
        draft.draftId === action.draftId ? { ...draft, values: action.values, faults: [] } : draft
      return { ...state, drafts: drafts.map(change), step: drafting }
    }
    case 'removed':
      if (isBusy(state)) return state
      return { ...state, drafts: drafts.filter(({ draftId }) => draftId !== action.draftId), step: drafting }
    case 'restored':
      if (isBusy(state)) return state
      return {
        ...state,
        drafts: drafts.toSpliced(action.index, 0, ...action.drafts),
        // What is on screen about other drafts stays; a question about all of them does not.
        step: step.status === 'done' || step.status === 'unknown' ? step : drafting,
      }
    case 'discarded':
      return isBusy(state) ? state : { ...state, drafts: [], step: drafting }
    case 'continued': {
      if (isBusy(state) || drafts.length === 0) return state
      const found = drafts.map(({ values }) => faultsOf(values, action.today))
      if (found.some((faults) => faults.length > 0)) {
        return { ...state, drafts: marked(drafts, new Map(found.entries())), step: drafting }
      }
      // The same drafts once more after an unknown outcome: the same key, so that a server that has made them says so.
      const key = unsettled?.drafts === drafts ? unsettled.key : keyOfDrafts(drafts, state.attempt ?? 0)
      return { ...state, step: { status: 'confirming', key } }
    }
    case 'returned':
      return isBusy(state) ? state : { ...state, step: drafting }
    case 'sent':
      if (step.status === 'confirming')
        return { ...state, step: { status: 'sending', key: step.key, isChecking: false } }
      return state
    case 'checking':
      return step.status === 'sending' ? { ...state, step: { ...step, isChecking: true } } : state
    case 'made': {
      const { key, codes } = action
      const sent = sentUnder(state, key)
      // What is on its way now has another end.
      if (isBusy(state) && !sent) return state
      const left = unsettled?.key === key ? undefined : unsettled
      const isElsewhere = unsettled?.key === key && unsettled.isElsewhere
      const done: GenerationStep = {
        status: 'done',
        key,
        sent: sent ?? [],
        codes,
        ...(isElsewhere && { isElsewhere }),
      }
      return { drafts: without(drafts, sent ?? []), step: done, ...(left && { unsettled: left }) }
    }
    case 'refused': {
      const { bearer, message, faults } = action
      const step = { status: 'refused', bearer, message } as const
      return { ...nextAttempt(state), drafts: marked(drafts, faults), step }
    }
    case 'faulted':
      return {
        ...nextAttempt(state),
        drafts: marked(drafts, action.faults),
        step: { status: 'drafting', notice: 'refused' },
      }
    case 'stopped':
      return { ...state, ...nextAttempt(state), step: { status: 'drafting', notice: 'kept' } }
    case 'failed': {
      if (step.status !== 'sending') return state
      const { failure, isDefiniteAnswer } = action
      if (!isDefiniteAnswer) return { ...state, step: { status: 'confirming', key: step.key, failure } }
      const next = nextAttempt(state)
      const key = keyOfDrafts(drafts, next.attempt)
      return { ...state, ...next, step: { status: 'confirming', key, failure } }
    }
    case 'lost': {
      const { key } = action
      const sent = sentUnder(state, key)
      if (isBusy(state) && !sent) return state
      const next: GenerationStep = step.status === 'sending' ? { status: 'unknown', key } : step
      const isElsewhere = unsettled?.key === key && unsettled.isElsewhere
      return {
        ...state,
        step: next,
        unsettled: { key, drafts: sent ?? [], ...(isElsewhere && { isElsewhere }) },
      }
    }
    case 'settledWithout': {
      if (isBusy(state) || (unsettled && unsettled.key !== action.key)) return state
      const next: GenerationStep = { status: 'drafting', notice: drafts.length > 0 ? 'kept' : 'nothing' }
      return { ...nextAttempt(state), drafts, step: next }
    }
    case 'sentElsewhere': {
      const { key, sent } = action
      const { same, changed } = comparedWith(drafts, sent)
      // What was changed since is another code, and goes out as one.
      const renewed = (draft: CodeDraft) =>
        changed.includes(draft) ? { ...draft, draftId: uniqueId() } : draft
      return {
        ...state,
        drafts: drafts.map(renewed),
        step: { status: 'drafting' },
        unsettled: { key, drafts: same, isElsewhere: true },
      }
    }
  }
}
