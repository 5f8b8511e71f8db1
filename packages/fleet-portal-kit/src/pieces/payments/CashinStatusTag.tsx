import { cashinStatuses } from 'fleet-portal-api-client/contract/cashin'
import { CircleAlert, Clock, TimerOff } from 'lucide'
import { Tag, type TagLook } from '../../foundation/ui/Tag.tsx'
import type { cashInHistoryMessages } from '../../locales/en/cashInHistory.ts'

type Status = (typeof cashinStatuses)[number]

const tagLooks: Record<Status, TagLook> = {
  pending: { tone: 'warning', icon: Clock },
  success: { tone: 'success' },
  failed: { tone: 'danger', icon: CircleAlert },
  expired: { tone: 'done', icon: TimerOff },
  voided: { tone: 'neutral' },
}

/** An unknown status is shown as failed. */
const toKnownStatus = (status: string): Status => cashinStatuses.find((one) => one === status) ?? 'failed'

/** The status of a cash-in as a tag with an icon. */
export function CashinStatusTag({
  status,
  messages,
}: {
  status: string
  messages: typeof cashInHistoryMessages.defaults
}) {
  const known = toKnownStatus(status)
  return <Tag {...tagLooks[known]}>{messages.statuses[known]}</Tag>
}
