import type { Role } from 'api-client/contract/access'
import { inviteUser } from 'api-client/contract/users'
import { useWrite } from '../../foundation/data/useWrite.ts'
import { usersMessages } from '../../locales/en/users.ts'
import { useMessages } from '../../provider/messages.ts'
import { useEmit, useToast } from '../../provider/widgetContext.ts'

/** Invites somebody to a fleet and says so. To invite again who has not activated yet sends the link anew. */
export function useInvite(fleetId: string) {
  const t = useMessages(usersMessages)
  const emit = useEmit()
  const showToast = useToast()
  const { send } = useWrite(inviteUser)
  return async (person: { email: string; role: Role }, options?: { key: string }): Promise<void> => {
    await send({ fleetId, ...person }, options)
    emit('user.invited', { role: person.role })
    showToast({ tone: 'success', text: t.invited(person.email) })
  }
}
