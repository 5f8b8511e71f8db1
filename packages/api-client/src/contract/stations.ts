import * as z from 'zod/mini'
import { needs, row } from './row.ts'
import { id, optionalText, paging, queryFlag, text } from './values.ts'

const stationProduct = z.looseObject({
  diesel: z.optional(z.boolean()),
  gas91: z.optional(z.boolean()),
  gas95: z.optional(z.boolean()),
  gas97: z.optional(z.boolean()),
})

/** Hours are `HH:mm` in Asia/Manila; equal hours mean all day, a closing hour before the opening one is past midnight. */
export const station = z.looseObject({
  stationId: id,
  name: text,
  businessName: optionalText,
  address: optionalText,
  city: optionalText,
  province: optionalText,
  latitude: z.nullish(z.number()),
  longitude: z.nullish(z.number()),
  opensAt: optionalText,
  closesAt: optionalText,
  phoneNumber: optionalText,
  /** `closed` is out of business, for good or for now, whatever its hours say. */
  status: optionalText,
  stationProduct: z.nullish(stationProduct),
})
export type Station = z.output<typeof station>

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
