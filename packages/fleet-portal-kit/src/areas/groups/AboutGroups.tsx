import { useAccess } from '../../fleet/access/useAccess.ts'
import { HStack, Paragraph, VStack } from '../../foundation/ui/layout.ts'
import { Link } from '../../foundation/ui/Link.tsx'
import { groupsMessages } from '../../locales/en/groups.ts'
import { useCanOpen } from '../../pieces/session/useViewer.ts'
import { useMessages } from '../../provider/messages.ts'

/** The purpose of groups here. No call of the contract says who is in a group, so the page links to all drivers and vehicles. */
export function AboutGroups({ fleetId }: { fleetId: string }) {
  const t = useMessages(groupsMessages)
  const canOpen = useCanOpen(useAccess(fleetId))
  return (
    <VStack $gap={1}>
      <Paragraph $muted>{t.about}</Paragraph>
      <HStack $gap={4} $wrap>
        {canOpen('drivers') && <Link to={{ area: 'drivers' }}>{t.toDrivers}</Link>}
        {canOpen('vehicles') && <Link to={{ area: 'vehicles' }}>{t.toVehicles}</Link>}
      </HStack>
    </VStack>
  )
}
