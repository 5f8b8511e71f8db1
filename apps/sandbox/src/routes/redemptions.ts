import { listRedemptions } from 'fleet-portal-api-client/contract/redemptions'
import type { EndpointInput } from 'fleet-portal-api-client/contract/endpoint'
import { centavos, millilitres, sum } from 'fleet-portal-api-client/money'
import { desc, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { redemption, redemptionDay } from '../db/schema.ts'
import { redemptionDayFilter, redemptionFilter } from '../domain/redemptionFilters.ts'
import { findHistoryIds } from '../domain/historyPages.ts'
import { allRedemptionIds, redemptionHistory, redemptionsToWire } from '../domain/redemptionPages.ts'
import {
  countLimit,
  limitAndOffset,
  listCount,
  maxFound,
  type ListCount,
  type PageRange,
} from '../utilities/paging.ts'
import { handleLongList } from '../handle.ts'

type Sort = Pick<EndpointInput<typeof listRedemptions>, 'orderBy' | 'order'>

const isSuccess = (status: SQL) => sql`${status} = 'success'`

/** Count and sums of all pages, from the sums per day. */
async function totalsOfDays(tx: Tx, days: SQL) {
  const { status } = redemptionDay
  const success = isSuccess(sql`${status}`)
  const sumOf = (column: SQL) => sql`coalesce(sum(${column}) filter (where ${success}), 0)`.mapWith(Number)
  const [total] = await tx
    .select({
      count: sql`coalesce(sum(${redemptionDay.count}), 0)`.mapWith(Number),
      successful: sumOf(sql`${redemptionDay.count}`),
      volume: sumOf(sql`${redemptionDay.volume}`),
      price: sumOf(sql`${redemptionDay.price}`),
    })
    .from(redemptionDay)
    .where(days)
  return total
}

/**
 * The ids of a page and the totals of what a search finds. The newest rows are read once for both. Beyond the limit there is a minimum
 * count, and no sums.
 */
async function findBySearch(tx: Tx, input: Sort, where: SQL | undefined, range: PageRange) {
  const max = countLimit(range, maxFound)
  const found = await tx
    .select({
      id: redemption.id,
      status: redemption.status,
      volume: redemption.volume,
      price: redemption.totalCreditPrice,
    })
    .from(redemption)
    .where(where)
    .orderBy(desc(redemption.redeemedAt), desc(redemption.id))
    .limit(max + 1)
  const successful = found.filter(({ status }) => status === 'success')
  const isDefaultOrder = (input.orderBy ?? 'redeemedAt') === 'redeemedAt' && input.order !== 'asc'
  const ids = isDefaultOrder
    ? found.slice(range.offset, range.offset + range.limit).map(({ id }) => id)
    : await findHistoryIds(tx, redemptionHistory, input, { where, days: undefined, range })
  const total = {
    successful: successful.length,
    volume: sum(successful.map(({ volume }) => millilitres(volume))),
    price: sum(successful.map(({ price }) => centavos(price))),
  }
  return { ids, counted: listCount(found.length, max), total }
}

async function findRedemptions(tx: Tx, input: EndpointInput<typeof listRedemptions>) {
  const range = limitAndOffset(input)
  const where = await redemptionFilter(tx, input)
  const days = redemptionDayFilter(input)
  if (!days) return findBySearch(tx, input, where, range)
  const ids = await findHistoryIds(tx, redemptionHistory, input, { where, days, range })
  const total = await totalsOfDays(tx, days)
  return { ids, counted: { count: total?.count ?? 0 } as ListCount, total }
}

export const redemptionRoutes = [
  handleLongList(
    listRedemptions,
    async ({ tx }, input) => {
      const { ids, counted, total } = await findRedemptions(tx, input)
      const totals = total && {
        successful: total.successful,
        voided: counted.count - total.successful,
        literVolume: millilitres(total.volume),
        totalCreditPrice: centavos(total.price),
      }
      const redemptions = await redemptionsToWire(tx, ids)
      return { redemptions, ...counted, ...(totals && !counted.countIsMinimum && { totals }) }
    },
    {
      ids: async ({ tx }, input) => allRedemptionIds(tx, input, await redemptionFilter(tx, input)).getSQL(),
      items: ({ tx }, ids) => redemptionsToWire(tx, ids),
    },
  ),
]
