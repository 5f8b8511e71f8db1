import { centavos, type Centavos } from 'fleet-portal-api-client/money'
import { plusDays } from '../../../format/calendar.ts'
import { today, type Day } from '../../../format/days.ts'

/** A change of the wallet: a cash-in is positive, a payment negative. */
export interface WalletChange {
  at: string
  amount: Centavos
}

/** The changes of one list. `isAll` is false if the list has older entries. */
export interface WalletChanges {
  changes: readonly WalletChange[]
  isAll: boolean
}

export interface DayBalance {
  day: Day
  balance: Centavos
}

/** The values of the axis of a chart, from zero: the first two round amounts whose second one is not below the highest balance. */
export function axisValues(highest: Centavos): readonly [Centavos, Centavos, Centavos] {
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(highest, 100)))
  const size = [1, 2, 4, 5, 6, 8, 10].find((one) => one * magnitude >= highest) ?? 10
  const top = size * magnitude
  return [centavos(0), centavos(top / 2), centavos(top)]
}

const dayOf = ({ at }: WalletChange): Day => today(Date.parse(at))

/** The first day of which a list has every change. Undefined if it has all. */
function firstCompleteDay({ changes, isAll }: WalletChanges): Day | undefined {
  if (isAll) return undefined
  const days = changes.map(dayOf).toSorted()
  // Other changes of the oldest day may be missing.
  return days[0] === undefined ? '9999-12-31' : plusDays(days[0], 1)
}

/**
 * The balance at the end of each day, oldest first, counted back from the balance now. Stops before a day with missing changes,
 * and before a balance below zero, which a wallet never has.
 */
export function balanceByDay(
  now: Centavos,
  lists: readonly WalletChanges[],
  lastDay: Day,
  dayCount: number,
): DayBalance[] {
  const byDay = new Map<Day, number>()
  for (const change of lists.flatMap(({ changes }) => changes)) {
    byDay.set(dayOf(change), (byDay.get(dayOf(change)) ?? 0) + change.amount)
  }
  const limits = lists.map(firstCompleteDay).filter((day) => day !== undefined)
  // The balance at the end of a day needs the changes of the days after it only.
  const earliest = limits.toSorted().at(-1)
  const result: DayBalance[] = []
  let balance: number = now
  // The clock of the device may be behind that of the server.
  for (const [day, amount] of byDay) if (day > lastDay) balance -= amount
  for (let day = lastDay; result.length < dayCount; day = plusDays(day, -1)) {
    if (balance < 0 || (earliest !== undefined && plusDays(day, 1) < earliest)) break
    result.unshift({ day, balance: centavos(balance) })
    balance -= byDay.get(day) ?? 0
  }
  return result
}
