import type { Group } from 'api-client/contract/groups'
import { Pencil } from 'lucide'
import { Suspense, useState } from 'react'
import { IconButton } from '../../foundation/ui/Button.tsx'
import { InlineText, HStack } from '../../foundation/ui/layout.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import { groupsMessages } from '../../locales/en/groups.ts'
import { ActiveTag } from '../../pieces/cells/ActiveTag.tsx'
import { useMessages } from '../../provider/messages.ts'

const RenameGroup = lazyWithRetry(() => import('./RenameGroup.tsx'), 'RenameGroup')

interface GroupNameProps {
  fleetId: string
  group: Group
  canRename: boolean
  /** Why it cannot be renamed now. */
  reason: string | undefined
}

/** The name of a group, to be renamed where it stands; one that is inactive says so beside it. */
export function GroupName({ fleetId, group, canRename, reason }: GroupNameProps) {
  const t = useMessages(groupsMessages)
  const [step, setStep] = useState<'shown' | 'renaming' | 'left'>('shown')
  const name = <InlineText $strong>{group.name}</InlineText>
  if (step === 'renaming') {
    return (
      <Suspense fallback={name}>
        <RenameGroup fleetId={fleetId} group={group} onClose={() => setStep('left')} />
      </Suspense>
    )
  }
  return (
    <HStack>
      {name}
      {group.status === 'inactive' && <ActiveTag status={group.status} words={t} />}
      {canRename && (
        <IconButton
          // The focus goes back to where it came from.
          autoFocus={step === 'left'}
          icon={Pencil}
          label={t.rename(group.name)}
          disabledReason={reason}
          onClick={() => setStep('renaming')}
        />
      )}
    </HStack>
  )
}
