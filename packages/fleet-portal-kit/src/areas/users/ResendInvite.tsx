import type { FleetUser } from 'fleet-portal-api-client/contract/users'
import { ConfirmDialog } from '../../foundation/overlay/ConfirmDialog.tsx'
import { usersMessages } from '../../locales/en/users.ts'
import { useMessages } from '../../provider/messages.ts'
import { useToast } from '../../provider/widgetContext.ts'
import { useResend } from './useResend.ts'

interface ResendInviteProps {
  fleetId: string
  user: FleetUser
  onClose: () => void
}

/** Sends a new activation link to a pending user after a confirmation. */
export function ResendInvite({ fleetId, user, onClose }: ResendInviteProps) {
  const t = useMessages(usersMessages)
  const showToast = useToast()
  const resend = useResend(fleetId)
  const { email } = user.user
  return (
    <ConfirmDialog
      title={t.resendTitle}
      body={t.resendBody(email)}
      confirmLabel={t.resend}
      onConfirm={async () => {
        await resend(user)
        showToast({ tone: 'success', text: t.invited(email) })
      }}
      onClose={onClose}
    />
  )
}
