import type { FleetCard } from 'fleet-portal-api-client/contract/fleetCards'
import type { FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import { products } from 'fleet-portal-api-client/contract/products'
import { centavos, millilitres, type Centavos, type Millilitres } from 'fleet-portal-api-client/money'
import { plusDays } from '../../format/calendar.ts'
import { isDay, today, type Day } from '../../format/days.ts'

/** The rules by which a code or a card works at a station, as far as the portal can know. */
export type Rule =
  | 'status'
  | 'fleet'
  | 'period'
  | 'use'
  | 'litres'
  | 'renewal'
  | 'driver'
  | 'vehicle'
  | 'products'
  | 'transactions'
  | 'money'
  | 'wallet'

/**
 * Whether one rule is met: `passes`, `fails`, `waits` until `from`, or `unknown` because the portal could not read it. `warns` is
 * a rule that is met now, and may fail later.
 */
export interface Check {
  rule: Rule
  result: 'passes' | 'fails' | 'waits' | 'warns' | 'unknown'
  /** The instant from which a rule that waits is met. */
  from?: string
}

/** The answer to whether a code or a card works: now, from an instant, or not, because of one rule. */
export type Verdict =
  { status: 'works' } | { status: 'later'; from: string; rule: Rule } | { status: 'fails'; rule: Rule }

/** The verdict of all checks. A failed rule comes before one that waits, and the last of several waits decides. */
export function verdictOf(checks: readonly Check[]): Verdict {
  const failed = checks.find(({ result }) => result === 'fails')
  if (failed) return { status: 'fails', rule: failed.rule }
  const [last] = checks
    .flatMap(({ result, from, rule }) => (result === 'waits' && from !== undefined ? [{ from, rule }] : []))
    .toSorted((one, other) => Date.parse(other.from) - Date.parse(one.from))
  return last ? { status: 'later', ...last } : { status: 'works' }
}

/** The first instant of a day in Manila. An instant is returned as it is. */
export const startOf = (value: string): string => (isDay(value) ? `${value}T00:00:00+08:00` : value)
/** The first instant after a day in Manila. An instant is returned as it is. */
const endOf = (value: string): string => (isDay(value) ? startOf(plusDays(value, 1)) : value)

/** The first instant of the next month in Manila. */
export function startOfNextMonth(day: Day): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const next = month === 12 ? [year + 1, 1] : [year, month + 1]
  return startOf(`${next[0]}-${String(next[1]).padStart(2, '0')}-01`)
}

/** Facts that the portal reads apart from a code or a card. Undefined if they are unknown. */
interface Surroundings {
  /** Milliseconds. */
  now: number
  isFleetActive: boolean
  /** Whether the driver and the vehicle that it names are active. `none` if it names none. */
  driver: boolean | 'none' | undefined
  vehicle: boolean | 'none' | undefined
}

const bearerCheck = (rule: 'driver' | 'vehicle', isActive: Surroundings['driver']): Check[] =>
  isActive === 'none'
    ? []
    : [{ rule, result: isActive === undefined ? 'unknown' : isActive ? 'passes' : 'fails' }]

const fleetCheck = (isFleetActive: boolean): Check => ({
  rule: 'fleet',
  result: isFleetActive ? 'passes' : 'fails',
})

/** The fields of a code that the rules use. */
export type CheckedCode = Pick<
  FuelCode,
  'status' | 'startDate' | 'endDate' | 'literVolume' | 'volumeRedeemed' | 'maxUsage' | 'autoRenew'
>

interface CodeSurroundings extends Surroundings {
  /** The litres of the product that are in no code. */
  freeLitres: Millilitres | undefined
}

/** The volume that a code still dispenses. */
export const litresLeft = ({ literVolume, volumeRedeemed }: CheckedCode): Millilitres =>
  millilitres(Math.max(0, literVolume - volumeRedeemed))

/** The litres that the renewal of a code takes from the fleet: what is missing to the full volume. */
export const litresOfRenewal = (code: CheckedCode): Millilitres =>
  code.status === 'Redeemed' ? code.literVolume : millilitres(code.literVolume - litresLeft(code))

/**
 * Checks a code. A code that renews itself works again after its last day, if the fleet then has the missing litres.
 */
