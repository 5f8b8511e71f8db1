import type { Group } from 'api-client/contract/groups'
import type { Column } from '../../foundation/list/column.ts'
import { Inline, Line } from '../../foundation/ui/layout.ts'
import type { groupsMessages } from '../../locales/en/groups.ts'
import { ActiveTag } from '../../pieces/ActiveTag.tsx'

type Words = typeof groupsMessages.defaults

/** The name alone; one that is inactive says so beside it. */
export const groupColumns = (t: Words): Column<Group>[] => [
  {
    id: 'name',
    header: t.name,
    isTitle: true,
    cell: ({ name, status }) => (
      <Line>
        <Inline $strong>{name}</Inline>
        {status === 'inactive' && <ActiveTag status={status} words={t} />}
      </Line>
    ),
  },
]
