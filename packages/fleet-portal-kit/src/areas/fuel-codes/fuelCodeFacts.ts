import type { FuelCode } from 'api-client/contract/fuelCodes'
import { millilitres, type Millilitres } from 'api-client/money'
import { daysUntil } from '../../format/calendar.ts'
import type { Day } from '../../format/days.ts'

/** Only a code that works or will work can be deactivated. */
export const isOpen = ({ status }: Pick<FuelCode, 'status'>): boolean =>
  status === 'Active' || status === 'Scheduled'

/** What can still be redeemed, never below zero. */
export const litresLeft = ({
  literVolume,
  volumeRedeemed,
}: Pick<FuelCode, 'literVolume' | 'volumeRedeemed'>): Millilitres =>
  millilitres(Math.max(0, literVolume - volumeRedeemed))

export type Due = { kind: 'starts' | 'expires'; days: number }

/** How soon a code starts or ends: starts within its period's sight, ends within a week. */
export function dueOf(code: Pick<FuelCode, 'status' | 'startDate' | 'endDate'>, now: Day): Due | undefined {
  if (code.status === 'Scheduled') {
    return { kind: 'starts', days: Math.max(0, daysUntil(code.startDate, now)) }
  }
  const days = daysUntil(code.endDate, now)
  return code.status === 'Active' && days >= 0 ? { kind: 'expires', days } : undefined
}
