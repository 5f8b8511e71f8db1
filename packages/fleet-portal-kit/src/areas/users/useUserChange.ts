import { listUserAccesses, updateUserAccess, type FleetUser } from 'api-client/contract/users'
import { useWrite } from '../../foundation/data/useWrite.ts'
import { usersMessages } from '../../locales/en/users.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useEmit, useToast } from '../../provider/widgetContext.ts'
import { nameOf, roleOf } from './person.ts'
import type { UserChanges } from './userForm.ts'

/**
 * Sends a change of role, two-factor or both. The call carries both, so the one that stays is read anew right before:
 * a dialog that stood open does not put back what another Admin changed meanwhile.
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
    const present = userAccesses.find((one) => one.userAccessId === userAccessId) ?? user
    const isFaEnabled = twoFactor ?? present.user.isFaEnabled
    await send({ userAccessId, email, role: role?.to ?? roleOf(present), isFaEnabled }, { key })
    emit('user.updated', { userAccessId })
    showToast({ tone: 'success', text: t.saved(nameOf(user)) })
  }
}
