import type { FleetUser } from 'fleet-portal-api-client/contract/users'
import { ConfirmDialog } from '../../foundation/overlay/ConfirmDialog.tsx'
import { usersMessages } from '../../locales/en/users.ts'
import { useMessages } from '../../provider/messages.ts'
import { roleOf } from '../../headless/users.ts'
import { useInvite } from './useInvite.ts'

interface ResendInviteProps {
  fleetId: string
  user: FleetUser
  onClose: () => void
}

/** Sends a new activation link to a pending user after a confirmation. */
export function ResendInvite({ fleetId, user, onClose }: ResendInviteProps) {
  const t = useMessages(usersMessages)
  const invite = useInvite(fleetId)
  const { email } = user.user
  const role = roleOf(user)
  return (
    <ConfirmDialog
      title={t.resendTitle}
      body={t.resendBody(email)}
      confirmLabel={t.resend}
      onConfirm={async () => role && invite({ email, role })}
      onClose={onClose}
    />
  )
}
