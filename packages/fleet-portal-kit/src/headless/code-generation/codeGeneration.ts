import type { EndpointInput, EndpointOutput } from 'fleet-portal-api-client'
import { isDeactivatedFleetError } from 'fleet-portal-api-client/contract/errors'
import type { createFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import type { EndedState, MoneyFlow } from 'fleet-portal-api-client/money-flow'
import * as z from 'zod/mini'
import { toNewFuelCode } from './codeRules.ts'
import { fingerprintOf, keyOfDrafts } from './draftKey.ts'
import { hasErrors, type DraftsAction, type DraftsState } from './drafts.ts'
import { serverErrors } from './serverErrors.ts'

/** The details of a pending call that the browser stores: the number of codes. */
export const storedCall = z.object({ count: z.int() })

type CallDetails = z.output<typeof storedCall>

type CodesAnswer = EndpointOutput<typeof createFuelCodes>

export type CodesFlow = MoneyFlow<EndpointInput<typeof createFuelCodes>, CallDetails, CodesAnswer>
export type EndedCodesCall = EndedState<CallDetails, CodesAnswer>

const bearers = { D1002: 'driver', V1002: 'vehicle' } as const

/** Whether an error concerns a driver or a vehicle that cannot get codes. These errors have their own dialog. */
export const bearerOf = (code: string | undefined): 'driver' | 'vehicle' | undefined =>
  code === 'D1002' || code === 'V1002' ? bearers[code] : undefined

/**
 * The change of the drafts after a call has ended. `isInBackground` means that no dialog shows the call. Undefined if the
 * outcome is unknown: then the drafts stay unchanged and are not sent again.
 */
export function draftsActionOf(ended: EndedCodesCall, isInBackground: boolean): DraftsAction | undefined {
  if (ended.status === 'outcomeUnknown') return undefined
  if (ended.status === 'applied') {
    const { key, drafts = [], answer, origin } = ended
    const isFromOtherTab = origin === 'other-tab'
    return { type: 'generated', key, sent: drafts, codes: answer.fuelCodes, isFromOtherTab }
  }
  const { error, origin } = ended
  if (isInBackground || origin !== 'this-page' || isDeactivatedFleetError(error)) {
    return { type: 'notGenerated', notice: 'notGenerated' }
  }
  const errors = serverErrors(error)
  const hasDraftErrors = errors.size > 0 && !bearerOf(error.code)
  return { type: 'notGenerated', errors, ...(hasDraftErrors && { notice: 'invalidDrafts' as const }) }
}

interface CodeGenerationOptions {
  fleetId: string
  flow: CodesFlow
  current: () => DraftsState
  dispatch: (action: DraftsAction) => void
}

/** The actions that generate codes from drafts. */
export function codeGeneration({ fleetId, flow, current, dispatch }: CodeGenerationOptions) {
  /** The drafts that the user was asked to confirm. */
  let prepared: DraftsState['drafts'] | undefined
  const prepare = () => {
    const { drafts, attempt = 0 } = current()
    prepared = drafts
    flow.prepare({ count: drafts.length }, keyOfDrafts(drafts, attempt))
  }

  /** Validates the drafts and asks the user to confirm. Looks up an unknown outcome first instead. */
  function review(today: string): void {
    if (flow.getState().status === 'outcomeUnknown') return void flow.lookUpAgain()
    if (current().drafts.length === 0) return
    dispatch({ type: 'validated', today })
    if (!hasErrors(current())) prepare()
  }

  /** Sends the drafts once. If the last call generated no codes, sends them as a new call. */
  async function confirm(): Promise<void> {
    const { status } = flow.getState()
    if (status === 'rejected' || status === 'notApplied') prepare()
    const { drafts } = current()
    // Another part of the page has changed them since.
    if (drafts !== prepared) return flow.close()
    const codes = drafts.map(({ values }) => toNewFuelCode(values, fleetId))
    await flow.confirm({ input: () => ({ fleetId, codes }), drafts: drafts.map(fingerprintOf) })
  }

  return {
    review,
    confirm,

    /** Sends the drafts again after the user has solved the reason of the rejection. */
    async retry(today: string): Promise<void> {
      review(today)
      if (flow.getState().status === 'confirming') await confirm()
    },

    /** Changes the drafts, and closes a confirmation of the previous drafts. */
    edit(action: DraftsAction): void {
      dispatch(action)
      const { status } = flow.getState()
      if (status === 'confirming' || status === 'rejected' || status === 'notApplied') flow.close()
    },

    /** Looks up an unknown outcome again. Resolves to false if it is still unknown. */
    async lookUpAgain(): Promise<boolean> {
      await flow.lookUpAgain()
      return flow.getState().status !== 'outcomeUnknown'
    },
  }
}
