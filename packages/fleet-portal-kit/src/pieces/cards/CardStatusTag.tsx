import type { FleetCardStatus } from 'fleet-portal-api-client/contract/fleetCards'
import { CircleX, PauseCircle } from 'lucide'
import { Tag, type TagLook } from '../../foundation/ui/Tag.tsx'
import { fleetCardsMessages } from '../../locales/en/fleetCards.ts'
import { useMessages } from '../../provider/messages.ts'

const looks: Record<FleetCardStatus, TagLook> = {
  active: { tone: 'success' },
  deactivated: { tone: 'warning', icon: PauseCircle },
  terminated: { tone: 'done', icon: CircleX },
}

/** The status of a fleet card. */
export function CardStatusTag({ status }: { status: FleetCardStatus }) {
  return <Tag {...looks[status]}>{useMessages(fleetCardsMessages).statuses[status]}</Tag>
}
