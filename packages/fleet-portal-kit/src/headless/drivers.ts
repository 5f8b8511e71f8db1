import {
  createDriver,
  updateDriver,
  type Driver,
  type DriverFields,
} from 'fleet-portal-api-client/contract/drivers'
import { useMemo } from 'react'
import { useWrite } from '../foundation/data/useWrite.ts'
import { useEmit } from '../provider/widgetContext.ts'
import type { FleetHookOptions } from './access.ts'
import { callOptionsOf, type ActionOptions } from './actionOptions.ts'

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
        const updated = await sendChange({ driverId, fleetId, ...fields }, callOptionsOf(options))
        emit('driver.updated', { driverId, name: nameOf(updated) })
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
    [emit, fleetId, sendNew, sendChange],
  )
  return { ...actions, isBusy: isCreating || isUpdating }
}
