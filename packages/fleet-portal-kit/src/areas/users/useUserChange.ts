import type { FleetUser } from 'fleet-portal-api-client/contract/users'
import { useUserActions } from '../../headless/users.ts'
import { usersMessages } from '../../locales/en/users.ts'
import { useMessages } from '../../provider/messages.ts'
import { useToast } from '../../provider/widgetContext.ts'
import { nameOf } from './fleetUser.ts'
import type { UserChanges } from './userFields.ts'

/** Sends a change of role, two-factor or both, and shows a toast. */
export function useUserChange(fleetId: string) {
  const t = useMessages(usersMessages)
  const showToast = useToast()
  const { update } = useUserActions({ fleetId })
  return async (user: FleetUser, { role, twoFactor }: UserChanges, idempotencyKey: string): Promise<void> => {
    await update(user, { role: role?.to, isTwoFactorOn: twoFactor }, { idempotencyKey })
    showToast({ tone: 'success', text: t.saved(nameOf(user)) })
  }
}
