import type { Group } from 'fleet-portal-api-client/contract/groups'
import type { ListColumn } from '../../foundation/list/column.ts'
import type { groupsMessages } from '../../locales/en/groups.ts'
import { GroupName } from './GroupName.tsx'

/** The columns of the list: only the name, with the status. */
export const groupColumns = (t: typeof groupsMessages.defaults): ListColumn<Group>[] => [
  { id: 'name', header: t.name, isTitle: true, cell: (group) => <GroupName group={group} /> },
]
