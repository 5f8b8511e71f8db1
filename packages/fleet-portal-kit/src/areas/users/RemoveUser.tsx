import { removeUserAccess, type FleetUser } from 'fleet-portal-api-client/contract/users'
import { useWrite } from '../../foundation/data/useWrite.ts'
import { ConfirmDialog } from '../../foundation/overlay/ConfirmDialog.tsx'
import { usersMessages } from '../../locales/en/users.ts'
import { useMessages } from '../../provider/messages.ts'
import { useEmit, useToast } from '../../provider/widgetContext.ts'
import { nameOf, roleOf } from './fleetUser.ts'

/** Removes a user's access to the fleet after a confirmation. */
export function RemoveUser({ user, onClose }: { user: FleetUser; onClose: () => void }) {
  const t = useMessages(usersMessages)
  const emit = useEmit()
  const showToast = useToast()
  const { send } = useWrite(removeUserAccess)
  const { userAccessId } = user
  const name = nameOf(user)

  const remove = async () => {
    await send({ userAccessId, role: roleOf(user) })
    emit('user.removed', { userAccessId })
    showToast({ tone: 'success', text: t.removed(name) })
  }
  return (
    <ConfirmDialog
      title={t.removeTitle}
      body={t.removeBody(name)}
      confirmLabel={t.removeConfirm}
      danger
      onConfirm={remove}
      onClose={onClose}
    />
  )
}
