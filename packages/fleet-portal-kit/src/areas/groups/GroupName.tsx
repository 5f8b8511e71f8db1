import type { Group } from 'fleet-portal-api-client/contract/groups'
import { Pencil } from 'lucide'
import { Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '../../foundation/ui/Button.tsx'
import { InlineText, HStack } from '../../foundation/ui/layout.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import { groupsMessages } from '../../locales/en/groups.ts'
import { ActiveTag } from '../../pieces/cells/ActiveTag.tsx'
import { space } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'

const RenameGroup = lazyWithRetry(() => import('./RenameGroup.tsx'), 'RenameGroup')

/** The button is as large as a finger, but does not make the row of a card higher. */
const Line = styled(HStack)`
  & > button {
    margin-block: ${space(-2)};
  }
`

interface GroupNameProps {
  fleetId: string
  group: Group
  canRename: boolean
  /** The reason why the group cannot be renamed now. */
  disabledReason: string | undefined
}

/** The name of a group with a button to rename it inside the row. A tag shows its status. */
export function GroupName({ fleetId, group, canRename, disabledReason }: GroupNameProps) {
  const t = useMessages(groupsMessages)
  const [status, setStatus] = useState<'shown' | 'renaming' | 'closed'>('shown')
  const name = <InlineText $strong>{group.name}</InlineText>
  if (status === 'renaming') {
    return (
      <Suspense fallback={name}>
        <RenameGroup fleetId={fleetId} group={group} onClose={() => setStatus('closed')} />
      </Suspense>
    )
  }
  return (
    <Line>
      {name}
      <ActiveTag status={group.status} messages={t} />
      {canRename && (
        <IconButton
          // Returns the focus to this button after renaming.
          autoFocus={status === 'closed'}
          icon={Pencil}
          label={t.rename(group.name)}
          disabledReason={disabledReason}
          onClick={() => setStatus('renaming')}
        />
      )}
    </Line>
  )
}
