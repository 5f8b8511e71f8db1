import { createCashin } from 'api-client/contract/cashin'
import { useEffect } from 'react'
import { intentStore } from '../../foundation/data/intents.ts'
import { useAccess } from '../../foundation/data/useAccess.ts'
import { usePortal } from '../../provider/portal.ts'
import { storedOrder } from './order.ts'

/** What became of a cash-in is in sight: the form need not bring it up any more. */
export function useSeen(fleetId: string, cashInId: string | undefined): void {
  const { deviceStore } = usePortal()
  const userId = useAccess(fleetId).user?.userId
  useEffect(() => {
    if (!cashInId || !userId) return
    const intents = intentStore(deviceStore, createCashin.name, fleetId, storedOrder)
    for (const { key, about } of intents.of(userId)) if (about.cashInId === cashInId) intents.remove(key)
  }, [deviceStore, fleetId, userId, cashInId])
}
