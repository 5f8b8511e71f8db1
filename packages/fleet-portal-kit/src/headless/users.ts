import { roles, type Role } from 'fleet-portal-api-client/contract/access'
import {
  inviteUser,
  listUserAccesses,
  removeUserAccess,
  updateUserAccess,
  type FleetUser,
} from 'fleet-portal-api-client/contract/users'
import { useMemo } from 'react'
import { useWrite } from '../foundation/data/useWrite.ts'
import { usePortal } from '../provider/portal.ts'
import { useEmit } from '../provider/widgetContext.ts'
import type { FleetHookOptions } from './access.ts'
import { callOptionsOf, type ActionOptions } from './actionOptions.ts'
import { fieldChanges } from './fieldChanges.ts'

export const roleOf = ({ role }: Pick<FleetUser, 'role'>): Role | undefined =>
  roles.find((known) => known === role)

/** An invitation to a fleet. @since 0.1.0 */
export interface Invitation {
  /** The email address that gets the invitation. */
  email: string
  /** The role in the fleet. */
  role: Role
}

/** The changes of a user. Missing fields stay as they are. @since 0.1.0 */
export interface FleetUserChanges {
  /** The new role. */
  role?: Role | undefined
  /** Whether the user signs in with a second factor. */
  isTwoFactorOn?: boolean | undefined
}

/** What a user can do with the users of a fleet. Each action rejects with ApiError. @since 0.1.0 */
export interface UserActions {
  /** Sends an invitation. For a user who has not accepted an earlier one, it sends a new link. */
  invite: (invitation: Invitation, options?: ActionOptions) => Promise<void>
  /** Changes role, two-factor setting or both. */
  update: (user: FleetUser, changes: FleetUserChanges, options?: ActionOptions) => Promise<void>
  /** Removes the access of a user to the fleet. */
  remove: (user: FleetUser, options?: ActionOptions) => Promise<void>
  /** Whether an action is running. */
  isBusy: boolean
}

/**
 * Invites, changes and removes the users of a fleet. `onBefore` of the provider may deny an action, which then rejects with
 * kind `denied`. After a success all data of the kit is read again, and the event of the action is reported.
 *
 * @example
 * const { invite } = useUserActions({ fleetId })
 *
 * @since 0.1.0
 */
export function useUserActions({ fleetId }: FleetHookOptions): UserActions {
  const { client } = usePortal()
  const emit = useEmit('users')
  const { send: sendInvitation, isPending: isInviting } = useWrite(inviteUser, 'users')
  const { send: sendChange, isPending: isUpdating } = useWrite(updateUserAccess, 'users')
  const { send: sendRemoval, isPending: isRemoving } = useWrite(removeUserAccess, 'users')
  const actions = useMemo(
    () => ({
      async invite({ email, role }: Invitation, options?: ActionOptions) {
        await sendInvitation({ fleetId, email, role }, callOptionsOf(options))
        emit('user.invited', { role, email })
      },
      // The call always includes both values, so the user is read again first. Otherwise a page that was open for a while
      // would overwrite the change of another Admin.
      async update(user: FleetUser, { role, isTwoFactorOn }: FleetUserChanges, options?: ActionOptions) {
        const { userAccessId } = user
        const { email } = user.user
        const { userAccesses } = await client.call(listUserAccesses, {
          fleetId,
          searchKey: email,
          perPage: 50,
        })
        const current = userAccesses.find((one) => one.userAccessId === userAccessId) ?? user
        const isFaEnabled = isTwoFactorOn ?? current.user.isFaEnabled
        const input = { userAccessId, email, role: role ?? roleOf(current), isFaEnabled }
        const before = { role: roleOf(current), isFaEnabled: current.user.isFaEnabled }
        await sendChange(input, callOptionsOf(options))
        const changes = fieldChanges(before, { role: input.role, isFaEnabled })
        emit('user.updated', { userAccessId, email, changes })
      },
      async remove(user: FleetUser, options?: ActionOptions) {
        const { userAccessId } = user
        await sendRemoval({ userAccessId, role: roleOf(user) }, callOptionsOf(options))
        emit('user.removed', { userAccessId, email: user.user.email })
      },
    }),
    [client, emit, fleetId, sendInvitation, sendChange, sendRemoval],
  )
  return { ...actions, isBusy: isInviting || isUpdating || isRemoving }
}
