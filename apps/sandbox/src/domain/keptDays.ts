import { and, desc, asc, eq, gte, inArray, lte, ne, sql, sum, type SQL } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import type { cardPaymentDay, redemptionDay } from '../db/schema.ts'
import type { PageRange } from '../utilities/paging.ts'
import { addDays, startOfDay } from '../utilities/time.ts'

export type DayTable = typeof redemptionDay | typeof cardPaymentDay

export interface DayFilters {
  fleetId: string
  startDate?: string | undefined
  endDate?: string | undefined
  products?: readonly string[] | undefined
  /** Leaves out payments for other goods. */
  hasProduct?: boolean
  dispensedTo?: string | undefined
  statuses?: readonly string[] | undefined
}

/** The condition of the days that match filters. The days know no other filters. */
export const dayFilter = (table: DayTable, filters: DayFilters): SQL | undefined =>
  and(
    eq(table.fleetId, filters.fleetId),
    filters.startDate ? gte(table.day, filters.startDate) : undefined,
    filters.endDate ? lte(table.day, filters.endDate) : undefined,
    filters.products?.length ? inArray(table.product, [...filters.products]) : undefined,
    filters.hasProduct ? ne(table.product, '') : undefined,
    filters.dispensedTo ? eq(table.dispensedTo, filters.dispensedTo) : undefined,
    filters.statuses?.length ? inArray(table.status, [...filters.statuses]) : undefined,
  )

/** The day in which a page begins, and the number of the day's rows before it. Undefined if the page is beyond the last row. */
async function dayOfPage(
  tx: Tx,
  table: DayTable,
  where: SQL | undefined,
  offset: number,
  isNewestFirst: boolean,
) {
  const direction = isNewestFirst ? desc : asc
  const days = tx
    .select({ day: table.day, rows: sum(table.count).mapWith(Number).as('rows') })
    .from(table)
    .where(where)
    .groupBy(table.day)
    .as('days')
  const running = tx
    .select({
      day: days.day,
      rows: days.rows,
      through: sql<number>`sum(${days.rows}) over (order by ${direction(days.day)})`
        .mapWith(Number)
        .as('through'),
    })
    .from(days)
    .as('running')
  const [found] = await tx
    .select()
    .from(running)
    .where(sql`${running.through} > ${offset}`)
    .orderBy(direction(running.day))
    .limit(1)
  return found && { day: found.day, skip: offset - (found.through - found.rows) }
}

/**
 * Reads a page that is sorted by time. The days say where it begins, so that the rows before it are not read. `read` reads
 * rows from an instant on: before it if the newest come first.
 */
export async function readPageOfDays<T>(
  tx: Tx,
  table: DayTable,
  where: SQL | undefined,
  { limit, offset }: PageRange,
  isNewestFirst: boolean,
  read: (from: Date | undefined, range: PageRange) => Promise<T[]>,
): Promise<T[]> {
  if (offset === 0) return read(undefined, { limit, offset })
  const start = await dayOfPage(tx, table, where, offset, isNewestFirst)
  if (!start) return []
  const from = startOfDay(isNewestFirst ? addDays(start.day, 1) : start.day)
  return read(from, { limit, offset: start.skip })
}

/** The number of rows for each value of a column, in the order of the values. */
export async function countByValue(
  tx: Tx,
  table: DayTable,
  column: 'product' | 'status',
  where: SQL | undefined,
  order: 'asc' | 'desc',
) {
  const value = sql<string>`${table[column]}`
  return tx
    .select({ value, rows: sum(table.count).mapWith(Number) })
    .from(table)
    .where(where)
    .groupBy(table[column])
    .orderBy(order === 'asc' ? asc(value) : desc(value))
}

/** Reads a page of rows that are grouped by a value: from the groups that it touches. */
export async function readPageOfGroups<T>(
  groups: readonly { value: string; rows: number }[],
  { limit, offset }: PageRange,
  read: (value: string, range: PageRange) => Promise<T[]>,
): Promise<T[]> {
  const found: T[] = []
  let before = 0
  for (const { value, rows } of groups) {
    const skip = Math.max(0, offset - before)
    before += rows
    if (skip >= rows) continue
    found.push(...(await read(value, { limit: limit - found.length, offset: skip })))
    if (found.length >= limit) break
  }
  return found
}
