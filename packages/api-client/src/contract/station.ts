import * as z from 'zod/mini'
import { id, optionalText, text } from './codecs.ts'

const stationProduct = z.looseObject({
  diesel: z.optional(z.boolean()),
  gas91: z.optional(z.boolean()),
  gas95: z.optional(z.boolean()),
  gas97: z.optional(z.boolean()),
})

/**
 * Hours are `HH:mm` in Asia/Manila. Equal hours mean open all day. A closing hour before the opening hour is on the next day.
 *
 * @since 0.1.0
 */
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
  /** `closed` is out of business, permanently or temporarily, regardless of its hours. */
  status: optionalText,
  stationProduct: z.nullish(stationProduct),
})
/** A station where fleets may fuel. @since 0.1.0 */
export type Station = z.output<typeof station>
