import { createCashin } from 'api-client/contract/cashin'
import { createPendingCalls } from 'api-client/money-flow'
import { useCallback, useEffect } from 'react'
import { useAccess } from '../../fleet/access/useAccess.ts'
import { usePortal } from '../../provider/portal.ts'
import { storedCashIn } from './order.ts'

/**
 * Acknowledges a pending cash-in that has ended, so that the form does not show it again. The returned function
 * acknowledges it at once, for a user who closes it.
 */
export function useSeen(fleetId: string, cashInId: string | undefined, hasEnded: boolean): () => void {
  const { deviceStorage } = usePortal()
  const userId = useAccess(fleetId).user?.userId
  const forget = useCallback(() => {
    if (!cashInId || !userId) return
    const pending = createPendingCalls(deviceStorage, createCashin.name, fleetId, storedCashIn)
    for (const { key, details } of pending.of(userId)) {
      if (details.cashInId === cashInId) pending.acknowledge(key)
    }
  }, [deviceStorage, fleetId, userId, cashInId])
  useEffect(() => {
    if (hasEnded) forget()
  }, [hasEnded, forget])
  return forget
}
