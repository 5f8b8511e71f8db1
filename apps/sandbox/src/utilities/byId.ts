import { sql, type Column, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../db/connect.ts'

/** Rows in the order of their ids. Ids without a row are left out. */
export function byId<T>(ids: readonly string[], rows: readonly T[], idOf: (row: T) => string): T[] {
  const found = new Map(rows.map((row) => [idOf(row), row]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** The condition that a column has one of many ids. They are one parameter, however many there are. */
export const isOneOf = (column: Column, ids: readonly string[]): SQL =>
  sql`${column} = any (${`{${ids.map((id) => JSON.stringify(id)).join(',')}}`}::text[])`

/** The rows of a table with some ids, in the order of the ids. Ids without a row are left out. */
export async function rowsById<T extends PgTable & { id: PgColumn }>(
  tx: Tx,
  table: T,
  ids: readonly string[],
): Promise<T['$inferSelect'][]> {
  const from: PgTable = table
  const found: T['$inferSelect'][] = await tx.select().from(from).where(isOneOf(table.id, ids))
  return byId(ids, found, (row) => String(row['id']))
}
