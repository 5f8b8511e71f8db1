import type { Binding } from 'api-client/contract/fuelCodes'
import type { Product } from 'api-client/contract/products'
import type { FleetCardStatus } from 'api-client/contract/fleetCards'
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
  /** Default all of them. */
  products?: readonly Product[] | undefined
  /** Centavos. */
  moneyLimit?: number | undefined
  paymentLimit?: number | undefined
  remarks?: string | undefined
  /** What was paid with it this month already, in centavos, and how often. */
  use?: { paid: number; payments: number }
}

const tries = 20

/** A number whose last four digits no other card of the fleet has, where it can be helped: people tell cards by them. */
async function freeNumber({ tx }: Context, fleetId: string): Promise<string> {
  let number = newCardNumber()
  for (let attempt = 1; attempt < tries; attempt++) {
    const alike = and(
      eq(fleetCard.fleetId, fleetId),
      sql`right(${fleetCard.cardNumber}, 4) = ${number.slice(-4)}`,
    )
    const found = await tx.select({ id: fleetCard.id }).from(fleetCard).where(alike).limit(1)
    if (found.length === 0) break
    number = newCardNumber()
  }
  return number
}

/** Gives a fleet a card, as the provider does: fleets cannot do that themselves. */
export async function issueCard(context: Context, wanted: NewCard): Promise<CardRow> {
  const { tx, now } = context
  const { fleetId, binding = 'any', products } = wanted
  const has = (product: Product) => products?.includes(product) ?? true
  for (;;) {
    const [card] = await tx
      .insert(fleetCard)
      .values({
        id: newId('crd'),
        fleetId,
        cardNumber: await freeNumber(context, fleetId),
        binding,
        status: wanted.status ?? 'active',
        driverId: wanted.driverId ?? null,
        vehicleId: wanted.vehicleId ?? null,
        moneyLimit: wanted.moneyLimit ?? null,
        paymentLimit: wanted.paymentLimit ?? null,
        diesel: has('diesel'),
        gas91: has('gas91'),
        gas95: has('gas95'),
        gas97: has('gas97'),
        lubes: has('lubes'),
        remarks: wanted.remarks ?? null,
        createdAt: now,
      })
      .onConflictDoNothing({ target: fleetCard.cardNumber })
      .returning()
    if (!card) continue
    if (wanted.use) await addUse(tx, card.id, now, wanted.use)
    return card
  }
}
