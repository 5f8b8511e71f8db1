import { listCards } from 'fleet-portal-api-client/contract/cashin'
import { minimumPoints } from 'fleet-portal-api-client/contract/cashinTerms'
import type { Fleet } from 'fleet-portal-api-client/contract/fleets'
import { getPoints } from 'fleet-portal-api-client/contract/loyalty'
import { useMemo } from 'react'
import { useFlags } from '../../../fleet/access/useFlags.ts'
import { useRead } from '../../../foundation/data/useRead.ts'
import { usePortal } from '../../../provider/portal.ts'
import type { Channel } from './channels.tsx'

/**
 * The payment methods of a fleet that cannot be used now: cards without a way to enter a new one and without a saved one, payments
 * over the counter that a flag has switched off without a form, points without a linked account or too few of them, and deposits
 * without an account to pay to. Undefined while the saved cards are read.
 */
export function useUnavailableChannels({
  fleetId,
  paymentGateway,
  isVip,
}: Pick<Fleet, 'fleetId' | 'paymentGateway' | 'isVip'>): ReadonlySet<Channel> | undefined {
  const { payments } = usePortal()
  const isOn = useFlags()
  const isRawCardGateway = paymentGateway === 'cybersource'
  const allowsNewCard = isRawCardGateway ? payments?.allowRawCardData : payments?.cardTokenization
  const needsSavedCard = !allowsNewCard && !isRawCardGateway
  const cards = useRead(listCards, { fleetId }, { enabled: needsSavedCard, keepPrevious: false })
  const isReading = needsSavedCard && cards.isPending
  const hasCard = Boolean(allowsNewCard) || (needsSavedCard && cards.data?.fleetCards.length !== 0)
  const hasCounter = isOn('CASHIN_DRAGONPAY') || Boolean(payments?.instructionFormUrls?.overTheCounter)
  const points = useRead(getPoints, { fleetId }, { enabled: isVip === true })
  const hasPoints = points.data ? points.data.points >= minimumPoints : points.error?.code !== 'L1002'
  const hasDepositAccount = Boolean(payments?.depositAccounts?.length)
  return useMemo(() => {
    if (isReading) return undefined
    const unavailable = new Set<Channel>()
    if (!hasCard) unavailable.add('card')
    if (!hasCounter) unavailable.add('otc')
    if (!hasPoints) unavailable.add('vip-locqpay')
    if (!hasDepositAccount) unavailable.add('manual-bank-deposit')
    return unavailable
  }, [isReading, hasCard, hasCounter, hasPoints, hasDepositAccount])
}
