import type { Binding } from 'fleet-portal-api-client/contract/fuelCodes'
import type { Product } from 'fleet-portal-api-client/contract/products'
import type { FleetCardStatus } from 'fleet-portal-api-client/contract/fleetCards'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { fleetCard } from '../db/schema.ts'
import { addUse } from './cardUse.ts'
import type { CardRow } from './fleetCards.ts'
import { newId } from '../utilities/ids.ts'
import { newCardNumber } from './cardNumbers.ts'

export interface NewCard {
  fleetId: string
  binding?: Binding
  driverId?: string | undefined
  vehicleId?: string | undefined
  status?: FleetCardStatus
  /** Default: all products. */
  products?: readonly Product[] | undefined
  /** Centavos. */
  moneyLimit?: number | undefined
  paymentLimit?: number | undefined
  remarks?: string | undefined
  /** The use in this month so far: the amount in centavos and the number of payments. */
  use?: { paid: number; payments: number }
}

const maxAttempts = 20

/** A number whose last four digits are unique in the fleet, if possible: users identify cards by them. */
async function unusedNumber({ tx }: Context, fleetId: string): Promise<string> {
  let number = newCardNumber()
  for (let attempt = 1; attempt < maxAttempts; attempt++) {
    const sameEnding = and(
      eq(fleetCard.fleetId, fleetId),
      sql`right(${fleetCard.cardNumber}, 4) = ${number.slice(-4)}`,
    )
    const found = await tx.select({ id: fleetCard.id }).from(fleetCard).where(sameEnding).limit(1)
    if (found.length === 0) break
    number = newCardNumber()
  }
  return number
}

/** Issues a card to a fleet, as the provider does. Fleets cannot issue cards themselves. */
export async function issueCard(context: Context, newCard: NewCard): Promise<CardRow> {
  const { tx, now } = context
  const { fleetId, binding = 'any', products } = newCard
  const has = (product: Product) => products?.includes(product) ?? true
  for (;;) {
    const [card] = await tx
      .insert(fleetCard)
      .values({
        id: newId('crd'),
        fleetId,
        cardNumber: await unusedNumber(context, fleetId),
        binding,
        status: newCard.status ?? 'active',
        driverId: newCard.driverId ?? null,
        vehicleId: newCard.vehicleId ?? null,
        moneyLimit: newCard.moneyLimit ?? null,
        paymentLimit: newCard.paymentLimit ?? null,
        diesel: has('diesel'),
        gas91: has('gas91'),
        gas95: has('gas95'),
        gas97: has('gas97'),
        lubes: has('lubes'),
        remarks: newCard.remarks ?? null,
        createdAt: now,
      })
      .onConflictDoNothing({ target: fleetCard.cardNumber })
      .returning()
    if (!card) continue
    if (newCard.use) await addUse(tx, card.id, now, newCard.use)
    return card
  }
}
