import type { Group } from 'fleet-portal-api-client/contract/groups'
import { HStack, InlineText } from '../../foundation/ui/layout.ts'
import { groupsMessages } from '../../locales/en/groups.ts'
import { ActiveTag } from '../../pieces/cells/ActiveTag.tsx'
import { useMessages } from '../../provider/messages.ts'

/** The name of a group with its status. */
export function GroupName({ group }: { group: Group }) {
  const t = useMessages(groupsMessages)
  return (
    <HStack $gap={3} $wrap>
      <InlineText $strong>{group.name}</InlineText>
      <ActiveTag status={group.status} messages={t} />
    </HStack>
  )
}
