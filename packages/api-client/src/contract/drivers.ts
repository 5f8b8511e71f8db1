import * as z from 'zod/mini'
import { requires, defineEndpoint } from './endpoint.ts'
import { importResult } from './imports.ts'
import { activeStatuses } from './activeStatus.ts'
import { driverLicenseIdField, importedMobileField, mobileField, nameField } from './fields.ts'
import { id, text } from './codecs.ts'
import { listCount, paging } from './paging.ts'
import { sorting } from './sorting.ts'

/** A driver of a fleet. @since 0.1.0 */
export const driver = z.looseObject({
  driverId: id,
  firstName: text,
  lastName: text,
  driverLicenseId: text,
  mobileNumber: text,
  status: z.enum(activeStatuses),
  fleetId: z.optional(id),
})
/** A driver of a fleet. @since 0.1.0 */
export type Driver = z.output<typeof driver>

const driverList = z.looseObject({ drivers: z.array(driver), ...listCount })

/**
 * The fields of the driver form. The licence id is stored in upper case; the mobile number is 09 and nine digits.
 *
 * @since 0.1.0
 */
export const driverFields = z.object({
  firstName: nameField,
  lastName: nameField,
  driverLicenseId: driverLicenseIdField,
  mobileNumber: mobileField,
})
/** The values of the driver form. @since 0.1.0 */
export type DriverFields = z.output<typeof driverFields>

/** A driver in a row of a file. @since 0.1.0 */
export const importedDriver = z.extend(driverFields, { mobileNumber: importedMobileField })

/** Lists the drivers of a fleet, newest first. @since 0.1.0 */
export const listDrivers = defineEndpoint({
  name: 'listDrivers',
  method: 'GET',
  kind: 'read',
  access: requires('DRIVER', 'view'),
  input: z.object({
    fleetId: id,
    searchKey: z.optional(text),
    status: z.optional(z.enum(activeStatuses)),
    ...sorting('firstName', 'driverLicenseId', 'mobileNumber', 'status', 'createdAt'),
    ...paging,
  }),
  fixed: { orderBy: 'createdAt', order: 'desc' },
  list: { items: 'drivers', id: 'driverId' },
  output: driverList,
})

/** Creates a driver. Rejects with `D1000` if the driver ID is already in use. @since 0.1.0 */
export const createDriver = defineEndpoint({
  name: 'createDriver',
  method: 'POST',
  kind: 'write',
  access: requires('DRIVER', 'modify'),
  activeFleetOnly: true,
  input: z.extend(driverFields, { fleetId: id }),
  output: driver,
  errors: ['D1000'],
})

/**
 * Updates the given fields; `status` alone deactivates or reactivates. A given `fleetId` must be the driver's fleet.
 *
 * @since 0.1.0
 */
export const updateDriver = defineEndpoint({
  name: 'updateDriver',
  method: 'PUT',
  kind: 'write',
  access: requires('DRIVER', 'modify'),
  activeFleetOnly: true,
  input: z.extend(z.partial(driverFields), {
    driverId: id,
    fleetId: z.optional(id),
    status: z.optional(z.enum(activeStatuses)),
  }),
  output: driver,
  errors: ['D1000'],
})

/** Imports drivers from a CSV file. Each row is validated by itself. The answer names the rejected rows. @since 0.1.0 */
export const importDrivers = defineEndpoint({
  name: 'importDrivers',
  method: 'POST',
  kind: 'write',
  access: requires('DRIVER', 'modify'),
  activeFleetOnly: true,
  body: 'multipart',
  input: z.object({ data: z.instanceof(Blob), fleetId: id }),
  output: importResult,
})

/** Active drivers sorted by first name, for pickers. @since 0.1.0 */
export const lookupDrivers = defineEndpoint({
  name: 'lookupDrivers',
  method: 'GET',
  kind: 'read',
  access: 'session',
  input: z.object({ fleetId: id, searchKey: z.optional(text), ...paging }),
  fixed: { status: 'active', orderBy: 'firstName', order: 'asc' },
  list: { items: 'drivers', id: 'driverId' },
  output: driverList,
})
