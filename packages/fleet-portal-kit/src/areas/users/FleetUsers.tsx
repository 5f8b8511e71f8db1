import { assignableRoles, type Role } from 'fleet-portal-api-client/contract/access'
import {
  inviteUser,
  listUserAccesses,
  removeUserAccess,
  userStatuses,
  type FleetUser,
} from 'fleet-portal-api-client/contract/users'
import { Plus } from 'lucide'
import { forwardRef, useMemo } from 'react'
import { useAccess } from '../../fleet/access/useAccess.ts'
import type { Filter } from '../../foundation/list/filter.ts'
import type { ListDialog } from '../../fleet/list/ListDialogs.tsx'
import { ListScreen } from '../../fleet/list/ListScreen.tsx'
import { emailSearch } from '../../foundation/list/SearchBox.tsx'
import type { FleetListProps } from '../../fleet/list/FleetListProps.ts'
import { AreaWidget } from '../../fleet/AreaWidget.tsx'
import type { WidgetFormProps } from '../../provider/formControls.ts'
import type { WidgetHandle } from '../../foundation/widget/useWidgetHandle.ts'
import { everyUser } from '../../headless/defaultInputs.ts'
import { rolesMessages } from '../../locales/en/roles.ts'
import { usersMessages } from '../../locales/en/users.ts'
import { useMessages } from '../../provider/messages.ts'
import { isSameUser, nameOf } from './fleetUser.ts'
import { userActions } from './userActions.ts'
import { userColumns } from './userColumns.tsx'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'

const SelectedUsers = lazyWithRetry(() => import('./SelectedUsers.tsx'), 'SelectedUsers')
const UserForm = lazyWithRetry(() => import('./UserForm.tsx'), 'UserForm')
const RemoveUser = lazyWithRetry(() => import('./RemoveUser.tsx'), 'RemoveUser')
const ResendInvite = lazyWithRetry(() => import('./ResendInvite.tsx'), 'ResendInvite')

/** The values of the form of a user. @since 0.1.0 */
export interface UserFields {
  /** The email address that gets the invitation. */
  email: string
  /** The role in the fleet. */
  role: Role
  /** Whether the user signs in with a second factor. Only in the form of an existing user. */
  isFaEnabled: boolean
}

/** Props of `FleetUsers`. @since 0.1.0 */
export interface FleetUsersProps
  extends
    FleetListProps<
      typeof listUserAccesses,
      'add' | 'edit' | 'resend' | 'give-back' | 'remove',
      'name' | 'email' | 'role' | 'twoFactor' | 'status'
    >,
    WidgetFormProps<UserFields> {}

type DialogProps = ListDialog<FleetUser>

function Users({ fleetId }: { fleetId: string }) {
  const t = useMessages(usersMessages)
  const { names } = useMessages(rolesMessages)
  const { user, fleet } = useAccess(fleetId)
  const ownEmail = user?.email
  const fleetType = fleet?.plbType
  const columns = useMemo(() => userColumns(t, names, ownEmail), [t, names, ownEmail])
  const actions = useMemo(() => userActions(t, ownEmail), [t, ownEmail])
  const filters = useMemo<Filter[]>(() => {
    // The server counts invited users as active.
    const statuses = userStatuses.map((value) => ({
      value,
      label: value === 'active' ? t.activeOrInvited : t[value],
    }))
    const roles = fleetType ? assignableRoles(fleetType).map((value) => ({ value, label: names[value] })) : []
    return [
      { kind: 'choice', name: 'statuses', label: t.status, choices: statuses, inline: true, isList: true },
      { kind: 'choice', name: 'role', label: t.role, choices: roles, inline: true },
    ]
  }, [t, names, fleetType])
  const bulkActions = useMemo(
    () => ({
      keys: ['resend', 'give-back', 'remove'],
      requires: removeUserAccess,
      // Users cannot change their own access.
      canSelect: (one: FleetUser) => !isSameUser(one, ownEmail),
      Bar: SelectedUsers,
    }),
    [ownEmail],
  )
  const dialogs = useMemo(() => {
    const form = ({ item, access, close }: DialogProps) =>
      item &&
      access.fleet && (
        <UserForm fleet={access.fleet} user={item} isOwn={isSameUser(item, ownEmail)} onClose={close} />
      )
    return {
      add: ({ access, close }: DialogProps) =>
        access.fleet && <UserForm fleet={access.fleet} onClose={close} />,
      edit: form,
      'give-back': form,
      resend: ({ item, close }: DialogProps) =>
        item && <ResendInvite fleetId={fleetId} user={item} onClose={close} />,
      remove: ({ item, close }: DialogProps) =>
        item && <RemoveUser fleetId={fleetId} user={item} onClose={close} />,
    }
  }, [fleetId, ownEmail])
  return (
    <ListScreen
      title={t.title}
      endpoint={listUserAccesses}
      fleetId={fleetId}
      defaultInput={everyUser}
      nameOf={nameOf}
      columns={columns}
      filters={filters}
      searchHint={t.search}
      sanitizeSearch={emailSearch}
      actions={actions}
      rowAction="edit"
      toolbar={[
        { key: 'add', label: t.add, icon: Plus, requires: inviteUser, opens: 'add', variant: 'primary' },
      ]}
      dialogs={dialogs}
      bulkActions={bulkActions}
      emptyDetail={t.empty}
      emptyNext={t.emptyNext}
    />
  )
}

/**
 * Lists the users of a fleet. Admins invite users, change their roles and remove their access.
 *
 * @example
 * <FleetUsers fleetId={fleetId} />
 *
 * @since 0.1.0
 */
export const FleetUsers = forwardRef<WidgetHandle, FleetUsersProps>(function FleetUsers(
  { fleetId, ...widget },
  handle,
) {
  return (
    <AreaWidget name="users" area="user-access" fleetId={fleetId} handle={handle} {...widget}>
      <Users fleetId={fleetId} />
    </AreaWidget>
  )
})