export function codeChecks(code: CheckedCode, surroundings: CodeSurroundings): Check[] {
  const { now, isFleetActive, driver, vehicle, freeLitres } = surroundings
  const { status, startDate, endDate, maxUsage, volumeRedeemed, autoRenew } = code
  const isOver = now >= Date.parse(endOf(endDate))
  const isUsed = status === 'Redeemed' || (maxUsage === 1 && volumeRedeemed > 0)
  const isEmpty = litresLeft(code) === 0
  const isEnded = status === 'Deactivated' || status === 'Expired' || isOver
  const renews = autoRenew && !isEnded
  const afterUse: Pick<Check, 'result' | 'from'> = renews
    ? { result: 'waits', from: endOf(endDate) }
    : { result: 'fails' }

  const period = (): Check => {
    if (status === 'Expired' || isOver) return { rule: 'period', result: 'fails' }
    if (now < Date.parse(startOf(startDate))) {
      return { rule: 'period', result: 'waits', from: startOf(startDate) }
    }
    return { rule: 'period', result: 'passes' }
  }
  const usage = (): Check => ({ rule: 'use', ...(isUsed ? afterUse : { result: 'passes' }) })
  const litres = (): Check => ({ rule: 'litres', ...(isEmpty ? afterUse : { result: 'passes' }) })
  const renewal = (): Check[] => {
    if (!renews) return []
    if (freeLitres === undefined) return [{ rule: 'renewal', result: 'unknown' }]
    return [{ rule: 'renewal', result: freeLitres < litresOfRenewal(code) ? 'warns' : 'passes' }]
  }
  return [
    { rule: 'status', result: status === 'Deactivated' ? 'fails' : 'passes' },
    fleetCheck(isFleetActive),
    period(),
    usage(),
    // A used code has given its litres back, or has none. Its use says so already.
    ...(isUsed ? [] : [litres()]),
    ...bearerCheck('driver', driver),
    ...bearerCheck('vehicle', vehicle),
    ...renewal(),
  ]
}

/** The fields of a card that the rules use. */
export type CheckedCard = Pick<
  FleetCard,
  | 'status'
  | 'locqpayLimit'
  | 'locqpayPaymentThisMonth'
  | 'transactionLimit'
  | 'transactionThisMonth'
  | (typeof products)[number]
>

interface CardSurroundings extends Surroundings {
  wallet: Centavos | undefined
}

/** A monthly limit is met, reached until next month, or its usage is unknown. Null and 0 mean no limit. */
function limitResult(used: number | null | undefined, limit: number | null | undefined) {
  if (!limit) return 'passes'
  if (used == null) return 'unknown'
  return used >= limit ? 'waits' : 'passes'
}

/** The amount that a card can pay now: the rest of its limit or the wallet, whichever is less. Undefined if neither is known. */
export function amountLeft(card: CheckedCard, wallet: Centavos | undefined): Centavos | undefined {
  const { locqpayLimit: limit, locqpayPaymentThisMonth: used } = card
  const ofLimit = limit && used != null ? [Math.max(0, limit - used)] : []
  const amounts = [...ofLimit, ...(wallet === undefined ? [] : [wallet])]
  return amounts.length === 0 ? undefined : centavos(Math.min(...amounts))
}

/** Checks a card. Its limits start again on the first of each month in Manila. */
export function cardChecks(card: CheckedCard, surroundings: CardSurroundings): Check[] {
  const { now, isFleetActive, driver, vehicle, wallet } = surroundings
  const from = startOfNextMonth(today(now))
  const limitCheck = (rule: 'transactions' | 'money', result: ReturnType<typeof limitResult>): Check => ({
    rule,
    result,
    ...(result === 'waits' && { from }),
  })
  const walletResult = wallet === undefined ? 'unknown' : wallet > 0 ? 'passes' : 'fails'
  return [
    { rule: 'status', result: card.status === 'active' ? 'passes' : 'fails' },
    fleetCheck(isFleetActive),
    { rule: 'products', result: products.some((product) => card[product]) ? 'passes' : 'fails' },
    limitCheck('transactions', limitResult(card.transactionThisMonth, card.transactionLimit)),
    limitCheck('money', limitResult(card.locqpayPaymentThisMonth, card.locqpayLimit)),
    { rule: 'wallet', result: walletResult },
    ...bearerCheck('driver', driver),
    ...bearerCheck('vehicle', vehicle),
  ]
}
