import { listStations, lookupMerchants, lookupStations } from 'fleet-portal-api-client/contract/stations'
import { and, asc, count, eq, type SQL } from 'drizzle-orm'
import type { EndpointInput } from 'fleet-portal-api-client/contract/endpoint'
import type { Context } from '../context.ts'
import { merchant, station } from '../db/schema.ts'
import { stationQuery } from '../domain/findStations.ts'
import { limitAndOffset } from '../utilities/paging.ts'
import { matchesSearch } from '../utilities/search.ts'
import { handle } from '../handle.ts'

/** A station in wire format. */
export function stationToWire(row: typeof station.$inferSelect) {
  const { id, diesel, gas91, gas95, gas97, search: _, isOnboarded: __, ...rest } = row
  return { stationId: id, ...rest, stationProduct: { diesel, gas91, gas95, gas97 } }
}

/** A page of a station search, limited by a further condition. */
async function searchStations(
  { tx, now }: Context,
  input: EndpointInput<typeof lookupStations>,
  condition: SQL | undefined,
) {
  const { limit, offset } = limitAndOffset(input)
  const { where: searchCondition, order, applied } = stationQuery(input, now)
  const where = and(condition, searchCondition)
  const found = await tx
    .select()
    .from(station)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const [total] = await tx.select({ count: count() }).from(station).where(where)
  return { stations: found.map(stationToWire), count: total?.count ?? 0, applied }
}

export const stationRoutes = [
  handle(
    listStations,
    (context, { province, city, ...input }) => {
      const inPlace = [province && eq(station.province, province), city && eq(station.city, city)]
      return searchStations(context, input, and(...inPlace.filter((one) => typeof one === 'object')))
    },
    'any-fleet',
  ),

  handle(lookupStations, (context, input) => searchStations(context, input, eq(station.isOnboarded, true))),

  handle(lookupMerchants, async ({ tx }, input) => {
    const { limit, offset } = limitAndOffset(input)
    const where = matchesSearch(merchant.search, input.searchKey)
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
