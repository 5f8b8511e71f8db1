import { ApiError, type EndpointInput, type EndpointOutput } from 'api-client'
import { isDeactivatedFleetError } from 'api-client/contract/errors'
import type { createFuelCodes } from 'api-client/contract/fuelCodes'
import { AlreadySent, type moneyCall } from '../../foundation/data/moneyCall.ts'
import { newCodeOf } from './codeRules.ts'
import { printOf } from './draftKey.ts'
import type { Generation, GenerationAction } from './generation.ts'
import { serverFaults } from './serverFaults.ts'

type Codes = EndpointOutput<typeof createFuelCodes>

const bearers = { D1002: 'driver', V1002: 'vehicle' } as const

function actionOf(error: unknown, key: string): GenerationAction {
  if (!(error instanceof ApiError)) return { type: 'failed', failure: error, isDefiniteAnswer: false }
  if (error.code === 'D1002' || error.code === 'V1002') {
    const faults = serverFaults(error)
    return { type: 'refused', bearer: bearers[error.code], message: error.serverMessage, faults }
  }
  if (isDeactivatedFleetError(error)) return { type: 'stopped' }
  if (error.kind === 'outcome-unknown') return { type: 'lost', key }
  const faults = serverFaults(error)
  if (faults.size > 0) return { type: 'faulted', faults }
  return { type: 'failed', failure: error, isDefiniteAnswer: !error.isAmbiguous }
}

interface Tab {
  fleetId: string
  money: Pick<
    ReturnType<typeof moneyCall<EndpointInput<typeof createFuelCodes>, Codes, { count: number }>>,
    'send' | 'getOutcome' | 'getOutcomeFromOtherTab' | 'remove'
  >
  current: () => Generation
  dispatch: (action: GenerationAction) => void
  /** Called when an outcome begins to be looked up, and when that ends. */
  onLookUp: (isLooking: boolean) => void
  onMade: (codes: Codes) => void
  onStopped: () => void
}

/** The one way from the drafts of a tab to codes, and back to what became of them. */
export function draftSender({ fleetId, money, current, dispatch, onLookUp, onMade, onStopped }: Tab) {
  const made = (key: string, codes: Codes) => {
    dispatch({ type: 'made', key, codes: codes.fuelCodes })
    onMade(codes)
  }

  /** Looks up what became of codes whose outcome is unknown. False where that cannot be found out yet. */
  async function check(
    key: string,
    getOutcome: (key: string) => Promise<Codes> = money.getOutcome,
  ): Promise<boolean> {
    onLookUp(true)
    try {
      made(key, await getOutcome(key))
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind === 'outcome-unknown') {
        dispatch({ type: 'lost', key })
        return false
      }
      money.remove(key)
      dispatch({ type: 'settledWithout', key })
    } finally {
      onLookUp(false)
    }
    return true
  }

  /** Sends the drafts once, however often it is asked, and from however many tabs that hold copies of them. */
  async function send(): Promise<void> {
    const { drafts, step, unsettled } = current()
    if (step.status !== 'confirming') return
    const { key } = step
    const codes = drafts.map(({ values }) => newCodeOf(values, fleetId))
    const sending = {
      key,
      details: { count: codes.length },
      drafts: drafts.map(printOf),
      isResend: unsettled?.key === key,
      onOutcomeLookup: () => dispatch({ type: 'checking' }),
    }
    dispatch({ type: 'sent' })
    try {
      made(key, await money.send({ fleetId, codes }, sending))
    } catch (error) {
      if (error instanceof AlreadySent) {
        dispatch({ type: 'sentElsewhere', key: error.key, sent: error.drafts })
        await check(error.key, money.getOutcomeFromOtherTab)
        return
      }
      const action = actionOf(error, key)
      const isKnown = action.type !== 'lost' && !(action.type === 'failed' && !action.isDefiniteAnswer)
      // The page goes with its session: the next one looks it up again and says so.
      const isLeft = error instanceof ApiError && error.endsSession
      if (isKnown && !isLeft) money.remove(key)
      // A session that ended meanwhile has put the drafts aside: then this is news of an open end.
      if (isKnown && current().step.status !== 'sending') dispatch({ type: 'settledWithout', key })
      else dispatch(action)
      if (action.type === 'stopped') onStopped()
    }
  }
  return { send, check }
}
