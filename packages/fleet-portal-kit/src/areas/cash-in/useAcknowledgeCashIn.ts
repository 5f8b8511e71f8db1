import { createCashin } from 'fleet-portal-api-client/contract/cashin'
import { createPendingCalls } from 'fleet-portal-api-client/money-flow'
import { useCallback, useEffect } from 'react'
import { useAccess } from '../../fleet/access/useAccess.ts'
import { usePortal } from '../../provider/portal.ts'
import { storedCashIn } from '../../headless/cash-in/cashInOrder.ts'

/**
 * Acknowledges the pending call of a cash-in that has ended, so that the form does not show it again. The returned
 * function acknowledges it immediately, when the user closes the result.
 */
export function useAcknowledgeCashIn(
  fleetId: string,
  cashInId: string | undefined,
  hasEnded: boolean,
): () => void {
  const { deviceStorage } = usePortal()
  const userId = useAccess(fleetId).user?.userId
  const acknowledge = useCallback(() => {
    if (!cashInId || !userId) return
    const pendingCalls = createPendingCalls(deviceStorage, createCashin.name, fleetId, storedCashIn)
    for (const { key, details } of pendingCalls.of(userId)) {
      if (details.cashInId === cashInId) pendingCalls.acknowledge(key)
    }
  }, [deviceStorage, fleetId, userId, cashInId])
  useEffect(() => {
    if (hasEnded) acknowledge()
  }, [hasEnded, acknowledge])
  return acknowledge
}
