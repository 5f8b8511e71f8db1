import { decimalText } from 'api-client/money'
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
  /** Who and what stands there, where the card is not for somebody in particular. */
  driverId?: string | undefined
  vehicleId?: string | undefined
}

export interface PresentedCard {
  card: CardRow
  fleet: Fleet
  driver: Driver | undefined
  vehicle: Vehicle | undefined
}

/** Whom the card is for; where it is for nobody in particular, whoever of the fleet stands there. */
function checkBearer<T extends Driver | Vehicle>(
  bound: string | null,
  here: string | undefined,
  found: T | undefined,
  { fleetId, what }: { fleetId: string; what: string },
): T | undefined {
  if (bound && here && here !== bound) throw new PumpRefusal(`This card is for another ${what}.`)
  if (!bound && !here) return undefined
  if (!found || found.fleetId !== fleetId)
    throw new PumpRefusal(`This ${what} is not of the fleet of the card.`)
  if (found.status !== 'active') throw new PumpRefusal(`The ${what} of this card is not active.`)
  return found
}

/**
 * A card that can be paid with now, its fleet locked until the transaction ends, and who has it in hand. Refuses in
 * words: for its status, its fleet and its bearers.
 */
export async function lockPresentedCard(context: Context, hand: CardPresentation): Promise<PresentedCard> {
  const { tx } = context
  const number = hand.cardNumber.replaceAll(/\D/g, '')
  const [known] = await tx.select().from(fleetCard).where(eq(fleetCard.cardNumber, number))
  if (!known) throw new PumpRefusal('There is no such card.')
  const fleet = await lockFleet(tx, known.fleetId)
  if (fleet.status !== 'active') throw new PumpRefusal('The fleet of this card is deactivated.')
  const [card] = await tx.select().from(fleetCard).where(eq(fleetCard.id, known.id)).for('update')
  if (card?.status !== 'active') throw new PumpRefusal(`This card is ${card?.status}.`)
  const driverId = card.driverId ?? hand.driverId
  const vehicleId = card.vehicleId ?? hand.vehicleId
  const [driverRow] = driverId ? await tx.select().from(driver).where(eq(driver.id, driverId)) : []
  const [vehicleRow] = vehicleId ? await tx.select().from(vehicle).where(eq(vehicle.id, vehicleId)) : []
  const fleetId = fleet.id
  return {
    card,
    fleet,
    driver: checkBearer(card.driverId, hand.driverId, driverRow, { fleetId, what: 'driver' }),
    vehicle: checkBearer(card.vehicleId, hand.vehicleId, vehicleRow, { fleetId, what: 'vehicle' }),
  }
}

/** Refuses what the card's limits for the month, or the fleet's wallet, do not cover. `amount` in centavos. */
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
    const left = decimalText(Math.max(0, card.moneyLimit - used.paid), 2)
    throw new PumpRefusal(`This card may still pay ₱${left} this month.`)
  }
  if ((await balanceOf(tx, accounts.wallet(fleet.id))) < amount) {
    throw new PumpRefusal('The wallet of the fleet does not cover this.')
  }
}
