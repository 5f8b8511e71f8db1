import type { Role } from 'api-client/contract/access'
import { inviteUser } from 'api-client/contract/users'
import { useWrite } from '../../foundation/data/useWrite.ts'
import { usersMessages } from '../../locales/en/users.ts'
import { useMessages } from '../../provider/messages.ts'
import { useEmit, useNotify } from '../../provider/widgetContext.ts'

/** Invites somebody to a fleet and says so. To invite again who has not activated yet sends the link anew. */
export function useInvite(fleetId: string) {
  const t = useMessages(usersMessages)
  const emit = useEmit()
  const notify = useNotify()
  const { send } = useWrite(inviteUser)
  return async (person: { email: string; role: Role }, options?: { key: string }): Promise<void> => {
    await send({ fleetId, ...person }, options)
    emit('user.invited', { role: person.role })
    notify({ tone: 'success', text: t.invited(person.email) })
  }
}
