import { createFuelCodes } from 'api-client/contract/fuelCodes'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { useMoneyCall } from '../../foundation/data/useMoneyCall.ts'
import { useOnReconnect } from '../../foundation/data/useOnReconnect.ts'
import { useDraft } from '../../foundation/data/useDraft.ts'
import { usePortal } from '../../provider/portal.ts'
import { useEmit } from '../../provider/widgetContext.ts'
import { generationOf, nothingDrafted } from './generation.ts'
import { keepingDrafts } from './keptDrafts.ts'
import { draftSender } from './sendDrafts.ts'

const storedCount = z.object({ count: z.int() })

/** The drafts of a person for a fleet, and the one way in which they become codes. */
export function useGeneration(fleetId: string, userId: string) {
  const { state, current, dispatch, isSafe, putAway } = useDraft(
    `generate-fuel-codes:${userId}:${fleetId}`,
    nothingDrafted,
    generationOf,
    keepingDrafts,
  )
  const money = useMoneyCall(createFuelCodes, { fleetId, userId, details: storedCount })
  const [isChecking, setChecking] = useState(false)
  const emit = useEmit()
  const { queryClient } = usePortal()
  const sender = draftSender({
    fleetId,
    money,
    current,
    dispatch,
    onLookUp: setChecking,
    onMade({ fuelCodes }) {
      const { step } = current()
      if (step.status !== 'done' || step.isElsewhere) return
      emit('fuel-codes.generated', { count: fuelCodes?.length ?? step.sent.length })
    },
    onStopped: () => void queryClient.invalidateQueries(),
  })

  /** Looks up what became of codes whose outcome is unknown. False where that cannot be found out yet. */
  const check = async (key: string | undefined = current().unsettled?.key): Promise<boolean> =>
    key === undefined ? true : sender.check(key)

  useEffect(() => {
    let isHere = true
    void money.findPending().then((call) => {
      if (isHere && call && current().step.status !== 'sending') void check(call.key)
    })
    return () => {
      isHere = false
    }
    // Once for a person on a fleet: what an earlier page sent and nobody saw the end of.
    // oxlint-disable-next-line exhaustive-deps
  }, [fleetId, userId])
  useOnReconnect(state.unsettled !== undefined && !isChecking, () => void check())

  const seenKey = state.step.status === 'done' ? state.step.key : undefined
  const { acknowledge } = money
  useEffect(() => {
    if (seenKey) acknowledge(seenKey)
  }, [seenKey, acknowledge])

  return {
    state,
    current,
    dispatch,
    isSafe,
    putAway,
    send: sender.send,
    check: () => check(),
    isChecking,
  }
}
