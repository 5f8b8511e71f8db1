import * as z from 'zod/mini'
import { id, optionalText } from './codecs.ts'
import { defineEndpoint, requires } from './endpoint.ts'

const byFleet = z.object({ fleetId: id })

/** Reads the loyalty points of a fleet. Rejects with `L1002` if no account is linked. @since 0.1.0 */
export const getPoints = defineEndpoint({
  name: 'getPoints',
  method: 'GET',
  kind: 'read',
  access: { anyOf: [requires('DASHBOARD', 'view'), requires('CASH_IN', 'view')] },
  input: byFleet,
  output: z.looseObject({
    points: z.number(),
    firstName: optionalText,
    lastName: optionalText,
    mobileNumber: optionalText,
  }),
  errors: ['L1002'],
})

/** Links a loyalty account by its mobile number. @since 0.1.0 */
export const linkLoyalty = defineEndpoint({
  name: 'linkLoyalty',
  method: 'POST',
  kind: 'write',
  access: requires('DASHBOARD', 'modify'),
  activeFleetOnly: true,
  input: z.object({ fleetId: id, mobileNumber: z.string().check(z.regex(/^\+639\d{9}$/, 'mobile')) }),
  output: z.unknown(),
  errors: ['L1001', 'L1002'],
})
