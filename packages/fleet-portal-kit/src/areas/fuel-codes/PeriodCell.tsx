import type { FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import { today } from '../../format/days.ts'
import { TwoLineCell } from '../../foundation/list/TwoLineCell.tsx'
import { fuelCodesMessages } from '../../locales/en/fuelCodes.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { dueOf, type Due } from './fuelCodeFacts.ts'

/** A code that ends within this many days has a warning. */
const urgentDays = 3

type Messages = typeof fuelCodesMessages.defaults

function dueText({ kind, days }: Due, t: Messages): string {
  if (kind === 'starts') return days === 0 ? t.startsToday : t.startsIn(days)
  return days === 0 ? t.expiresToday : t.expiresIn(days)
}

interface PeriodCellProps {
  code: FuelCode
  /** Breaks the line between the days, outside of tables. */
  wraps?: boolean
}

/** The first and last day of a code, and the number of days until its start or end. */
export function PeriodCell({ code, wraps = false }: PeriodCellProps) {
  const t = useMessages(fuelCodesMessages)
  const { formatPeriod } = useFormats()
  const due = dueOf(code, today())
  const isUrgent = due?.kind === 'expires' && due.days <= urgentDays
  // The days stay on one line. The text below them is longer than they are in some languages.
  const detail = due && <span style={{ whiteSpace: 'normal' }}>{dueText(due, t)}</span>
  return (
    <TwoLineCell isUnbroken={!wraps} detail={detail} tone={isUrgent ? 'warning' : undefined}>
      {formatPeriod(code.startDate, code.endDate)}
    </TwoLineCell>
  )
}
