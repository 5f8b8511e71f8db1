import type { FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import { millilitres, type Millilitres } from 'fleet-portal-api-client/money'
import { daysUntil } from '../../format/calendar.ts'
import type { Day } from '../../format/days.ts'

/** Whether a code is active or scheduled. Only such codes can be deactivated. */
export const isDeactivatable = ({ status }: Pick<FuelCode, 'status'>): boolean =>
  status === 'Active' || status === 'Scheduled'

/** The volume that can still be redeemed, in millilitres. Never below zero. */
export const remainingLitres = ({
  literVolume,
  volumeRedeemed,
}: Pick<FuelCode, 'literVolume' | 'volumeRedeemed'>): Millilitres =>
  millilitres(Math.max(0, literVolume - volumeRedeemed))

export type Due = { kind: 'starts' | 'expires'; days: number }

/** The days until a scheduled code starts or an active code ends. Undefined for any other code. */
export function dueOf(code: Pick<FuelCode, 'status' | 'startDate' | 'endDate'>, now: Day): Due | undefined {
  if (code.status === 'Scheduled') {
    return { kind: 'starts', days: Math.max(0, daysUntil(code.startDate, now)) }
  }
  const days = daysUntil(code.endDate, now)
  return code.status === 'Active' && days >= 0 ? { kind: 'expires', days } : undefined
}
