import { cashinStatuses } from 'api-client/contract/cashin'
import { CircleAlert, Clock, TimerOff } from 'lucide'
import { Tag, type TagLook } from '../../foundation/ui/Tag.tsx'
import type { cashInHistoryMessages } from '../../locales/en/cashInHistory.ts'

type Status = (typeof cashinStatuses)[number]

const looks: Record<Status, TagLook> = {
  pending: { tone: 'warning', icon: Clock },
  success: { tone: 'success' },
  failed: { tone: 'danger', icon: CircleAlert },
  expired: { tone: 'done', icon: TimerOff },
  voided: { tone: 'neutral' },
}

/** A status that nobody knows stands for a payment that failed. */
const readStateOf = (status: string): Status => cashinStatuses.find((one) => one === status) ?? 'failed'

/** What became of a cash-in, in a word with a picture. */
export function CashinStatusTag({
  status,
  words,
}: {
  status: string
  words: typeof cashInHistoryMessages.defaults
}) {
  const known = readStateOf(status)
  return <Tag {...looks[known]}>{words.statuses[known]}</Tag>
}
