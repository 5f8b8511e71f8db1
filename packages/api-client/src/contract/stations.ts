import * as z from 'zod/mini'
import { queryBounds, queryPosition } from './position.ts'
import { requires, defineEndpoint } from './endpoint.ts'
import { station } from './station.ts'
import { id, queryFlag, text } from './codecs.ts'
import { paging } from './paging.ts'

export { station, type Station } from './station.ts'

const stationList = z.looseObject({
  stations: z.array(station),
  count: z.number(),
  /** Those of `near`, `bounds` and `openNow` that the answer follows. Missing where the server does not know them. */
  applied: z.optional(z.array(text)),
})

/** Products that a station sells: it sells each that is true. */
const sells = {
  diesel: z.optional(queryFlag),
  gas91: z.optional(queryFlag),
  gas95: z.optional(queryFlag),
  gas97: z.optional(queryFlag),
}

const found = {
  /**
   * Orders the whole answer by distance from here: open stations first, then those whose hours are not known, then
   * closed ones. Stations of an unknown position come last. Without it stations come by name.
   */
  near: z.optional(queryPosition),
  /** Leaves out stations outside this part of the map, and those of an unknown position. */
  bounds: z.optional(queryBounds),
  /** Leaves out stations that are closed at this moment in Manila. Those whose hours are not known stay. */
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
