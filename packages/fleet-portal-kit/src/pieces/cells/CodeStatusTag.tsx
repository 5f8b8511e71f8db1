import type { FuelCodeStatus } from 'fleet-portal-api-client/contract/fuelCodes'
import { CalendarClock, CircleDashed, Hourglass } from 'lucide'
import { Tag, type TagLook } from '../../foundation/ui/Tag.tsx'
import { codeMessages } from '../../locales/en/codes.ts'
import { useMessages } from '../../provider/messages.ts'

const looks: Record<FuelCodeStatus, TagLook> = {
  Active: { tone: 'success' },
  Scheduled: { tone: 'scheduled', icon: CalendarClock },
  Expired: { tone: 'warning', icon: Hourglass },
  Redeemed: { tone: 'done', icon: CircleDashed },
  Deactivated: { tone: 'neutral' },
}

/** The status of a fuel code. */
export function CodeStatusTag({ status }: { status: FuelCodeStatus }) {
  return <Tag {...looks[status]}>{useMessages(codeMessages).statuses[status]}</Tag>
}
