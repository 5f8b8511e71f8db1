import { listUserAccesses, updateUserAccess, type FleetUser } from 'fleet-portal-api-client/contract/users'
import { useWrite } from '../../foundation/data/useWrite.ts'
import { usersMessages } from '../../locales/en/users.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useEmit, useToast } from '../../provider/widgetContext.ts'
import { nameOf, roleOf } from './fleetUser.ts'
import type { UserChanges } from './userFields.ts'

/**
 * Sends a change of role, two-factor or both. The API call always includes both values, so the user is read again first.
 * Otherwise a dialog that was open for a while would overwrite the change of another Admin.
 */
export function useUserChange(fleetId: string) {
  const t = useMessages(usersMessages)
  const { client } = usePortal()
  const emit = useEmit()
  const showToast = useToast()
  const { send } = useWrite(updateUserAccess)
  return async (user: FleetUser, { role, twoFactor }: UserChanges, key: string): Promise<void> => {
    const { userAccessId } = user
    const { email } = user.user
    const { userAccesses } = await client.call(listUserAccesses, { fleetId, searchKey: email, perPage: 50 })
    const current = userAccesses.find((one) => one.userAccessId === userAccessId) ?? user
    const isFaEnabled = twoFactor ?? current.user.isFaEnabled
    await send({ userAccessId, email, role: role?.to ?? roleOf(current), isFaEnabled }, { key })
    emit('user.updated', { userAccessId })
    showToast({ tone: 'success', text: t.saved(nameOf(user)) })
  }
}
