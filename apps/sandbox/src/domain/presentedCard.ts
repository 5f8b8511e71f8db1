import { decimalText } from 'fleet-portal-api-client/money'
import { eq } from 'drizzle-orm'
import type { Context, Fleet } from '../context.ts'
import { driver, fleetCard, vehicle } from '../db/schema.ts'
import { cardUseAt } from './cardUse.ts'
import type { CardRow } from './fleetCards.ts'
import { accounts, balanceOf, lockFleet } from './ledger.ts'
import { PumpRefusal } from './pumpRefusal.ts'

type Driver = typeof driver.$inferSelect
type Vehicle = typeof vehicle.$inferSelect

export interface CardPresentation {
  cardNumber: string
  /** The driver and vehicle at the terminal, if the card names none. */
  driverId?: string | undefined
  vehicleId?: string | undefined
}

export interface PresentedCard {
  card: CardRow
  fleet: Fleet
  driver: Driver | undefined
  vehicle: Vehicle | undefined
}

/** Checks the driver or vehicle at the terminal: the one that the card names, else an active one of the fleet. */
function checkBearer<T extends Driver | Vehicle>(
  cardBearerId: string | null,
  presentId: string | undefined,
  found: T | undefined,
  { fleetId, kind }: { fleetId: string; kind: string },
): T | undefined {
  if (cardBearerId && presentId && presentId !== cardBearerId)
    throw new PumpRefusal(`This card is for another ${kind}.`)
  if (!cardBearerId && !presentId) return undefined
  if (!found || found.fleetId !== fleetId)
    throw new PumpRefusal(`This ${kind} is not of the fleet of the card.`)
  if (found.status !== 'active') throw new PumpRefusal(`The ${kind} of this card is not active.`)
  return found
}

/**
 * Locks the fleet and the card until the transaction ends, and finds the driver and vehicle. Throws a PumpRefusal if the
 * card, its fleet, the driver or the vehicle is not active.
 */
export async function lockPresentedCard(
  context: Context,
  presentation: CardPresentation,
): Promise<PresentedCard> {
  const { tx } = context
  const number = presentation.cardNumber.replaceAll(/\D/g, '')
  const [existing] = await tx.select().from(fleetCard).where(eq(fleetCard.cardNumber, number))
  if (!existing) throw new PumpRefusal('There is no such card.')
  const fleet = await lockFleet(tx, existing.fleetId)
  if (fleet.status !== 'active') throw new PumpRefusal('The fleet of this card is deactivated.')
  const [card] = await tx.select().from(fleetCard).where(eq(fleetCard.id, existing.id)).for('update')
  if (card?.status !== 'active') throw new PumpRefusal(`This card is ${card?.status}.`)
  const driverId = card.driverId ?? presentation.driverId
  const vehicleId = card.vehicleId ?? presentation.vehicleId
  const [driverRow] = driverId ? await tx.select().from(driver).where(eq(driver.id, driverId)) : []
  const [vehicleRow] = vehicleId ? await tx.select().from(vehicle).where(eq(vehicle.id, vehicleId)) : []
  const fleetId = fleet.id
  return {
    card,
    fleet,
    driver: checkBearer(card.driverId, presentation.driverId, driverRow, { fleetId, kind: 'driver' }),
    vehicle: checkBearer(card.vehicleId, presentation.vehicleId, vehicleRow, { fleetId, kind: 'vehicle' }),
  }
}

/** Refuses a payment over the card's monthly limits or over the wallet's balance. `amount` in centavos. */
export async function refuseOverLimits(
  { tx, now }: Context,
  { card, fleet }: PresentedCard,
  amount: number,
): Promise<void> {
  const used = await cardUseAt(tx, card.id, now)
  if (card.paymentLimit !== null && used.payments >= card.paymentLimit) {
    throw new PumpRefusal('This card has reached its transactions of the month.')
  }
  if (card.moneyLimit !== null && used.paid + amount > card.moneyLimit) {
    const remaining = decimalText(Math.max(0, card.moneyLimit - used.paid), 2)
    throw new PumpRefusal(`This card may still pay ₱${remaining} this month.`)
  }
  if ((await balanceOf(tx, accounts.wallet(fleet.id))) < amount) {
    throw new PumpRefusal('The wallet of the fleet does not cover this.')
  }
}
