import { isWalletFleet } from 'fleet-portal-api-client/contract/access'
import { listFleetCards, type FleetCard } from 'fleet-portal-api-client/contract/fleetCards'
import { listFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { listPayments } from 'fleet-portal-api-client/contract/payments'
import { listRedemptions } from 'fleet-portal-api-client/contract/redemptions'
import type { FleetAccess } from '../../fleet/access/useAccess.ts'
import type { Bearer } from '../codes/bearerDrafts.ts'
import { HeldCards } from './HeldCards.tsx'
import { HeldCodes } from './HeldCodes.tsx'
import { MonthTotal } from './MonthTotal.tsx'
import type { IsOfBearer } from './ownItems.ts'
import { RecentPayments } from './RecentPayments.tsx'
import { RecentRedemptions } from './RecentRedemptions.tsx'

interface BearerActivityProps {
  fleetId: string
  access: FleetAccess
  /** Whose page it is. */
  subject: 'driver' | 'vehicle'
  /** The driver ID or the plate number: the server searches codes, redemptions and payments by it. */
  searchKey: string
  /** The server searches cards by it: the name of the driver, or the plate number. */
  cardKey: string
  /** Whether a found card is of the driver or the vehicle. */
  isHeld: (card: FleetCard) => boolean
  /** Whether a found code, redemption or payment is of the driver or the vehicle. Another plate number may contain the searched one. */
  isOfBearer: IsOfBearer
  /** The driver or vehicle of a new code. Undefined if it is inactive. */
  bearer: Bearer | undefined
}

/** The codes and cards of a driver or a vehicle, and what they were used for, as far as the user has access. */
export function BearerActivity({
  fleetId,
  access,
  subject,
  searchKey,
  cardKey,
  isHeld,
  isOfBearer,
  bearer,
}: BearerActivityProps) {
  const hasCards = access.fleet !== undefined && isWalletFleet(access.fleet.plbType)
  return (
    <>
      {access.can(listFuelCodes) && <HeldCodes {...{ fleetId, access, searchKey, isOfBearer, bearer }} />}
      {hasCards && access.can(listFleetCards) && (
        <HeldCards fleetId={fleetId} searchKey={cardKey} isHeld={isHeld} />
      )}
      {hasCards && access.can(listPayments) && (
        <RecentPayments {...{ fleetId, access, searchKey, isOfBearer, subject }} />
      )}
      {access.can(listRedemptions) && (
        <RecentRedemptions
          fleetId={fleetId}
          access={access}
          searchKey={searchKey}
          isOfBearer={isOfBearer}
          subject={subject}
          lead={<MonthTotal fleetId={fleetId} searchKey={searchKey} isOfBearer={isOfBearer} />}
        />
      )}
    </>
  )
}
