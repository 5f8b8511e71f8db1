import { assignableRoles } from 'fleet-portal-api-client/contract/access'
import { inviteUser, removeUserAccess, type FleetUser } from 'fleet-portal-api-client/contract/users'
import { Mail, UserRoundPlus, UserRoundX } from 'lucide'
import type { BulkAction, ItemCallOptions, SelectedItemsProps } from '../../fleet/list/bulk/bulkActions.ts'
import { SelectionBar } from '../../fleet/list/bulk/SelectionBar.tsx'
import { roleOf, useUserActions } from '../../headless/users.ts'
import { usersMessages } from '../../locales/en/users.ts'
import { useMessages } from '../../provider/messages.ts'
import { hasAccess, isPending } from './fleetUser.ts'
import { useResend } from './useResend.ts'

/** The bar of the selected users: resends invitations, removes the access of users and gives it back. */
export function SelectedUsers(props: SelectedItemsProps<FleetUser>) {
  const { several: t, deactivated } = useMessages(usersMessages)
  const { invite, remove } = useUserActions(props)
  const resend = useResend(props.fleetId)
  const inviteAgain = async (one: FleetUser, options: ItemCallOptions) => {
    const role = roleOf(one)
    if (role) await invite({ email: one.user.email, role }, options)
  }
  const assignable = props.access.fleet ? assignableRoles(props.access.fleet.plbType) : []
  // An invitation names a role, which must be one that the fleet still assigns.
  const isInvitable = (one: FleetUser) => assignable.some((role) => role === roleOf(one))
  const actions: BulkAction<FleetUser>[] = [
    {
      key: 'resend',
      icon: Mail,
      requires: inviteUser,
      when: (one) => isPending(one) && hasAccess(one) && isInvitable(one),
      run: resend,
      messages: {
        label: t.resendAll,
        body: t.resendAllBody,
        items: t.items,
        others: t.others,
        done: t.sent,
        result: (done, total) => t.resentAll(done, t.items(total)),
      },
    },
    {
      key: 'give-back',
      icon: UserRoundPlus,
      requires: inviteUser,
      when: (one) => !hasAccess(one) && isInvitable(one),
      run: inviteAgain,
      undo: remove,
      messages: {
        label: t.restoreAll,
        body: t.restoreAllBody,
        items: t.items,
        others: t.others,
        done: t.restored,
        result: (done, total) => t.restoredAll(done, t.items(total)),
      },
    },
    {
      key: 'remove',
      icon: UserRoundX,
      requires: removeUserAccess,
      when: hasAccess,
      run: remove,
      danger: true,
      messages: {
        label: t.removeAll,
        body: t.removeAllBody,
        items: t.items,
        others: t.others,
        done: deactivated,
        result: (done, total) => t.removedAll(done, t.items(total)),
      },
    },
  ]
  return <SelectionBar {...props} actions={actions} />
}
