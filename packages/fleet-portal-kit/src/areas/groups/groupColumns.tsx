import { updateGroup, type Group } from 'fleet-portal-api-client/contract/groups'
import type { FleetAccess } from '../../fleet/access/useAccess.ts'
import type { ListColumn } from '../../foundation/list/column.ts'
import type { groupsMessages } from '../../locales/en/groups.ts'
import { GroupName } from './GroupName.tsx'

type Messages = typeof groupsMessages.defaults

/** The columns of the list: only the name, with the status. */
export const groupColumns = (t: Messages, fleetId: string, access: FleetAccess): ListColumn<Group>[] => [
  {
    id: 'name',
    header: t.name,
    isTitle: true,
    cell: (group) => (
      <GroupName
        key={group.groupId}
        fleetId={fleetId}
        group={group}
        canRename={access.can(updateGroup)}
        disabledReason={access.blocked(updateGroup)}
      />
    ),
  },
]
