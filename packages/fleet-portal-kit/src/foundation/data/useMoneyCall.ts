import type { AnyEndpoint, EndpointInput, EndpointOutput } from 'api-client'
import { useMemo } from 'react'
import type * as z from 'zod/mini'
import { usePortal } from '../../provider/portal.ts'
import { intentStore } from './intents.ts'
import { moneyCall } from './moneyCall.ts'
import { useGetOutcome } from './useGetOutcome.ts'
import { useWrite } from './useWrite.ts'

interface MoneyScope<About> {
  fleetId: string
  userId: string | undefined
  /** What is remembered of an intent beside its key. */
  about: z.ZodMiniType<About>
}

/**
 * A call that moves money, for a screen that tells how it ended, whatever happens in between. After a reload, Back or a
 * closed tab `unseen` brings an intent back and `getOutcome` finds out what became of it.
 */
export function useMoneyCall<R extends AnyEndpoint, About>(
  endpoint: R,
  { fleetId, userId, about }: MoneyScope<About>,
) {
  const { deviceStorage } = usePortal()
  const { send } = useWrite(endpoint)
  const getOutcome = useGetOutcome(endpoint)
  const intents = useMemo(
    () => intentStore(deviceStorage, endpoint.name, fleetId, about),
    [deviceStorage, endpoint, fleetId, about],
  )
  return moneyCall<EndpointInput<R>, EndpointOutput<R>, About>({ post: send, getOutcome, intents, userId })
}
