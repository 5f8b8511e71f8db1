import { ApiError } from 'fleet-portal-api-client'
import { createFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { today } from '../../format/days.ts'
import { useAccess as useFleetAccess } from '../../fleet/access/useAccess.ts'
import { useErrorMessage } from '../../foundation/errors/useErrorMessage.ts'
import { useHeadlessAccess, type FleetHookOptions, type HeadlessAccess } from '../access.ts'
import { useHasSession, useHeadlessState, type HeadlessState } from '../readStatus.ts'
import type { CodesCall } from './codeDraft.ts'
import { blankCode } from './codeRules.ts'
import type { CodeValues } from './codeDraft.ts'
import type { CodeDraft, GeneratedCodes } from './codeDraft.ts'
import { useCodeGeneration } from './useCodeGeneration.ts'

/** The drafts of fuel codes, and the call that generates codes from them. @since 0.1.0 */
export interface FuelCodeGeneration extends HeadlessState {
  /** The drafts, in the order of the call. The browser stores them; `GenerateFuelCodes` shows the same drafts. */
  drafts: readonly CodeDraft[]
  /** When the drafts of an earlier page were last changed, in milliseconds since the epoch. The next change clears it. */
  restoredFrom: number | undefined
  /** Adds a draft. Values that you leave out are empty; the code begins today. */
  add: (values: Partial<CodeValues>) => void
  /** Changes values of a draft. */
  change: (draftId: string, values: Partial<CodeValues>) => void
  /** Removes a draft. */
  remove: (draftId: string) => void
  /** Removes all drafts. */
  discard: () => void
  /**
   * The state of the call: `idle`, `confirming`, `sending`, `lookingUp`, `applied`, `notApplied`, `rejected` or
   * `outcomeUnknown`. An outcome counts as seen once the hook has returned it.
   */
  generation: CodesCall
  /** A sentence for the user about a call that was not applied, was rejected, or whose outcome is unknown. */
  generationMessage: string | undefined
  /** Whether the call was sent and has no outcome yet. Ask before the user leaves the page. */
  isInFlight: boolean
  /**
   * Why the last call is closed already: `invalidDrafts` if the drafts have errors of the server, `notGenerated` if a call of an
   * earlier page generated nothing.
   */
  notice: 'invalidDrafts' | 'notGenerated' | undefined
  /** The codes of the last call, until `close`. */
  generated: GeneratedCodes | undefined
  /** Validates the drafts. The status becomes `confirming`, or the drafts have `errors`. An unknown outcome is looked up first. */
  prepare: () => void
  /**
   * Generates the codes that the user confirmed. The call is sent once, however often this is called. If another part of the
   * page has changed the drafts since, the confirmation is closed instead.
   */
  confirm: () => void
  /** Looks an unknown outcome up now. The hook also does it by itself. */
  lookUpAgain: () => void
  /** Closes the confirmation or the result. Does nothing while the call is in flight. */
  close: () => void
  /** What the user may do. */
  access: HeadlessAccess
}

const area = 'generate-fuel-codes'

/**
 * Generates fuel codes from drafts. All codes are generated or none. The call is sent once; if its answer is lost, its outcome
 * is looked up, also after a reload. `onBefore` of the provider may deny it: it is `rejected` then, and nothing was sent.
 *
 * @example
 * const { drafts, add, prepare, generation, confirm } = useFuelCodeGeneration({ fleetId })
 *
 * @since 0.1.0
 */
export function useFuelCodeGeneration({ fleetId }: FleetHookOptions): FuelCodeGeneration {
  const hasSession = useHasSession()
  const access = useFleetAccess(fleetId, { enabled: hasSession })
  const state = useHeadlessState({
    area,
    access,
    endpoint: createFuelCodes,
    error: access.error,
    hasData: access.isReady,
  })
  const headlessAccess = useHeadlessAccess(access)
  const errorMessage = useErrorMessage()
  const codes = useCodeGeneration(fleetId, access.user?.userId, area)
  const { call, edit } = codes
  const error = 'error' in call && call.error instanceof ApiError ? call.error : undefined
  const isAllowed = state.status === 'ready' && access.blocked(createFuelCodes) === undefined
  return {
    ...state,
    drafts: codes.state.drafts,
    restoredFrom: codes.state.restoredFrom,
    add(values) {
      if (state.status === 'ready') edit({ type: 'added', values: [{ ...blankCode(today()), ...values }] })
    },
    change(draftId, values) {
      const draft = codes.current().drafts.find((one) => one.draftId === draftId)
      if (draft) edit({ type: 'changed', draftId, values: { ...draft.values, ...values } })
    },
    remove: (draftId) => edit({ type: 'removed', draftIds: [draftId] }),
    discard: () => edit({ type: 'discarded' }),
    generation: call,
    generationMessage: error && errorMessage(error),
    isInFlight: codes.isSending,
    notice: codes.state.notice,
    generated: codes.state.generated,
    prepare() {
      if (isAllowed) codes.review(today())
    },
    confirm: codes.confirmOnce,
    lookUpAgain: () => void codes.lookUpAgain(),
    close: codes.closeGenerated,
    access: headlessAccess,
  }
}
