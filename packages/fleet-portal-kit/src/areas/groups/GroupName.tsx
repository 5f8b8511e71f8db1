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

/**
 * The status and the button are at the same place in every row. The button is as large as a finger, but does not make the row of a card
 * higher.
 */
const Line = styled(HStack)`
  flex: 1;
  & > :first-child {
    flex: 0 1 320px;
    min-width: 0;
  }
  & > [data-part='status'] {
    flex: none;
    width: 112px;
  }
  & > button {
    margin-block: ${space(-2)};
  }
  @container (max-width: 640px) {
    & > :first-child {
      flex: 1;
    }
    & > [data-part='status'] {
      width: auto;
    }
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
      <InlineText data-part="status">
        <ActiveTag status={group.status} messages={t} />
      </InlineText>
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
