import { ApiError, type OutputOf } from 'api-client'
import { deactivatedFleetCodes } from 'api-client/contract/errors'
import { createFuelCodes } from 'api-client/contract/fuelCodes'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { useMoneyCall } from '../../foundation/data/useMoneyCall.ts'
import { useWork } from '../../foundation/data/useWork.ts'
import { usePortal } from '../../provider/portal.ts'
import { useEmit } from '../../provider/widgetContext.ts'
import { newCodeOf } from './codeRules.ts'
import { generationOf, nothingDrafted, type GenerationAction } from './generation.ts'
import { keepingDrafts } from './keptDrafts.ts'
import { serverFaults } from './serverFaults.ts'

const bearers = { D1002: 'driver', V1002: 'vehicle' } as const
const storedCount = z.object({ count: z.int() })

function actionOf(error: unknown, key: string): GenerationAction {
  if (!(error instanceof ApiError)) return { type: 'failed', failure: error, isDefinite: false }
  if (error.code === 'D1002' || error.code === 'V1002') {
    const faults = serverFaults(error)
    return { type: 'refused', bearer: bearers[error.code], message: error.serverMessage, faults }
  }
  if (error.code && deactivatedFleetCodes.includes(error.code)) return { type: 'stopped' }
  if (error.kind === 'unknown') return { type: 'lost', key }
  const faults = serverFaults(error)
  if (faults.size > 0) return { type: 'faulted', faults }
  return { type: 'failed', failure: error, isDefinite: !error.isAmbiguous }
}

/** The drafts of a person for a fleet, and the one way in which they become codes. */
export function useGeneration(fleetId: string, userId: string) {
  const { state, current, dispatch, isSafe, putAway } = useWork(
    `generate-fuel-codes:${userId}:${fleetId}`,
    nothingDrafted,
    generationOf,
    keepingDrafts,
  )
  const money = useMoneyCall(createFuelCodes, { fleetId, userId, about: storedCount })
  const [isChecking, setChecking] = useState(false)
  const emit = useEmit()
  const { queryClient } = usePortal()

  const made = (key: string, { fuelCodes }: OutputOf<typeof createFuelCodes>) => {
    dispatch({ type: 'made', key, codes: fuelCodes })
    const { step } = current()
    if (step.name === 'done') emit('fuel-codes.generated', { count: fuelCodes?.length ?? step.sent.length })
  }
  /** Sends the drafts once, however often it is asked. */
  const send = async () => {
    const { drafts, step } = current()
    if (step.name !== 'confirming') return
    const { key } = step
    const codes = drafts.map(({ values }) => newCodeOf(values, fleetId))
    const onChecking = () => dispatch({ type: 'checking' })
    dispatch({ type: 'sent' })
    try {
      const answer = await money.send({ fleetId, codes }, { key, about: { count: codes.length }, onChecking })
      made(key, answer)
    } catch (error) {
      const action = actionOf(error, key)
      const isKnown = action.type !== 'lost' && !(action.type === 'failed' && !action.isDefinite)
      // The page goes with its session: the next one looks it up again and says so.
      const isLeft = error instanceof ApiError && error.endsSession
      if (isKnown && !isLeft) money.seen(key)
      // A session that ended meanwhile has put the drafts aside: then this is news of an open end.
      if (isKnown && current().step.name !== 'sending') dispatch({ type: 'settledWithout', key })
      else dispatch(action)
      if (action.type === 'stopped') void queryClient.invalidateQueries()
    }
  }
  /** Looks up what became of codes whose outcome is unknown. False where that cannot be found out yet. */
  const check = async (key: string | undefined = current().unsettled?.key): Promise<boolean> => {
    if (key === undefined) return true
    setChecking(true)
    try {
      made(key, await money.lookUp(key))
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind === 'unknown') {
        dispatch({ type: 'lost', key })
        return false
      }
      money.seen(key)
      dispatch({ type: 'settledWithout', key })
    } finally {
      setChecking(false)
    }
    return true
  }

  useEffect(() => {
    let isHere = true
    void money.unseen().then((intent) => {
      if (isHere && intent && current().step.name !== 'sending') void check(intent.key)
    })
    return () => {
      isHere = false
    }
    // Once for a person on a fleet: what an earlier page sent and nobody saw the end of.
    // oxlint-disable-next-line exhaustive-deps
  }, [fleetId, userId])

  const seenKey = state.step.name === 'done' ? state.step.key : undefined
  const { seen } = money
  useEffect(() => {
    if (seenKey) seen(seenKey)
  }, [seenKey, seen])

  return { state, current, dispatch, isSafe, putAway, send, check, isChecking }
}
