import {
  createVehicle,
  importVehicles,
  listVehicles,
  lookupVehicles,
  updateVehicle,
  vehicleTypes,
} from 'api-client/contract/vehicles'
import { field, limits } from 'api-client/contract/values'
import { and, asc, count, desc, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../db/connect.ts'
import { vehicle } from '../db/schema.ts'
import { definedOf } from '../domain/definedOf.ts'
import { importFile } from '../domain/importFile.ts'
import { newId } from '../domain/ids.ts'
import { pageOf } from '../domain/paging.ts'
import { matches, searchText } from '../domain/search.ts'
import { unlessTaken } from '../domain/unique.ts'
import { Fault } from '../fault.ts'
import { handle } from '../handle.ts'

type VehicleRow = typeof vehicle.$inferSelect

const wire = ({ id, search: _, createdAt: __, ...rest }: VehicleRow) => ({
  vehicleId: id,
  ...rest,
  status: rest.status as 'active' | 'inactive',
})

async function vehicleOwner(tx: Tx, { vehicleId }: { vehicleId: string }) {
  const [found] = await tx.select({ fleetId: vehicle.fleetId }).from(vehicle).where(eq(vehicle.id, vehicleId))
  return found?.fleetId
}

interface ListInput {
  fleetId: string
  searchKey?: string | undefined
  status?: string | undefined
  page?: number | undefined
  perPage?: number | undefined
}

async function list(tx: Tx, input: ListInput, order: 'createdAt' | 'plateNumber') {
  const { limit, offset } = pageOf(input)
  const where = and(
    eq(vehicle.fleetId, input.fleetId),
    input.status ? eq(vehicle.status, input.status) : undefined,
    matches(vehicle.search, input.searchKey),
  )
  const orderBy =
    order === 'createdAt' ? [desc(vehicle.createdAt), desc(vehicle.id)] : [asc(vehicle.plateNumber)]
  const found = await tx
    .select()
    .from(vehicle)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  const [total] = await tx.select({ count: count() }).from(vehicle).where(where)
  return { vehicles: found.map(wire), count: total?.count ?? 0 }
}

const csvColumns = { 'plate number': 'plateNumber', 'vehicle type': 'type', remarks: 'remarks' } as const

/** The file has no model; its plates are the short ones. */
const importedFields = z.object({
  plateNumber: field.plateNumber.check(z.maxLength(limits.importPlateMax, 'maxLength')),
  type: z.enum(vehicleTypes, { error: 'type' }),
  remarks: field.remarks,
})

/** The type in any case: `drum container` is `Drum Container`. */
const knownType = (fields: Record<string, string>) => ({
  ...fields,
  type: vehicleTypes.find((type) => type.toLowerCase() === fields['type']?.trim().toLowerCase()) ?? '',
})

export const vehicleRoutes = [
  handle(listVehicles, ({ tx }, input) => list(tx, input, 'createdAt')),

  handle(lookupVehicles, ({ tx }, input) => list(tx, { ...input, status: 'active' }, 'plateNumber')),

  handle(createVehicle, async ({ tx, now }, { fleetId, ...fields }) => {
    const search = searchText(fields.plateNumber)
    const made = { id: newId('veh'), fleetId, ...fields, search, createdAt: now }
    const [row] = await unlessTaken('vehicle_plate_key', 'V1000', () =>
      tx.insert(vehicle).values(made).returning(),
    )
    return wire(row as VehicleRow)
  }),

  handle(
    updateVehicle,
    async ({ tx, fleet }, { vehicleId, ...patch }) => {
      const [before] = await tx
        .select()
        .from(vehicle)
        .where(and(eq(vehicle.id, vehicleId), eq(vehicle.fleetId, fleet.id)))
        .for('update')
      if (!before) throw new Fault('NotFound')
      const after = { ...before, ...definedOf(patch) }
      const [row] = await unlessTaken('vehicle_plate_key', 'V1000', () =>
        tx
          .update(vehicle)
          .set({ ...after, search: searchText(after.plateNumber) })
          .where(eq(vehicle.id, vehicleId))
          .returning(),
      )
      return wire(row as VehicleRow)
    },
    vehicleOwner,
  ),

  handle(importVehicles, async ({ tx, now }, { data, fleetId }) =>
    importFile(data, csvColumns, importedFields, knownType, async (fields) => {
      const search = searchText(fields.plateNumber)
      const made = { id: newId('veh'), fleetId, ...fields, search, createdAt: now }
      const added = await tx.insert(vehicle).values(made).onConflictDoNothing().returning({ id: vehicle.id })
      return added.length > 0 ? undefined : { path: 'plateNumber', code: 'V1000' }
    }),
  ),
]
