import { listCards } from 'fleet-portal-api-client/contract/cashin'
import type { Fleet } from 'fleet-portal-api-client/contract/fleets'
import { useMemo } from 'react'
import { useFlags } from '../../../fleet/access/useFlags.ts'
import { useRead } from '../../../foundation/data/useRead.ts'
import { usePortal } from '../../../provider/portal.ts'
import type { Channel } from './channels.tsx'

/**
 * The payment methods of a fleet that cannot be used now: cards without a way to enter a new one and without a saved one, and payments over
 * the counter that a flag has switched off without a form. Undefined while the saved cards are read.
 */
export function useUnavailableChannels({
  fleetId,
  paymentGateway,
}: Pick<Fleet, 'fleetId' | 'paymentGateway'>): ReadonlySet<Channel> | undefined {
  const { payments } = usePortal()
  const isOn = useFlags()
  const isRawCardGateway = paymentGateway === 'cybersource'
  const allowsNewCard = isRawCardGateway ? payments?.allowRawCardData : payments?.cardTokenization
  const needsSavedCard = !allowsNewCard && !isRawCardGateway
  const cards = useRead(listCards, { fleetId }, { enabled: needsSavedCard, keepPrevious: false })
  const isReading = needsSavedCard && cards.isPending
  const hasCard = Boolean(allowsNewCard) || (needsSavedCard && cards.data?.fleetCards.length !== 0)
  const hasCounter = isOn('CASHIN_DRAGONPAY') || Boolean(payments?.instructionFormUrls?.overTheCounter)
  return useMemo(() => {
    if (isReading) return undefined
    const unavailable = new Set<Channel>()
    if (!hasCard) unavailable.add('card')
    if (!hasCounter) unavailable.add('otc')
    return unavailable
  }, [isReading, hasCard, hasCounter])
}
