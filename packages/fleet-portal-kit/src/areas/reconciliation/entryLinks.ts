import { today, type Day } from '../../format/days.ts'
import { searchFromInput } from '../../foundation/list/useListState.ts'
import type { AreaName, FleetPortalDestination } from '../../provider/navigation.ts'
import { historyEndpoints, type HistoryName } from './readHistory.ts'
import { daysOf, type Account, type EntryKind, type Month } from './statement.ts'

/** The list with the entries of each kind, and its field for the status of entries, if it has one. */
const lists: Record<EntryKind, { area: AreaName; history: HistoryName; status?: string; product?: string }> =
  {
    cashIn: { area: 'cash-in-history', history: 'cashins' },
    purchase: { area: 'buy-fuel-history', history: 'purchases', product: 'productCode' },
    redemption: {
      area: 'redemptions',
      history: 'redemptions',
      status: 'redemptionStatus',
      product: 'productCodes',
    },
    fuelPayment: { area: 'fleet-card-redemptions', history: 'payments', status: 'paymentStatus' },
    otherPayment: { area: 'non-fuel-transactions', history: 'merchantPayments', status: 'status' },
  }

interface CountedEntries {
  kind: EntryKind
  account: Account
  month: Month
  /** Only voided entries. */
  isVoided?: boolean
  /** The present day. The lists have no later days. */
  now?: Day
}

/** The list of the entries of a month. Undefined if the list cannot show only these. */
export function entriesLink({
  kind,
  account,
  month,
  isVoided = false,
  now = today(),
}: CountedEntries): FleetPortalDestination | undefined {
  const { area, history, status, product } = lists[kind]
  if (isVoided && !status) return undefined
  const { first, last } = daysOf(month)
  const isList = product === 'productCodes'
  const search = searchFromInput(historyEndpoints[history], '', {
    startDate: first,
    endDate: last < now ? last : now,
    ...(product && account !== 'wallet' && { [product]: isList ? [account] : account }),
    ...(isVoided && status && { [status]: status === 'status' ? ['voided'] : 'voided' }),
  })
  return { area, search: Object.fromEntries(new URLSearchParams(search)) }
}
