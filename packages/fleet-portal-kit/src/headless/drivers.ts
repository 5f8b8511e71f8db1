import {
  createDriver,
  listDrivers,
  updateDriver,
  type Driver,
  type DriverFields,
} from 'fleet-portal-api-client/contract/drivers'
import { useMemo } from 'react'
import { cachedItem } from '../foundation/data/cachedItem.ts'
import { useWrite } from '../foundation/data/useWrite.ts'
import { usePortal } from '../provider/portal.ts'
import { useEmit } from '../provider/widgetContext.ts'
import type { FleetHookOptions } from './access.ts'
import { callOptionsOf, type ActionOptions } from './actionOptions.ts'
import { fieldChanges } from './fieldChanges.ts'

/** What a user can do with drivers. Each action rejects with ApiError. @since 0.1.0 */
export interface DriverActions {
  /** Adds a driver. Resolves to it. */
  create: (fields: DriverFields, options?: ActionOptions) => Promise<Driver>
  /** Changes the given fields. Resolves to the changed driver. */
  update: (driverId: string, fields: Partial<DriverFields>, options?: ActionOptions) => Promise<Driver>
  /** Deactivates a driver. It can be reactivated. */
  deactivate: (driverId: string, options?: ActionOptions) => Promise<Driver>
  /** Reactivates a driver. */
  reactivate: (driverId: string, options?: ActionOptions) => Promise<Driver>
  /** Whether an action is running. */
  isBusy: boolean
}

const nameOf = ({ firstName, lastName }: Driver) => `${firstName} ${lastName}`

/**
 * Adds and changes drivers. `onBefore` of the provider may deny an action, which then rejects with kind `denied`. After a
 * success all data of the kit is read again, and the event of the action is reported.
 *
 * @example
 * const { create } = useDriverActions({ fleetId })
 *
 * @since 0.1.0
 */
export function useDriverActions({ fleetId }: FleetHookOptions): DriverActions {
  const { queryClient } = usePortal()
  const emit = useEmit('drivers')
  const { send: sendNew, isPending: isCreating } = useWrite(createDriver, 'drivers')
  const { send: sendChange, isPending: isUpdating } = useWrite(updateDriver, 'drivers')
  const actions = useMemo(
    () => ({
      async create(fields: DriverFields, options?: ActionOptions) {
        const created = await sendNew({ fleetId, ...fields }, callOptionsOf(options))
        emit('driver.created', { driverId: created.driverId, name: nameOf(created) })
        return created
      },
      async update(driverId: string, fields: Partial<DriverFields>, options?: ActionOptions) {
        const changes = fieldChanges(
          cachedItem(queryClient, listDrivers, driverId),
          fields,
          Object.keys(fields),
        )
        const updated = await sendChange({ driverId, fleetId, ...fields }, callOptionsOf(options))
        emit('driver.updated', { driverId, name: nameOf(updated), changes })
        return updated
      },
      async deactivate(driverId: string, options?: ActionOptions) {
        const updated = await sendChange({ driverId, status: 'inactive' }, callOptionsOf(options))
        emit('driver.deactivated', { driverId, name: nameOf(updated) })
        return updated
      },
      async reactivate(driverId: string, options?: ActionOptions) {
        const updated = await sendChange({ driverId, status: 'active' }, callOptionsOf(options))
        emit('driver.reactivated', { driverId, name: nameOf(updated) })
        return updated
      },
    }),
    [emit, fleetId, queryClient, sendNew, sendChange],
  )
  return { ...actions, isBusy: isCreating || isUpdating }
}
