import {
  createVehicle,
  importVehicles,
  listVehicles,
  lookupVehicles,
  updateVehicle,
  vehicleTypes,
} from 'fleet-portal-api-client/contract/vehicles'
import { field, limits } from 'fleet-portal-api-client/contract/fields'
import { asc, desc, eq, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../db/connect.ts'
import { vehicle } from '../db/schema.ts'
import { omitUndefined } from '../utilities/omitUndefined.ts'
import { importFile } from '../utilities/importFile.ts'
import { newId } from '../utilities/ids.ts'
import { searchText } from '../utilities/search.ts'
import { fleetRecords, type FleetRecordsInput } from '../domain/fleetRecords.ts'
import { mapUniqueViolation } from '../utilities/mapUniqueViolation.ts'
import { byText, required, sortedBy } from '../utilities/sortedBy.ts'
import { handle } from '../handle.ts'

type VehicleRow = typeof vehicle.$inferSelect

const toWire = ({ id, search: _, createdAt: __, ...rest }: VehicleRow) => ({
  vehicleId: id,
  ...rest,
  status: rest.status as 'active' | 'inactive',
})

const vehicles = fleetRecords(vehicle)

async function list(tx: Tx, input: FleetRecordsInput, orderBy: SQL[]) {
  const { found, total } = await vehicles.list(tx, input, orderBy)
  return { vehicles: found.map(toWire), ...total }
}

const newestFirst = [desc(vehicle.createdAt), desc(vehicle.id)]
const sortValues = {
  plateNumber: required(vehicle.plateNumber),
  model: byText(vehicle.model),
  status: required(vehicle.status),
  createdAt: required(vehicle.createdAt),
}

const csvColumns = { plate_number: 'plateNumber', vehicle_type: 'type', remarks: 'remarks' } as const

/** Imported vehicles have no model, and their plate numbers have a lower maximum length. */
const importedFields = z.object({
  plateNumber: field.plateNumber.check(
    z.maxLength(limits.importPlateMax, `maxLength:${limits.importPlateMax}`),
  ),
  type: z.enum(vehicleTypes, { error: 'type' }),
  remarks: field.remarks,
})

/** Matches the vehicle type without case: `drum container` becomes `Drum Container`. */
const normalizeType = (fields: Record<string, string>) => ({
  ...fields,
  type: vehicleTypes.find((type) => type.toLowerCase() === fields['type']?.trim().toLowerCase()) ?? '',
})

export const vehicleRoutes = [
  handle(listVehicles, ({ tx }, input) => list(tx, input, sortedBy(input, sortValues, newestFirst))),

  handle(lookupVehicles, ({ tx }, input) =>
    list(tx, { ...input, status: 'active' }, [asc(vehicle.plateNumber)]),
  ),

  handle(createVehicle, async ({ tx, now }, { fleetId, ...fields }) => {
    const search = searchText(fields.plateNumber)
    const values = { id: newId('veh'), fleetId, ...fields, search, createdAt: now }
    const [row] = await mapUniqueViolation('vehicle_plate_key', 'V1000', () =>
      tx.insert(vehicle).values(values).returning(),
    )
    return toWire(row as VehicleRow)
  }),

  handle(
    updateVehicle,
    async ({ tx, fleet }, { vehicleId, fleetId: _, ...patch }) => {
      const before = await vehicles.lock(tx, fleet.id, vehicleId)
      const after = { ...before, ...omitUndefined(patch) }
      const [row] = await mapUniqueViolation('vehicle_plate_key', 'V1000', () =>
        tx
          .update(vehicle)
          .set({ ...after, search: searchText(after.plateNumber) })
          .where(eq(vehicle.id, vehicleId))
          .returning(),
      )
      return toWire(row as VehicleRow)
    },
    (tx, { vehicleId }) => vehicles.findFleetId(tx, vehicleId),
  ),

  handle(importVehicles, async ({ tx, now }, { data, fleetId }) =>
    importFile(data, {
      columns: csvColumns,
      schema: importedFields,
      prepare: normalizeType,
      prefix: 'veh',
      store: async (id, fields) => {
        const search = searchText(fields.plateNumber)
        const values = { id, fleetId, ...fields, search, createdAt: now }
        const added = await tx
          .insert(vehicle)
          .values(values)
          .onConflictDoNothing()
          .returning({ id: vehicle.id })
        return added.length > 0 ? undefined : { path: 'plateNumber', code: 'V1000' }
      },
    }),
  ),
]
