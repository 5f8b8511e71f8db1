import { listRedemptions } from 'fleet-portal-api-client/contract/redemptions'
import { centavos, millilitres } from 'fleet-portal-api-client/money'
import { count, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { redemption, redemptionDay } from '../db/schema.ts'
import { redemptionDayFilter, redemptionFilter } from '../domain/redemptionFilters.ts'
import { findHistoryIds } from '../domain/historyPages.ts'
import { allRedemptionIds, redemptionHistory, redemptionsToWire } from '../domain/redemptionPages.ts'
import { countLimit, limitAndOffset, listCount, maxFound, type PageRange } from '../utilities/paging.ts'
import { handleLongList } from '../handle.ts'

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

/** Count and sums of what a search finds. Beyond the limit there is a minimum count, and no sums. */
async function totalsOfSearch(tx: Tx, where: SQL | undefined, max: number) {
  const some = tx
    .select({ status: redemption.status, volume: redemption.volume, price: redemption.totalCreditPrice })
    .from(redemption)
    .where(where)
    .limit(max + 1)
    .as('some')
  const success = isSuccess(sql`${some.status}`)
  const [total] = await tx
    .select({
      count: count(),
      successful: sql`count(*) filter (where ${success})`.mapWith(Number),
      volume: sql`coalesce(sum(${some.volume}) filter (where ${success}), 0)`.mapWith(Number),
      price: sql`coalesce(sum(${some.price}) filter (where ${success}), 0)`.mapWith(Number),
    })
    .from(some)
  return total
}

async function totalsOf(tx: Tx, days: SQL | undefined, where: SQL | undefined, range: PageRange) {
  const max = days ? Infinity : countLimit(range, maxFound)
  const found = days ? await totalsOfDays(tx, days) : await totalsOfSearch(tx, where, max)
  const total = found ?? { count: 0, successful: 0, volume: 0, price: 0 }
  const counted = listCount(total.count, max)
  if (counted.countIsMinimum) return counted
  const totals = {
    successful: total.successful,
    voided: total.count - total.successful,
    literVolume: millilitres(total.volume),
    totalCreditPrice: centavos(total.price),
  }
  return { ...counted, totals }
}

export const redemptionRoutes = [
  handleLongList(
    listRedemptions,
    async ({ tx }, input) => {
      const range = limitAndOffset(input)
      const where = await redemptionFilter(tx, input)
      const days = redemptionDayFilter(input)
      const ids = await findHistoryIds(tx, redemptionHistory, input, { where, days, range })
      const totals = await totalsOf(tx, days, where, range)
      return { redemptions: await redemptionsToWire(tx, ids), ...totals }
    },
    {
      ids: async ({ tx }, input) => allRedemptionIds(tx, input, await redemptionFilter(tx, input)).getSQL(),
      items: ({ tx }, ids) => redemptionsToWire(tx, ids),
    },
  ),
]
