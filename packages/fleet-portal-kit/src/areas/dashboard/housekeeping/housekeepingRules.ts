import type { FleetCard } from 'fleet-portal-api-client/contract/fleetCards'
import type { FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import { daysUntil } from '../../../format/calendar.ts'
import type { Day } from '../../../format/days.ts'

/** A code is due within this many days. */
const dueDays = 3
/** The share of a limit above which a card is listed. */
const nearLimit = 0.8
/** A driver is listed after this many days without a fill. */
export const idleDays = 60

type DueCode = Pick<FuelCode, 'status' | 'endDate' | 'autoRenew' | 'literVolume' | 'volumeRedeemed'>

/** The active codes that end soon with litres left, the earliest first. Codes that renew themselves do not end. */
export const codesDue = <T extends DueCode>(codes: readonly T[], now: Day): T[] =>
  codes
    .filter(({ status, endDate, autoRenew, literVolume, volumeRedeemed }) => {
      const days = daysUntil(endDate, now)
      return status === 'Active' && !autoRenew && days >= 0 && days <= dueDays && literVolume > volumeRedeemed
    })
    .toSorted((one, other) => one.endDate.localeCompare(other.endDate))

type LimitedCard = Pick<
  FleetCard,
  'locqpayLimit' | 'locqpayPaymentThisMonth' | 'transactionLimit' | 'transactionThisMonth'
>

/** The used share of a limit. Null and 0 both mean no limit. */
const shareOf = (used: number | null | undefined, limit: number | null | undefined) =>
  limit && used != null ? used / limit : 0

/** The limit that a card is closest to, and the used share of it. */
export function closestLimit(card: LimitedCard): { kind: 'money' | 'transactions'; share: number } {
  const money = shareOf(card.locqpayPaymentThisMonth, card.locqpayLimit)
  const transactions = shareOf(card.transactionThisMonth, card.transactionLimit)
  return money >= transactions
    ? { kind: 'money', share: money }
    : { kind: 'transactions', share: transactions }
}

/** The cards above `nearLimit` of a monthly limit, the fullest first. */
export const cardsNearLimit = <T extends LimitedCard>(cards: readonly T[]): T[] =>
  cards
    .filter((card) => closestLimit(card).share > nearLimit)
    .toSorted((one, other) => closestLimit(other).share - closestLimit(one).share)

interface Name {
  firstName: string
  lastName: string
}

const nameKey = ({ firstName, lastName }: Name) => `${firstName.trim()} ${lastName.trim()}`.toLowerCase()

interface NamedCode {
  drivers?: readonly Name[] | null | undefined
}

/**
 * The codes that name an inactive driver, with these drivers. Codes have names only, so drivers with the name of an active driver are
 * left out.
 */
export function codesOfInactive<C extends NamedCode, D extends Name>(
  codes: readonly C[],
  inactive: readonly D[],
  active: readonly Name[],
): { code: C; drivers: D[] }[] {
  const byName = new Map(inactive.map((driver) => [nameKey(driver), driver]))
  for (const driver of active) byName.delete(nameKey(driver))
  return codes.flatMap((code) => {
    const drivers = (code.drivers ?? []).flatMap((name) => byName.get(nameKey(name)) ?? [])
    return drivers.length > 0 ? [{ code, drivers }] : []
  })
}

interface Fill {
  driver?: { driverLicenseId?: string | null | undefined } | null | undefined
}

/** The drivers that none of the fills names. */
export function driversWithoutFill<T extends { driverLicenseId: string }>(
  drivers: readonly T[],
  fills: readonly Fill[],
): T[] {
  const filled = new Set(fills.map(({ driver }) => driver?.driverLicenseId))
  return drivers.filter(({ driverLicenseId }) => !filled.has(driverLicenseId))
}
