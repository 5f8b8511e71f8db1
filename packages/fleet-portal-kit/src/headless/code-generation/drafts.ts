import { uniqueId } from 'fleet-portal-api-client'
import type { FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import type { CodeDraft, CodeFieldError, CodeValues, GeneratedCodes } from './codeDraft.ts'
import { isOneTimeAllowed, validateCode } from './codeRules.ts'
import { compareWithSent } from './draftKey.ts'

/** Drafts that were added with the values of the last code or the last draft. */
export interface CopiedDrafts {
  source: 'code' | 'draft'
  /** The last fuel code, while its page is open. */
  code?: string | undefined
  values: Pick<CodeValues, 'productCode' | 'literVolume' | 'durationDays'>
  draftIds: readonly string[]
}

export interface DraftsState {
  drafts: readonly CodeDraft[]
  /** When an earlier page last changed the drafts, in milliseconds since the epoch. The next change clears it. */
  restoredFrom?: number | undefined
  /** Why the last call generated nothing, until the next change. */
  notice?: 'invalidDrafts' | 'notGenerated' | undefined
  /** The number of calls that generated no codes. Each attempt has its own idempotency key. */
  attempt?: number | undefined
  /** The drafts that were added with the values of another code. They may have other values by now. */
  copied?: CopiedDrafts | undefined
  /** The drafts that were added last, together, so that the list can mark them. They are not stored. */
  newIds?: readonly string[] | undefined
  /** The codes of the last call, until the user closes their list. */
  generated?: GeneratedCodes | undefined
}

export type DraftsAction =
  /** Adds drafts. `areMarked`: the list marks them as new, and no earlier ones any more. */
  | {
      type: 'added'
      values: readonly CodeValues[]
      copied?: Omit<CopiedDrafts, 'draftIds'> | undefined
      areMarked?: boolean
    }
  /** Sets which drafts were added with the values of another code. */
  | { type: 'copied'; copied: CopiedDrafts | undefined }
  | { type: 'changed'; draftId: string; values: CodeValues }
  /** Gives every draft the same values. Fields that are left out stay as they are. */
  | { type: 'changedAll'; values: Partial<CodeValues> }
  | { type: 'removed'; draftIds: readonly string[] }
  | { type: 'restored'; drafts: readonly CodeDraft[]; index: number }
  | { type: 'discarded' }
  | { type: 'validated'; today: string }
  /** A call generated codes. `sent` are the fingerprints of its drafts. */
  | {
      type: 'generated'
      key: string
      sent: readonly string[]
      codes: readonly FuelCode[] | undefined
      isFromOtherTab: boolean
    }
  /** A call generated no codes. */
  | { type: 'notGenerated'; errors?: DraftErrors; notice?: DraftsState['notice'] }
  | { type: 'closed' }

/** Errors by the index of the draft in the call. */
export type DraftErrors = ReadonlyMap<number, readonly CodeFieldError[]>

export const noDrafts: DraftsState = { drafts: [] }

const createDraft = (values: CodeValues): CodeDraft => ({ draftId: uniqueId(), values, errors: [] })

/** The values of a copy. The copy does not save the same template again. */
export const duplicateOf = (values: CodeValues): CodeValues => ({ ...values, saveTemplate: false })

const withErrors = (drafts: readonly CodeDraft[], errors: DraftErrors) =>
  drafts.map((draft, index) => ({ ...draft, errors: errors.get(index) ?? [] }))

export const hasErrors = ({ drafts }: DraftsState): boolean => drafts.some(({ errors }) => errors.length > 0)

/** Drafts that copy a copy have the source of the first one. */
function withCopied(
  previous: CopiedDrafts | undefined,
  next: Omit<CopiedDrafts, 'draftIds'>,
  added: readonly CodeDraft[],
): CopiedDrafts {
  const draftIds = added.map(({ draftId }) => draftId)
  const isCopyOfCopy = previous && JSON.stringify(previous.values) === JSON.stringify(next.values)
  return isCopyOfCopy ? { ...previous, draftIds: [...previous.draftIds, ...draftIds] } : { ...next, draftIds }
}

/** Reduces the drafts of a user for a fleet. Any change clears `restoredFrom`. */
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
    case 'added': {
      const added = action.values.map(createDraft)
      const newIds = action.areMarked ? added.map(({ draftId }) => draftId) : state.newIds
      const next = { ...withDrafts([...drafts, ...added]), ...(newIds && { newIds }) }
      if (!action.copied) return next
      return { ...next, copied: withCopied(state.copied, action.copied, added) }
    }
    case 'copied':
      return { ...state, copied: action.copied }
    case 'changed': {
      const { draftId, values } = action
      return withDrafts(
        drafts.map((draft) => (draft.draftId === draftId ? { draftId, values, errors: [] } : draft)),
      )
    }
    case 'changedAll':
      return withDrafts(
        drafts.map(({ draftId, values: previous }) => {
          const values = { ...previous, ...action.values }
          const isOneTime = values.isOneTime && isOneTimeAllowed(values.literVolume)
          return { draftId, values: { ...values, isOneTime }, errors: [] }
        }),
      )
    case 'removed':
      return withDrafts(drafts.filter(({ draftId }) => !action.draftIds.includes(draftId)))
    case 'restored':
      return withDrafts(drafts.toSpliced(action.index, 0, ...action.drafts))
    case 'discarded':
      return withDrafts([])
    case 'validated': {
      const errors = drafts.map(({ values }) => validateCode(values, action.today))
      return withDrafts(withErrors(drafts, new Map(errors.entries())))
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
        drafts: action.errors ? withErrors(drafts, action.errors) : drafts,
        notice: action.notice,
        attempt: (state.attempt ?? 0) + 1,
      }
    case 'closed':
      return state.generated ? { ...state, generated: undefined } : state
  }
}
