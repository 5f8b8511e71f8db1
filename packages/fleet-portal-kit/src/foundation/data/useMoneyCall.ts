import type { AnyEndpoint, EndpointInput, EndpointOutput } from 'api-client'
import { createPendingCalls } from 'api-client/money-flow'
import { useMemo } from 'react'
import type * as z from 'zod/mini'
import { usePortal } from '../../provider/portal.ts'
import { moneyCall } from './moneyCall.ts'
import { useGetOutcome } from './useGetOutcome.ts'
import { useWrite } from './useWrite.ts'

interface MoneyCallScope<Details> {
  fleetId: string
  userId: string | undefined
  /** Validates the details that the browser stores. */
  details: z.ZodMiniType<Details>
}

/** A money call of a screen that keeps its own state. `findPending` finds the call of an earlier page. */
export function useMoneyCall<R extends AnyEndpoint, Details>(
  endpoint: R,
  { fleetId, userId, details }: MoneyCallScope<Details>,
) {
  const { deviceStorage } = usePortal()
  const { send } = useWrite(endpoint)
  const getOutcome = useGetOutcome(endpoint)
  const pendingCalls = useMemo(
    () => createPendingCalls(deviceStorage, endpoint.name, fleetId, details),
    [deviceStorage, endpoint, fleetId, details],
  )
  return moneyCall<EndpointInput<R>, EndpointOutput<R>, Details>({
    post: send,
    getOutcome,
    pendingCalls,
    userId,
  })
}
