import { count, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../db/connect.ts'
import { Fault } from '../fault.ts'

interface PageInput {
  page?: number | undefined
  perPage?: number | undefined
}

/** The rows of a page. */
export interface PageRange {
  limit: number
  offset: number
}

/** Limit and offset of a page: ten rows by default, at most `maxRows`. */
export function limitAndOffset({ page = 1, perPage = 10 }: PageInput, maxRows = 1000): PageRange {
  if (page < 1) throw new Fault('BadRequest', { fields: [{ path: 'page', code: 'min' }] })
  if (perPage < 1) throw new Fault('BadRequest', { fields: [{ path: 'perPage', code: 'min' }] })
  const limit = Math.min(perPage, maxRows)
  return { limit, offset: (page - 1) * limit }
}

/** The page size of screens that read a list in one page, such as selects and maps. */
export const maxUnpagedRows = 9999

/** Rows are counted up to this number, so that the time of a count does not grow with the table. */
export const maxCounted = 10_000
/** The same for searches, whose rows have to be read one by one. */
export const maxFound = 1_000

/** The count of a list as its answer gives it. */
export interface ListCount {
  count: number
  /** There are `count` rows or more. Not present if the count is exact. */
  countIsMinimum?: true
}

/** The number up to which a list counts. It includes the page, so that the count shows whether another page follows. */
export const countLimit = ({ limit, offset }: PageRange, max: number): number => Math.max(max, offset + limit)

/** The count of rows of which one more than `max` were read. */
export const listCount = (found: number, max: number): ListCount =>
  found > max ? { count: max + 1, countIsMinimum: true } : { count: found }

/** Counts the rows of a table that match a condition, up to `max` or the end of the page. */
export async function countRows(
  tx: Tx,
  table: PgTable,
  where: SQL | undefined,
  range: PageRange,
  max = maxCounted,
): Promise<ListCount> {
  const limit = countLimit(range, max)
  const some = tx
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(limit + 1)
    .as('some')
  const [total] = await tx.select({ count: count() }).from(some)
  return listCount(total?.count ?? 0, limit)
}
