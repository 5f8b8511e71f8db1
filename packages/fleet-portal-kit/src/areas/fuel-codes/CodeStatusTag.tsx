import type { FuelCodeStatus } from 'api-client/contract/fuelCodes'
import { Tag, type Tone } from '../../foundation/ui/Tag.tsx'
import { codeMessages } from '../../locales/en/codes.ts'
import { useMessages } from '../../provider/messages.ts'

const tones: Record<FuelCodeStatus, Tone> = {
  Active: 'success',
  Scheduled: 'scheduled',
  Expired: 'warning',
  Redeemed: 'done',
  Deactivated: 'neutral',
}

/** How a fuel code stands. */
export function CodeStatusTag({ status }: { status: FuelCodeStatus }) {
  return <Tag tone={tones[status]}>{useMessages(codeMessages).statuses[status]}</Tag>
}
