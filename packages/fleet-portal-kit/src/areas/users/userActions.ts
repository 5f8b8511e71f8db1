import {
  inviteUser,
  removeUserAccess,
  updateUserAccess,
  type FleetUser,
} from 'fleet-portal-api-client/contract/users'
import { Mail, Pencil, UserRoundPlus, UserRoundX } from 'lucide'
import type { RowAction } from '../../fleet/list/rowActions.ts'
import type { usersMessages } from '../../locales/en/users.ts'
import { hasAccess, isPending, isSameUser } from './fleetUser.ts'

type Messages = typeof usersMessages.defaults

/** The row actions of a user. `ownEmail` is the email of the signed-in user, who cannot remove their own access. */
export const userActions = (t: Messages, ownEmail: string | undefined): RowAction<FleetUser>[] => {
  const noAccessReason = (one: FleetUser) => (hasAccess(one) ? undefined : t.hasNoAccess)
  return [
    {
      key: 'edit',
      label: t.edit,
      icon: Pencil,
      requires: updateUserAccess,
      reason: noAccessReason,
      opens: 'edit',
    },
    {
      key: 'resend',
      label: t.resend,
      icon: Mail,
      requires: inviteUser,
      when: (one) => isPending(one) && hasAccess(one),
      opens: 'resend',
    },
    {
      key: 'give-back',
      label: t.giveBack,
      icon: UserRoundPlus,
      requires: inviteUser,
      when: (one) => !hasAccess(one),
      opens: 'give-back',
    },
    {
      key: 'remove',
      label: t.remove,
      icon: UserRoundX,
      requires: removeUserAccess,
      reason: (one) => noAccessReason(one) ?? (isSameUser(one, ownEmail) ? t.ownAccess : undefined),
      opens: 'remove',
      danger: true,
    },
  ]
}
