import { inviteUser, removeUserAccess, updateUserAccess, type FleetUser } from 'api-client/contract/users'
import { Mail, Pencil, UserRoundPlus, UserRoundX } from 'lucide'
import type { RowAction } from '../../fleet/list/rowActions.ts'
import type { usersMessages } from '../../locales/en/users.ts'
import { hasAccess, isPending, isSamePerson } from './person.ts'

type Messages = typeof usersMessages.defaults

/** What can be done with a user. Nobody removes themselves: `own` is the e-mail of who is looking. */
export const userActions = (t: Messages, own: string | undefined): RowAction<FleetUser>[] => {
  const gone = (one: FleetUser) => (hasAccess(one) ? undefined : t.hasNoAccess)
  return [
    {
      key: 'edit',
      label: t.edit,
      icon: Pencil,
      requires: updateUserAccess,
      reason: gone,
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
      reason: (one) => gone(one) ?? (isSamePerson(one, own) ? t.ownAccess : undefined),
      opens: 'remove',
      danger: true,
    },
  ]
}
