import { createCashin } from 'api-client/contract/cashin'
import { useCallback, useEffect } from 'react'
import { intentStore } from '../../foundation/data/intents.ts'
import { useAccess } from '../../foundation/data/useAccess.ts'
import { usePortal } from '../../provider/portal.ts'
import { storedOrder } from './order.ts'

/** Of one that has ended, and of one that the person turns away from by the answer of this, the form says nothing more. */
export function useSeen(fleetId: string, cashInId: string | undefined, hasEnded: boolean): () => void {
  const { deviceStorage } = usePortal()
  const userId = useAccess(fleetId).user?.userId
  const forget = useCallback(() => {
    if (!cashInId || !userId) return
    const intents = intentStore(deviceStorage, createCashin.name, fleetId, storedOrder)
    for (const { key, about } of intents.of(userId)) if (about.cashInId === cashInId) intents.seen(key)
  }, [deviceStorage, fleetId, userId, cashInId])
  useEffect(() => {
    if (hasEnded) forget()
  }, [hasEnded, forget])
  return forget
}
