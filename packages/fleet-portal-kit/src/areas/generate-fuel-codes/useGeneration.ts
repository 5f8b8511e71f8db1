import { ApiError } from 'api-client'
import { createFuelCodes } from 'api-client/contract/fuelCodes'
import { settleKey } from 'api-client/contract/settle'
import { useWork } from '../../foundation/data/useWork.ts'
import { useWrite } from '../../foundation/data/useWrite.ts'
import { useEmit } from '../../provider/widgetContext.ts'
import { newCodeOf } from './codeRules.ts'
import { generationOf, nothingDrafted, type Generation, type GenerationAction } from './generation.ts'
import { serverFaults } from './serverFaults.ts'

const bearers = { D1002: 'driver', V1002: 'vehicle' } as const

function actionOf(error: unknown, key: string): GenerationAction {
  if (!(error instanceof ApiError)) return { type: 'failed', failure: error, isDefinite: false }
  if (error.code === 'D1002' || error.code === 'V1002') {
    const faults = serverFaults(error)
    return { type: 'refused', bearer: bearers[error.code], message: error.serverMessage, faults }
  }
  if (error.kind === 'unknown') return { type: 'lost', key }
  const faults = serverFaults(error)
  if (faults.size > 0) return { type: 'faulted', faults }
  return { type: 'failed', failure: error, isDefinite: !error.isAmbiguous }
}

/** The drafts of a person for a fleet, and the one way in which they become codes. */
export function useGeneration(fleetId: string, userId: string) {
  const key = `generate-fuel-codes:${userId}:${fleetId}`
  const { state, current, dispatch } = useWork<Generation, GenerationAction>(
    key,
    nothingDrafted,
    generationOf,
  )
  const create = useWrite(createFuelCodes)
  const settle = useWrite(settleKey)
  const emit = useEmit()

  const made = () => {
    dispatch({ type: 'made' })
    const { step } = current()
    if (step.name === 'done') emit('fuel-codes.generated', { count: step.count })
  }
  /** Sends the drafts once, however often it is asked. */
  const send = async () => {
    const { drafts, step } = current()
    if (step.name !== 'confirming') return
    const codes = drafts.map(({ values }) => newCodeOf(values, fleetId))
    dispatch({ type: 'sent' })
    try {
      await create.send(
        { fleetId, codes },
        { key: step.key, onChecking: () => dispatch({ type: 'checking' }) },
      )
    } catch (error) {
      return dispatch(actionOf(error, step.key))
    }
    made()
  }
  /** Looks up what became of drafts whose outcome is unknown. False where that cannot be found out yet. */
  const check = async (): Promise<boolean> => {
    const { unsettled } = current()
    if (!unsettled) return true
    const outcome = await settle.send({ key: unsettled.key }).catch(() => undefined)
    if (!outcome || outcome.state === 'pending') return false
    if (current().unsettled !== unsettled) return true
    if (outcome.state === 'done' && outcome.status < 400) made()
    else dispatch({ type: 'settledWithout' })
    return true
  }
  return { state, current, dispatch, send, check }
}
