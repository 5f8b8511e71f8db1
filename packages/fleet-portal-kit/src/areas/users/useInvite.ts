import type { Role } from 'fleet-portal-api-client/contract/access'
import { inviteUser } from 'fleet-portal-api-client/contract/users'
import { useWrite } from '../../foundation/data/useWrite.ts'
import { usersMessages } from '../../locales/en/users.ts'
import { useMessages } from '../../provider/messages.ts'
import { useEmit, useToast } from '../../provider/widgetContext.ts'

/** Invites a user to a fleet and shows a toast. Inviting a pending user again sends a new link. */
export function useInvite(fleetId: string) {
  const t = useMessages(usersMessages)
  const emit = useEmit()
  const showToast = useToast()
  const { send } = useWrite(inviteUser)
  return async (invitation: { email: string; role: Role }, options?: { key: string }): Promise<void> => {
    await send({ fleetId, ...invitation }, options)
    emit('user.invited', { role: invitation.role })
    showToast({ tone: 'success', text: t.invited(invitation.email) })
  }
}
