import type { Fuel } from 'fleet-portal-api-client/contract/products'

import { and, desc, eq, lte } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { price } from '../db/schema.ts'

export type PriceRow = typeof price.$inferSelect

/** The prices in effect at an instant, by fuel: of each fuel the latest that is not in the future. */
export async function pricesAt(tx: Tx, fleetId: string, now: Date): Promise<Map<Fuel, PriceRow>> {
  const found = await tx
    .selectDistinctOn([price.product])
    .from(price)
    .where(and(eq(price.fleetId, fleetId), lte(price.effectiveAt, now)))
    .orderBy(price.product, desc(price.effectiveAt))
  return new Map(found.map((row) => [row.product as Fuel, row]))
}

export async function priceAt(tx: Tx, fleetId: string, fuel: Fuel, now: Date) {
  return (await pricesAt(tx, fleetId, now)).get(fuel)
}
