import type { ApiClient, ListEndpoint } from 'fleet-portal-api-client'
import { pages } from 'fleet-portal-api-client/pages'
import { listCashins } from 'fleet-portal-api-client/contract/cashin'
import { listBuyFuels } from 'fleet-portal-api-client/contract/fuel'
import { listMerchantPayments } from 'fleet-portal-api-client/contract/merchantPayments'
import { listPayments } from 'fleet-portal-api-client/contract/payments'
import { listRedemptions } from 'fleet-portal-api-client/contract/redemptions'
import type { Day } from '../../format/days.ts'
import type { History } from './statement.ts'

/** The rows that are read at most. More would take minutes and fill the memory of a phone. */
export const mostRows = 50_000
/** The rows of one page. */
const perPage = 1000

/** The lists of a history. The type of the fleet decides which of them exist. */
export const historyEndpoints = {
  cashins: listCashins,
  purchases: listBuyFuels,
  redemptions: listRedemptions,
  payments: listPayments,
  merchantPayments: listMerchantPayments,
} as const satisfies Record<keyof History, ListEndpoint>

export type HistoryName = keyof typeof historyEndpoints

/** How much of the rows is read. `total` grows with rows that are created meanwhile. */
export interface ReadProgress {
  read: number
  total: number
}

export interface HistoryOptions {
  fleetId: string
  /** The lists that the fleet has. */
  names: readonly HistoryName[]
  /** The first day to read. Undefined: the whole history. Cash-ins are always read from the first: they may be paid much later. */
  from: Day | undefined
  signal: AbortSignal
  onProgress: (progress: ReadProgress) => void
}

/** All rows, or only their number if there are more than `mostRows`. */
export type ReadHistory =
  { status: 'read'; history: History; rows: number } | { status: 'too-many'; total: number }

/** Reads the pages of one list, oldest first, so that a row that is created meanwhile is at the end. */
async function* itemsOf<R extends ListEndpoint>(
  client: ApiClient,
  endpoint: R,
  { fleetId, from, signal }: Pick<HistoryOptions, 'fleetId' | 'from' | 'signal'>,
  orderBy: string,
) {
  const startDate =
    from === undefined || (endpoint as ListEndpoint) === listCashins ? {} : { startDate: from }
  const input = { fleetId, ...startDate, orderBy, order: 'asc', perPage }
  yield* pages(client, endpoint, input as never, { signal })
}

const orderOf: Readonly<Record<HistoryName, string>> = {
  cashins: 'createdAt',
  purchases: 'createdAt',
  redemptions: 'redeemedAt',
  payments: 'paidAt',
  merchantPayments: 'paidAt',
}

/** Reads all rows of the lists of a fleet, page by page. Rejects with ApiError. */
export async function readHistory(client: ApiClient, options: HistoryOptions): Promise<ReadHistory> {
  const { names, onProgress } = options
  const readers = names.map((name) => ({
    name,
    items: [] as unknown[],
    count: 0,
    pages: itemsOf(client, historyEndpoints[name], options, orderOf[name]),
  }))
  type Reader = (typeof readers)[number]
  const total = () => readers.reduce((all, { count, items }) => all + Math.max(count, items.length), 0)
  const read = () => readers.reduce((all, { items }) => all + items.length, 0)
  const readPage = async (reader: Reader): Promise<boolean> => {
    const { value } = await reader.pages.next()
    if (!value) return false
    reader.items.push(...value.items)
    reader.count = value.count
    return true
  }
  await Promise.all(readers.map(readPage))
  for (const reader of readers) {
    do {
      if (total() > mostRows) return { status: 'too-many', total: total() }
      onProgress({ read: read(), total: total() })
    } while (await readPage(reader))
  }
  const found = Object.fromEntries(readers.map(({ name, items }) => [name, items]))
  const none: History = { cashins: [], purchases: [], redemptions: [], payments: [], merchantPayments: [] }
  return { status: 'read', history: { ...none, ...(found as Partial<History>) }, rows: read() }
}
