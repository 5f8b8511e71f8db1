import * as z from 'zod/mini'
import { needs, row } from './row.ts'
import { station } from './station.ts'
import { id, paging, queryFlag, text } from './values.ts'

export { station, type Station } from './station.ts'

const stationList = z.looseObject({ stations: z.array(station), count: z.number() })

export const listStations = row({
  name: 'listStations',
  method: 'GET',
  kind: 'read',
  access: needs('STATION_LIST', 'view'),
  input: z.object({
    province: z.optional(text),
    city: z.optional(text),
    diesel: z.optional(queryFlag),
    gas91: z.optional(queryFlag),
    gas95: z.optional(queryFlag),
    gas97: z.optional(queryFlag),
    searchKey: z.optional(text),
    ...paging,
  }),
  fixed: { platformType: 'plb' },
  output: stationList,
})

export const lookupStations = row({
  name: 'lookupStations',
  method: 'GET',
  kind: 'read',
  access: 'session',
  input: z.object({ searchKey: z.optional(text), ...paging }),
  fixed: { isPlbOnboarded: 'true' },
  output: stationList,
})

export const lookupMerchants = row({
  name: 'lookupMerchants',
  method: 'GET',
  kind: 'read',
  access: 'session',
  input: z.object({ searchKey: z.optional(text), ...paging }),
  fixed: { platformType: 'plb', isPlbOnboarded: 'true' },
  output: z.looseObject({
    merchants: z.array(z.looseObject({ merchantId: id, name: text })),
    count: z.number(),
  }),
})
