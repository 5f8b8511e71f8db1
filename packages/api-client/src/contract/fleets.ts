import * as z from 'zod/mini'
import { fleetTypes, type FleetType } from './access.ts'
import { defineEndpoint } from './endpoint.ts'
import { station } from './station.ts'
import { id, litres, optionalText, text } from './codecs.ts'
import { instant } from './days.ts'

/** Normalizes spaces, underscores and case: `Locqpay_manual PO` is `locqpay-manual-po`. */
const fleetType = z.codec(z.string(), z.enum(fleetTypes), {
  decode: (value) =>
    value
      .trim()
      .toLowerCase()
      .replace(/[\s_]+/g, '-') as FleetType,
  encode: (value) => value,
})

/** Litres for all products together, or per product. */
const inventoryLimit = z.union([litres, z.record(z.string(), litres)])

/** A fleet: the company that buys fuel. @since 0.1.0 */
export const fleet = z.looseObject({
  fleetId: id,
  status: text,
  businessName: text,
  plbType: fleetType,
  isVip: z.optional(z.boolean()),
  dateTimeOnboarded: z.nullish(instant),
  paymentGateway: optionalText,
  fleetStations: z.nullish(z.array(station)),
  inventoryLimit: z.nullish(inventoryLimit),
  referenceStation: z.nullish(z.looseObject({ status: text, name: optionalText })),
})
/** A fleet: the company that buys fuel. @since 0.1.0 */
export type Fleet = z.output<typeof fleet>

/** Whether a fleet is deactivated or deleted. Writes are rejected then. @since 0.1.0 */
export const isDeactivated = ({ status }: Pick<Fleet, 'status'>): boolean =>
  status === 'deactivated' || status === 'deleted'

/** Reads one fleet. @since 0.1.0 */
export const getFleet = defineEndpoint({
  name: 'getFleet',
  method: 'GET',
  kind: 'read',
  access: 'session',
  refusalKeepsSession: true,
  input: z.object({ fleetId: id }),
  output: fleet,
})

/** Lists the fleets of the signed-in user. @since 0.1.0 */
export const listFleets = defineEndpoint({
  name: 'listFleets',
  method: 'GET',
  kind: 'read',
  access: 'session',
  input: z.object({}),
  output: z.looseObject({ fleets: z.array(fleet), count: z.optional(z.number()) }),
})

/** Lists the stations where the fleet may fuel. @since 0.1.0 */
export const listFleetStations = defineEndpoint({
  name: 'listFleetStations',
  method: 'GET',
  kind: 'read',
  access: 'session',
  input: z.object({ fleetId: id }),
  output: z.looseObject({ stations: z.array(station) }),
})
