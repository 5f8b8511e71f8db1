import type { FleetUser } from 'fleet-portal-api-client/contract/users'
import { ConfirmDialog } from '../../foundation/overlay/ConfirmDialog.tsx'
import { useUserActions } from '../../headless/users.ts'
import { usersMessages } from '../../locales/en/users.ts'
import { useMessages } from '../../provider/messages.ts'
import { useToast } from '../../provider/widgetContext.ts'
import { nameOf } from './fleetUser.ts'

interface RemoveUserProps {
  fleetId: string
  user: FleetUser
  onClose: () => void
}

/** Removes a user's access to the fleet after a confirmation. */
export function RemoveUser({ fleetId, user, onClose }: RemoveUserProps) {
  const t = useMessages(usersMessages)
  const showToast = useToast()
  const actions = useUserActions({ fleetId })
  const name = nameOf(user)

  const remove = async () => {
    await actions.remove(user)
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
