import { ApiError } from 'fleet-portal-api-client'
import { createGroup, listGroups, updateGroup, type Group } from 'fleet-portal-api-client/contract/groups'
import { useMemo } from 'react'
import { cachedItem } from '../foundation/data/cachedItem.ts'
import { useWrite } from '../foundation/data/useWrite.ts'
import { usePortal } from '../provider/portal.ts'
import { useEmit } from '../provider/widgetContext.ts'
import type { FleetHookOptions } from './access.ts'
import { callOptionsOf, type ActionOptions } from './actionOptions.ts'
import { fieldChanges } from './fieldChanges.ts'

/** The values of a group. @since 0.1.0 */
export interface GroupFields {
  /** The name. Unique in the fleet, in upper or lower case. */
  name: string
}

/** What a user can do with groups. Each action rejects with ApiError. @since 0.1.0 */
export interface GroupActions {
  /** Adds a group. Resolves to it. */
  create: (fields: GroupFields, options?: ActionOptions) => Promise<Group>
  /** Changes the given fields. Resolves to the changed group. */
  update: (groupId: string, fields: GroupFields, options?: ActionOptions) => Promise<Group>
  /** Deactivates a group. It can be reactivated. */
  deactivate: (groupId: string, options?: ActionOptions) => Promise<Group>
  /** Reactivates a group. */
  reactivate: (groupId: string, options?: ActionOptions) => Promise<Group>
  /** Whether an action is running. */
  isBusy: boolean
}

/**
 * Adds and changes groups. `onBefore` of the provider may deny an action, which then rejects with kind `denied`. After a
 * success all data of the kit is read again, and the event of the action is reported.
 *
 * @example
 * const { create } = useGroupActions({ fleetId })
 *
 * @since 0.1.0
 */
export function useGroupActions({ fleetId }: FleetHookOptions): GroupActions {
  const emit = useEmit('groups')
  const { send: sendNew, isPending: isCreating } = useWrite(createGroup, 'groups')
  const { send: sendChange, isPending: isUpdating } = useWrite(updateGroup, 'groups')
  const { queryClient, reservedGroupNames } = usePortal()
  const actions = useMemo(() => {
    const refuseReserved = ({ name }: GroupFields) => {
      const isReserved = reservedGroupNames.some((reserved) => reserved.toLowerCase() === name.toLowerCase())
      if (!isReserved) return
      const fields = [{ path: 'name', code: `reserved:${name}` }]
      throw new ApiError({ kind: 'badrequest', status: 400, fields })
    }
    return {
      async create(fields: GroupFields, options?: ActionOptions) {
        refuseReserved(fields)
        const created = await sendNew({ fleetId, ...fields }, callOptionsOf(options))
        emit('group.created', { groupId: created.groupId, name: created.name })
        return created
      },
      async update(groupId: string, fields: GroupFields, options?: ActionOptions) {
        refuseReserved(fields)
        const changes = fieldChanges(cachedItem(queryClient, listGroups, groupId), fields)
        const updated = await sendChange({ groupId, ...fields }, callOptionsOf(options))
        emit('group.updated', { groupId, name: updated.name, changes })
        return updated
      },
      async deactivate(groupId: string, options?: ActionOptions) {
        const updated = await sendChange({ groupId, status: 'inactive' }, callOptionsOf(options))
        emit('group.deactivated', { groupId, name: updated.name })
        return updated
      },
      async reactivate(groupId: string, options?: ActionOptions) {
        const updated = await sendChange({ groupId, status: 'active' }, callOptionsOf(options))
        emit('group.reactivated', { groupId, name: updated.name })
        return updated
      },
    }
  }, [emit, fleetId, queryClient, sendNew, sendChange, reservedGroupNames])
  return { ...actions, isBusy: isCreating || isUpdating }
}
