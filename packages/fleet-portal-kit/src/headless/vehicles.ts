import {
  createVehicle,
  listVehicles,
  updateVehicle,
  type Vehicle,
  type VehicleFields,
} from 'fleet-portal-api-client/contract/vehicles'
import { useMemo } from 'react'
import { cachedItem } from '../foundation/data/cachedItem.ts'
import { useWrite } from '../foundation/data/useWrite.ts'
import { usePortal } from '../provider/portal.ts'
import { useEmit } from '../provider/widgetContext.ts'
import type { FleetHookOptions } from './access.ts'
import { callOptionsOf, type ActionOptions } from './actionOptions.ts'
import { fieldChanges } from './fieldChanges.ts'

/** What a user can do with vehicles. Each action rejects with ApiError. @since 0.1.0 */
export interface VehicleActions {
  /** Adds a vehicle. Resolves to it. */
  create: (fields: VehicleFields, options?: ActionOptions) => Promise<Vehicle>
  /** Changes the given fields. Resolves to the changed vehicle. */
  update: (vehicleId: string, fields: Partial<VehicleFields>, options?: ActionOptions) => Promise<Vehicle>
  /** Deactivates a vehicle. It can be reactivated. */
  deactivate: (vehicleId: string, options?: ActionOptions) => Promise<Vehicle>
  /** Reactivates a vehicle. */
  reactivate: (vehicleId: string, options?: ActionOptions) => Promise<Vehicle>
  /** Whether an action is running. */
  isBusy: boolean
}

/**
 * Adds and changes vehicles. `onBefore` of the provider may deny an action, which then rejects with kind `denied`. After a
 * success all data of the kit is read again, and the event of the action is reported.
 *
 * @example
 * const { create } = useVehicleActions({ fleetId })
 *
 * @since 0.1.0
 */
export function useVehicleActions({ fleetId }: FleetHookOptions): VehicleActions {
  const { queryClient } = usePortal()
  const emit = useEmit('vehicles')
  const { send: sendNew, isPending: isCreating } = useWrite(createVehicle, 'vehicles')
  const { send: sendChange, isPending: isUpdating } = useWrite(updateVehicle, 'vehicles')
  const actions = useMemo(
    () => ({
      async create(fields: VehicleFields, options?: ActionOptions) {
        const created = await sendNew({ fleetId, ...fields }, callOptionsOf(options))
        emit('vehicle.created', { vehicleId: created.vehicleId, plateNumber: created.plateNumber })
        return created
      },
      async update(vehicleId: string, fields: Partial<VehicleFields>, options?: ActionOptions) {
        const before = cachedItem(queryClient, listVehicles, vehicleId)
        const changes = fieldChanges(before, fields, ['plateNumber', 'remarks'])
        const updated = await sendChange({ vehicleId, fleetId, ...fields }, callOptionsOf(options))
        emit('vehicle.updated', { vehicleId, plateNumber: updated.plateNumber, changes })
        return updated
      },
      async deactivate(vehicleId: string, options?: ActionOptions) {
        const updated = await sendChange({ vehicleId, status: 'inactive' }, callOptionsOf(options))
        emit('vehicle.deactivated', { vehicleId, plateNumber: updated.plateNumber })
        return updated
      },
      async reactivate(vehicleId: string, options?: ActionOptions) {
        const updated = await sendChange({ vehicleId, status: 'active' }, callOptionsOf(options))
        emit('vehicle.reactivated', { vehicleId, plateNumber: updated.plateNumber })
        return updated
      },
    }),
    [emit, fleetId, queryClient, sendNew, sendChange],
  )
  return { ...actions, isBusy: isCreating || isUpdating }
}
