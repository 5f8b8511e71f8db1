import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../db/connect.ts'
import { countRows, maxCounted, maxFound, type ListCount, type PageRange } from './paging.ts'

interface PageQuery {
  where: SQL | undefined
  orderBy: SQL[]
  range: PageRange
  searchKey: string | undefined
}

/**
 * The ids of a page, and the count of all pages. The ids alone are in the index of the order, so that the rows before the page are
 * not read.
 */
export async function findPage(
  tx: Tx,
  table: PgTable & { id: PgColumn },
  { where, orderBy, range, searchKey }: PageQuery,
): Promise<{ ids: string[]; total: ListCount }> {
  const page = await tx
    .select({ id: table.id })
    .from(table)
    .where(where)
    .orderBy(...orderBy)
    .limit(range.limit)
    .offset(range.offset)
  const total = await countRows(tx, table, where, range, searchKey?.trim() ? maxFound : maxCounted)
  return { ids: page.map(({ id }) => String(id)), total }
}
