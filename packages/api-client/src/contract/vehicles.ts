import * as z from 'zod/mini'
import { importResult } from './imports.ts'
import { activeStatuses } from './activeStatus.ts'
import { requires, defineEndpoint } from './endpoint.ts'
import { modelField, plateNumberField, remarksField } from './fields.ts'
import { id, optionalText, text } from './codecs.ts'
import { listCount, paging } from './paging.ts'
import { sorting } from './sorting.ts'

/** The types of vehicles. @since 0.1.0 */
export const vehicleTypes = ['Vehicle', 'Drum Container'] as const

/** A vehicle or drum container of a fleet. @since 0.1.0 */
export const vehicle = z.looseObject({
  vehicleId: id,
  plateNumber: text,
  model: optionalText,
  remarks: optionalText,
  type: text,
  status: z.enum(activeStatuses),
  fleetId: z.optional(id),
})
/** A vehicle or drum container of a fleet. @since 0.1.0 */
export type Vehicle = z.output<typeof vehicle>

const vehicleList = z.looseObject({ vehicles: z.array(vehicle), ...listCount })

/** The values of the vehicle form. @since 0.1.0 */
export const vehicleFields = z.object({
  plateNumber: plateNumberField,
  model: modelField,
  remarks: z.optional(remarksField),
  type: z.enum(vehicleTypes),
})
/** The values of the vehicle form. @since 0.1.0 */
export type VehicleFields = z.output<typeof vehicleFields>

/** Lists the vehicles of a fleet, newest first. @since 0.1.0 */
export const listVehicles = defineEndpoint({
  name: 'listVehicles',
  method: 'GET',
  kind: 'read',
  access: requires('VEHICLE', 'view'),
  input: z.object({
    fleetId: id,
    searchKey: z.optional(text),
    status: z.optional(z.enum(activeStatuses)),
    ...sorting('plateNumber', 'model', 'status', 'createdAt'),
    ...paging,
  }),
  fixed: { orderBy: 'createdAt', order: 'desc' },
  list: { items: 'vehicles', id: 'vehicleId' },
  output: vehicleList,
})

/** Creates a vehicle. Rejects with `V1000` if the plate number is already in use. @since 0.1.0 */
export const createVehicle = defineEndpoint({
  name: 'createVehicle',
  method: 'POST',
  kind: 'write',
  access: requires('VEHICLE', 'modify'),
  activeFleetOnly: true,
  input: z.extend(vehicleFields, { fleetId: id }),
  output: vehicle,
  errors: ['V1000'],
})

/**
 * Updates the given fields; `status` alone deactivates or reactivates. A given `fleetId` must be the vehicle's fleet.
 *
 * @since 0.1.0
 */
export const updateVehicle = defineEndpoint({
  name: 'updateVehicle',
  method: 'PUT',
  kind: 'write',
  access: requires('VEHICLE', 'modify'),
  activeFleetOnly: true,
  input: z.extend(z.partial(vehicleFields), {
    vehicleId: id,
    fleetId: z.optional(id),
    status: z.optional(z.enum(activeStatuses)),
  }),
  output: vehicle,
  errors: ['V1000'],
})

/**
 * Imports vehicles from a CSV file. Each row is validated by itself. The answer names the rejected rows.
 *
 * @since 0.1.0
 */
export const importVehicles = defineEndpoint({
  name: 'importVehicles',
  method: 'POST',
  kind: 'write',
  access: requires('VEHICLE', 'modify'),
  activeFleetOnly: true,
  body: 'multipart',
  input: z.object({ data: z.instanceof(Blob), fleetId: id }),
  output: importResult,
})

/** Active vehicles sorted by plate number, for pickers. @since 0.1.0 */
export const lookupVehicles = defineEndpoint({
  name: 'lookupVehicles',
  method: 'GET',
  kind: 'read',
  access: 'session',
  input: z.object({ fleetId: id, searchKey: z.optional(text), ...paging }),
  fixed: { status: 'active', orderBy: 'plateNumber', order: 'asc' },
  list: { items: 'vehicles', id: 'vehicleId' },
  output: vehicleList,
})
