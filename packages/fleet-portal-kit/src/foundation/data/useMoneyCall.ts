import type { AnyRow, InputOf, OutputOf } from 'api-client'
import { useMemo } from 'react'
import type * as z from 'zod/mini'
import { usePortal } from '../../provider/portal.ts'
import { intentStore } from './intents.ts'
import { moneyCall } from './moneyCall.ts'
import { useLookUp } from './useLookUp.ts'
import { useWrite } from './useWrite.ts'

interface MoneyScope<About> {
  fleetId: string
  userId: string | undefined
  /** What is remembered of an intent beside its key. */
  about: z.ZodMiniType<About>
}

/**
 * A call that moves money, for a screen that tells how it ended, whatever happens in between. After a reload, Back or a
 * closed tab `unseen` brings an intent back and `lookUp` finds out what became of it.
 */
export function useMoneyCall<R extends AnyRow, About>(row: R, { fleetId, userId, about }: MoneyScope<About>) {
  const { deviceStore } = usePortal()
  const { send } = useWrite(row)
  const lookUp = useLookUp(row)
  const intents = useMemo(
    () => intentStore(deviceStore, row.name, fleetId, about),
    [deviceStore, row, fleetId, about],
  )
  return moneyCall<InputOf<R>, OutputOf<R>, About>({ post: send, lookUp, intents, userId })
}
