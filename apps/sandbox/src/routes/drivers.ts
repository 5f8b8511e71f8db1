import {
  createDriver,
  importedDriver,
  importDrivers,
  listDrivers,
  lookupDrivers,
  updateDriver,
} from 'fleet-portal-api-client/contract/drivers'
import { asc, desc, eq, type SQL } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { driver } from '../db/schema.ts'
import { omitUndefined } from '../utilities/omitUndefined.ts'
import { importFile } from '../utilities/importFile.ts'
import { newId } from '../utilities/ids.ts'
import { searchText } from '../utilities/search.ts'
import { fleetRecords, type FleetRecordsInput } from '../domain/fleetRecords.ts'
import { mapUniqueViolation } from '../utilities/mapUniqueViolation.ts'
import { byText, required, sortedBy } from '../utilities/sortedBy.ts'
import { handle } from '../handle.ts'

type DriverRow = typeof driver.$inferSelect

const toWire = ({ id, search: _, createdAt: __, ...rest }: DriverRow) => ({
  driverId: id,
  ...rest,
  status: rest.status as 'active' | 'inactive',
})

const searchOf = (fields: {
  firstName: string
  lastName: string
  driverLicenseId: string
  mobileNumber: string
}) =>
  searchText(
    `${fields.firstName} ${fields.lastName}`,
    `${fields.lastName} ${fields.firstName}`,
    fields.driverLicenseId,
    fields.mobileNumber,
  )

const drivers = fleetRecords(driver)
const byName = [asc(driver.firstName), asc(driver.lastName), asc(driver.id)]

async function list(tx: Tx, input: FleetRecordsInput, orderBy: SQL[]) {
  const { found, total } = await drivers.list(tx, input, orderBy)
  return { drivers: found.map(toWire), ...total }
}

const newestFirst = [desc(driver.createdAt), desc(driver.id)]
const sortValues = {
  firstName: [required(byText(driver.firstName)), required(byText(driver.lastName))],
  driverLicenseId: required(driver.driverLicenseId),
  mobileNumber: required(driver.mobileNumber),
  status: required(driver.status),
  createdAt: required(driver.createdAt),
}

const csvColumns = {
  first_name: 'firstName',
  last_name: 'lastName',
  driver_id: 'driverLicenseId',
  mobile_number: 'mobileNumber',
} as const

export const driverRoutes = [
  handle(listDrivers, ({ tx }, input) => list(tx, input, sortedBy(input, sortValues, newestFirst))),

  handle(lookupDrivers, ({ tx }, input) => list(tx, { ...input, status: 'active' }, byName)),

  handle(createDriver, async ({ tx, now }, { fleetId, ...fields }) => {
    const values = { id: newId('drv'), fleetId, ...fields, search: searchOf(fields), createdAt: now }
    const [row] = await mapUniqueViolation('driver_license_key', 'D1000', () =>
      tx.insert(driver).values(values).returning(),
    )
    return toWire(row as DriverRow)
  }),

  handle(
    updateDriver,
    async ({ tx, fleet }, { driverId, fleetId: _, ...patch }) => {
      const before = await drivers.lock(tx, fleet.id, driverId)
      const after = { ...before, ...omitUndefined(patch) }
      const [row] = await mapUniqueViolation('driver_license_key', 'D1000', () =>
        tx
          .update(driver)
          .set({ ...after, search: searchOf(after) })
          .where(eq(driver.id, driverId))
          .returning(),
      )
      return toWire(row as DriverRow)
    },
    (tx, { driverId }) => drivers.findFleetId(tx, driverId),
  ),

  handle(importDrivers, async ({ tx, now }, { data, fleetId }) =>
    importFile(data, {
      columns: csvColumns,
      schema: importedDriver,
      prefix: 'drv',
      store: async (id, fields) => {
        const values = { id, fleetId, ...fields, search: searchOf(fields), createdAt: now }
        const added = await tx
          .insert(driver)
          .values(values)
          .onConflictDoNothing()
          .returning({ id: driver.id })
        return added.length > 0 ? undefined : { path: 'driverLicenseId', code: 'D1000' }
      },
    }),
  ),
]
