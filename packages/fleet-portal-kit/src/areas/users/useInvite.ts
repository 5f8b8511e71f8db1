import { useUserActions, type Invitation } from '../../headless/users.ts'
import type { ActionOptions } from '../../headless/actionOptions.ts'
import { usersMessages } from '../../locales/en/users.ts'
import { useMessages } from '../../provider/messages.ts'
import { useToast } from '../../provider/widgetContext.ts'

/** Invites a user to a fleet and shows a toast. Inviting a pending user again sends a new link. */
export function useInvite(fleetId: string) {
  const t = useMessages(usersMessages)
  const showToast = useToast()
  const { invite } = useUserActions({ fleetId })
  return async (invitation: Invitation, options?: ActionOptions): Promise<void> => {
    await invite(invitation, options)
    showToast({ tone: 'success', text: t.invited(invitation.email) })
  }
}
