import * as z from 'zod/mini'
import { exactLitres, id, litres, optionalText, text } from './codecs.ts'
import { defineEndpoint, requires } from './endpoint.ts'
import { mobileField } from './fields.ts'
import { bindings, codeIssues } from './fuelCodes.ts'
import { paging } from './paging.ts'
import { capitalFuel } from './products.ts'

/** A saved draft of a fuel code. @since 0.1.0 */
export const template = z.looseObject({
  fuelCodeTemplateId: id,
  fuelCode: optionalText,
  fuelCodeType: z.enum(bindings),
  driver: z.nullish(
    z.looseObject({
      driverId: id,
      firstName: text,
      lastName: text,
      mobileNumber: optionalText,
      status: optionalText,
    }),
  ),
  vehicle: z.nullish(
    z.looseObject({ vehicleId: id, model: optionalText, plateNumber: text, status: optionalText }),
  ),
  productCode: capitalFuel,
  volumeRedeemLimit: litres,
  durationDays: z.number(),
  maxUsage: z.number(),
  sendSms: z.boolean(),
  autoRenew: z.boolean(),
  mobileNumber: optionalText,
  status: optionalText,
})
/** A saved draft of a fuel code. @since 0.1.0 */
export type Template = z.output<typeof template>

/** The values of a template. @since 0.1.0 */
export const templateFields = z.object({
  fleetId: id,
  fuelCode: z.optional(text),
  fuelCodeType: z.enum(bindings),
  driverId: z.nullish(id),
  vehicleId: z.nullish(id),
  productCode: capitalFuel,
  volumeRedeemLimit: exactLitres,
  durationDays: z.int().check(z.minimum(1), z.maximum(1000)),
  maxUsage: z.union([z.literal(0), z.literal(1)]),
  sendSms: z.boolean(),
  autoRenew: z.boolean(),
  mobileNumber: z.nullish(mobileField),
})

const templateNames = {
  volume: 'volumeRedeemLimit',
  isOneTime: 'maxUsage',
  driver: 'driverId',
  vehicle: 'vehicleId',
  mobileNumber: 'mobileNumber',
} as const

/** The business rules of a template. @since 0.1.0 */
export const checkTemplate = ({ driverId, vehicleId, ...fields }: z.output<typeof templateFields>) =>
  codeIssues(
    {
      fuelCodeType: fields.fuelCodeType,
      volume: fields.volumeRedeemLimit,
      isOneTime: fields.maxUsage === 1,
      hasDriver: Boolean(driverId),
      hasVehicle: Boolean(vehicleId),
      sendsSms: fields.sendSms,
      hasMobileNumber: Boolean(fields.mobileNumber),
    },
    templateNames,
  )

/** Saves a template of a fuel code. @since 0.1.0 */
export const createTemplate = defineEndpoint({
  name: 'createTemplate',
  method: 'POST',
  kind: 'write',
  access: requires('GENERATE_FUEL_CODE', 'modify'),
  activeFleetOnly: true,
  input: templateFields,
  check: checkTemplate,
  output: z.unknown(),
})

/** Lists the templates of a fleet. @since 0.1.0 */
export const listTemplates = defineEndpoint({
  name: 'listTemplates',
  method: 'GET',
  kind: 'read',
  access: requires('GENERATE_FUEL_CODE', 'view'),
  input: z.object({ fleetId: id, ...paging }),
  list: { items: 'fuelCodeTemplates', id: 'fuelCodeTemplateId' },
  output: z.looseObject({
    fuelCodeTemplates: z.array(template),
    count: z.number(),
    active: z.optional(z.number()),
  }),
})

/** Updates a template. @since 0.1.0 */
export const updateTemplate = defineEndpoint({
  name: 'updateTemplate',
  method: 'PUT',
  kind: 'write',
  access: requires('GENERATE_FUEL_CODE', 'modify'),
  activeFleetOnly: true,
  input: z.extend(templateFields, { fuelCodeTemplateId: id }),
  check: checkTemplate,
  output: z.unknown(),
})

/** Deletes a template. @since 0.1.0 */
export const deleteTemplate = defineEndpoint({
  name: 'deleteTemplate',
  method: 'DELETE',
  kind: 'write',
  access: requires('GENERATE_FUEL_CODE', 'modify'),
  activeFleetOnly: true,
  input: z.object({ fuelCodeTemplateId: id }),
  output: z.unknown(),
})
