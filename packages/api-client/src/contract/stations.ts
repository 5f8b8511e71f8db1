import * as z from 'zod/mini'
import { queryBounds, queryPosition } from './position.ts'
import { requires, defineEndpoint } from './endpoint.ts'
import { station } from './station.ts'
import { id, queryFlag, text } from './codecs.ts'
import { listCount, paging } from './paging.ts'

export { station, type Station } from './station.ts'

const stationList = z.looseObject({
  stations: z.array(station),
  ...listCount,
  /** The filters of `near`, `bounds` and `openNow` that the server applied. Undefined if the server does not support them. */
  applied: z.optional(z.array(text)),
})

/** Filters for products that a station must sell. */
const sells = {
  diesel: z.optional(queryFlag),
  gas91: z.optional(queryFlag),
  gas95: z.optional(queryFlag),
  gas97: z.optional(queryFlag),
}

const found = {
  /**
   * Sorts the stations by distance from this position: first open stations, then stations with unknown hours, then closed
   * stations, then stations without a position. Without it, stations are sorted by name.
   */
  near: z.optional(queryPosition),
  /** Excludes stations outside of this part of the map, and stations without a position. */
  bounds: z.optional(queryBounds),
  /** Excludes stations that are closed now, in Manila time. Stations with unknown hours are included. */
  openNow: z.optional(queryFlag),
  searchKey: z.optional(text),
  ...paging,
}

/** Lists the stations. @since 0.1.0 */
export const listStations = defineEndpoint({
  name: 'listStations',
  method: 'GET',
  kind: 'read',
  access: requires('STATION_LIST', 'view'),
  input: z.object({ province: z.optional(text), city: z.optional(text), ...sells, ...found }),
  fixed: { platformType: 'plb' },
  list: { items: 'stations', id: 'stationId' },
  output: stationList,
})

/** Lists stations for pickers. @since 0.1.0 */
export const lookupStations = defineEndpoint({
  name: 'lookupStations',
  method: 'GET',
  kind: 'read',
  access: 'session',
  input: z.object({ ...sells, ...found }),
  fixed: { isPlbOnboarded: 'true' },
  list: { items: 'stations', id: 'stationId' },
  output: stationList,
})

/** Lists the owners of stations for pickers. @since 0.1.0 */
export const lookupMerchants = defineEndpoint({
  name: 'lookupMerchants',
  method: 'GET',
  kind: 'read',
  access: 'session',
  input: z.object({ searchKey: z.optional(text), ...paging }),
  fixed: { platformType: 'plb', isPlbOnboarded: 'true' },
  list: { items: 'merchants', id: 'merchantId' },
  output: z.looseObject({
    merchants: z.array(z.looseObject({ merchantId: id, name: text })),
    count: z.number(),
  }),
})
