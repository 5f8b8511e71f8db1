import { listStations, lookupMerchants, lookupStations } from 'api-client/contract/stations'
import { and, asc, count, eq, type SQL } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { merchant, station } from '../db/schema.ts'
import { pageOf } from '../domain/paging.ts'
import { matches } from '../domain/search.ts'
import { handle } from '../handle.ts'

/** A station as the wire has it. */
export function stationWire(row: typeof station.$inferSelect) {
  const { id, diesel, gas91, gas95, gas97, search: _, isOnboarded: __, ...rest } = row
  return { stationId: id, ...rest, stationProduct: { diesel, gas91, gas95, gas97 } }
}

async function page(tx: Tx, where: SQL | undefined, input: Parameters<typeof pageOf>[0]) {
  const { limit, offset } = pageOf(input)
  const order = [asc(station.name), asc(station.id)]
  const found = await tx
    .select()
    .from(station)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const [total] = await tx.select({ count: count() }).from(station).where(where)
  return { stations: found.map(stationWire), count: total?.count ?? 0 }
}

export const stationRoutes = [
  handle(
    listStations,
    ({ tx }, input) => {
      const { province, city, searchKey } = input
      const sells = (['diesel', 'gas91', 'gas95', 'gas97'] as const).filter((fuel) => input[fuel])
      const where = and(
        province ? eq(station.province, province) : undefined,
        city ? eq(station.city, city) : undefined,
        ...sells.map((fuel) => eq(station[fuel], true)),
        matches(station.search, searchKey),
      )
      return page(tx, where, input)
    },
    'any-fleet',
  ),

  handle(lookupStations, ({ tx }, input) =>
    page(tx, and(eq(station.isOnboarded, true), matches(station.search, input.searchKey)), input),
  ),

  handle(lookupMerchants, async ({ tx }, input) => {
    const { limit, offset } = pageOf(input)
    const where = matches(merchant.search, input.searchKey)
    const found = await tx
      .select()
      .from(merchant)
      .where(where)
      .orderBy(asc(merchant.name))
      .limit(limit)
      .offset(offset)
    const [total] = await tx.select({ count: count() }).from(merchant).where(where)
    return { merchants: found.map(({ id, name }) => ({ merchantId: id, name })), count: total?.count ?? 0 }
  }),
]
