import type { EndpointInput, EndpointOutput } from 'api-client'
import { isDeactivatedFleetError } from 'api-client/contract/errors'
import type { createFuelCodes } from 'api-client/contract/fuelCodes'
import { type EndedState, type MoneyFlow, type MoneyState } from 'api-client/money-flow'
import * as z from 'zod/mini'
import { newCodeOf } from '../drafts/codeRules.ts'
import { fingerprintOf, keyOfDrafts } from '../drafts/draftKey.ts'
import { hasFaults, type DraftsAction, type DraftsState } from '../drafts/drafts.ts'
import { serverFaults } from './serverFaults.ts'

/** What the browser stores of a call that generates codes: how many. */
export const storedCall = z.object({ count: z.int() })

type CallDetails = z.output<typeof storedCall>
type CodesAnswer = EndpointOutput<typeof createFuelCodes>
export type CodesFlow = MoneyFlow<EndpointInput<typeof createFuelCodes>, CallDetails, CodesAnswer>
export type CodesCall = MoneyState<CallDetails, CodesAnswer>
export type EndedCodesCall = EndedState<CallDetails, CodesAnswer>

const bearers = { D1002: 'driver', V1002: 'vehicle' } as const

/** Who an error is about: a driver or a vehicle that cannot get codes. These errors have a dialog of their own. */
export const bearerOf = (code: string | undefined): 'driver' | 'vehicle' | undefined =>
  code === 'D1002' || code === 'V1002' ? bearers[code] : undefined

/**
 * What an ended call means for the drafts. `isInBackground`: the user sees the drafts and no dialog about the call.
 * Undefined while the outcome is unknown: the drafts stay, and are not sent again.
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
  const faults = serverFaults(error)
  const isInList = faults.size > 0 && !bearerOf(error.code)
  return { type: 'notGenerated', faults, ...(isInList && { notice: 'faulty' as const }) }
}

interface Options {
  fleetId: string
  flow: CodesFlow
  current: () => DraftsState
  dispatch: (action: DraftsAction) => void
}

/** What the user can do to get from drafts to codes. */
export function codeGeneration({ fleetId, flow, current, dispatch }: Options) {
  const prepare = () => {
    const { drafts, attempt = 0 } = current()
    flow.prepare({ count: drafts.length }, keyOfDrafts(drafts, attempt))
  }

  /** Validates the drafts and asks the user to confirm. Looks up an unknown outcome first instead. */
  function review(today: string): void {
    if (flow.getState().status === 'outcomeUnknown') return void flow.lookUpAgain()
    if (current().drafts.length === 0) return
    dispatch({ type: 'validated', today })
    if (!hasFaults(current())) prepare()
  }

  /** Sends the drafts once. After a call without effect it sends them as a new call. */
  async function confirm(): Promise<void> {
    const { status } = flow.getState()
    if (status === 'rejected' || status === 'notApplied') prepare()
    const { drafts } = current()
    const codes = drafts.map(({ values }) => newCodeOf(values, fleetId))
    await flow.confirm({ input: () => ({ fleetId, codes }), drafts: drafts.map(fingerprintOf) })
  }

  return {
    review,
    confirm,

    /** Sends the drafts again after the problem that the server rejected them for is solved. */
    async retry(today: string): Promise<void> {
      review(today)
      if (flow.getState().status === 'confirming') await confirm()
    },

    /** Changes the drafts. A question about the drafts as they were is closed. */
    edit(action: DraftsAction): void {
      dispatch(action)
      const { status } = flow.getState()
      if (status === 'confirming' || status === 'rejected' || status === 'notApplied') flow.close()
    },

    /** Looks up an unknown outcome once more. Resolves to false if it is still unknown. */
    async lookUpAgain(): Promise<boolean> {
      await flow.lookUpAgain()
      return flow.getState().status !== 'outcomeUnknown'
    },
  }
}
