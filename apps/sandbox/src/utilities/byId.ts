import { sql, type Column, type SQL } from 'drizzle-orm'

/** Rows in the order of their ids. Ids without a row are left out. */
export function byId<T>(ids: readonly string[], rows: readonly T[], idOf: (row: T) => string): T[] {
  const found = new Map(rows.map((row) => [idOf(row), row]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** The condition that a column has one of many ids. They are one parameter, however many there are. */
export const isOneOf = (column: Column, ids: readonly string[]): SQL =>
  sql`${column} = any (${`{${ids.map((id) => JSON.stringify(id)).join(',')}}`}::text[])`
