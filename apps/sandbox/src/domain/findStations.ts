import type { lookupStations } from 'fleet-portal-api-client/contract/stations'
import type { EndpointInput } from 'fleet-portal-api-client/contract/endpoint'
import { and, asc, between, eq, or, sql, type Column, type SQL } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { station } from '../db/schema.ts'
import { isOneOf } from '../utilities/byId.ts'
import { matchesSearch } from '../utilities/search.ts'
import { clockTimeOf } from '../utilities/time.ts'

type StationSearch = Omit<EndpointInput<typeof lookupStations>, 'page' | 'perPage'>

const earthRadius = 6378.137

/** The great-circle distance to a position in kilometres, by the haversine formula. */
function distanceTo({ lat, lng }: NonNullable<StationSearch['near']>): SQL {
  const { latitude, longitude } = station
  const half = (column: Column, from: number) => sql`sin(radians(${column} - ${from}::float8) / 2)`
  const haversine = sql`${half(latitude, lat)} ^ 2
    + cos(radians(${lat}::float8)) * cos(radians(${latitude})) * ${half(longitude, lng)} ^ 2`
  // Rounding errors can make the value exceed 1 for antipodes.
  return sql`${2 * earthRadius}::float8 * asin(sqrt(least(1, ${haversine})))`
}

/** 0 for an open station, 1 if its hours are unknown, 2 for a closed one. Times are `HH:mm`, which sort as text. */
function closedRank(now: Date): SQL {
  const clock = clockTimeOf(now)
  const { opensAt, closesAt, status } = station
  return sql`case
    when ${status} <> 'active' then 2
    when ${opensAt} is null or ${closesAt} is null then 1
    when ${opensAt} = ${closesAt} then 0
    when ${opensAt} < ${closesAt} and ${opensAt} <= ${clock} and ${clock} < ${closesAt} then 0
    when ${opensAt} > ${closesAt} and (${opensAt} <= ${clock} or ${clock} < ${closesAt}) then 0
    else 2 end`
}

/** The condition that a station sells a fuel, by the name of the fuel in lower case. */
const sellsByName = new Map<string, SQL>([
  ['diesel', eq(station.diesel, true)],
  ['gas 91', eq(station.gas91, true)],
  ['gas 95', eq(station.gas95, true)],
  ['gas 97', eq(station.gas97, true)],
])

/** The condition that a station has the searched text in its name or place, or each of its words there or among its products. */
function foundBy(searchKey: string | undefined): SQL | undefined {
  const whole = matchesSearch(station.search, searchKey)
  if (!whole) return undefined
  const words =
    (searchKey ?? '')
      .toLowerCase()
      .replace(/\bgas(?=9\d\b)/g, 'gas ')
      .match(/gas 9\d|\S+/g) ?? []
  const inWords = words.map((word) => or(matchesSearch(station.search, word), sellsByName.get(word)))
  return or(whole, and(...inWords))
}

/** The condition and order of a station search, and the names of the location filters that are applied. */
export function stationQuery({ near, bounds, openNow, searchKey, ...rest }: StationSearch, now: Date) {
  const sells = (['diesel', 'gas91', 'gas95', 'gas97'] as const).filter((fuel) => rest[fuel])
  const where = and(
    ...sells.map((fuel) => eq(station[fuel], true)),
    bounds && between(station.latitude, bounds.south, bounds.north),
    bounds && between(station.longitude, bounds.west, bounds.east),
    openNow ? sql`${closedRank(now)} < 2` : undefined,
    foundBy(searchKey),
  )
  const hasNoPosition = sql`${station.latitude} is null or ${station.longitude} is null`
  const nearest = near ? [hasNoPosition, closedRank(now), distanceTo(near)] : []
  const locationFilters = { near, bounds, openNow }
  return {
    where,
    order: [...nearest, asc(station.name), asc(station.id)],
    applied: Object.keys(locationFilters).filter(
      (name) => locationFilters[name as keyof typeof locationFilters],
    ),
  }
}

/** The condition that the station in a column is found by a search. Undefined if no station is. */
export async function isStationFound(tx: Tx, column: Column, searchKey: string): Promise<SQL | undefined> {
  const found = await tx
    .select({ id: station.id })
    .from(station)
    .where(matchesSearch(station.search, searchKey) ?? sql`false`)
  if (found.length === 0) return undefined
  return isOneOf(
    column,
    found.map(({ id }) => id),
  )
}
