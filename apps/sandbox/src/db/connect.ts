import { sql, type SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** The database (PGlite or PostgreSQL), or a transaction. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>
export type Tx = Db

/** The rows of a raw query. Cast numbers and dates in the query, because the drivers parse them differently. */
export async function rows<T>(db: Db, query: SQL): Promise<T[]> {
  const result = (await db.execute(query)) as { rows: T[] }
  return result.rows
}

/** The database's own clock. */
export async function databaseNow(db: Db): Promise<Date> {
  const [row] = await rows<{ ms: string | number }>(
    db,
    sql`select (extract(epoch from now()) * 1000)::bigint::text as ms`,
  )
  return new Date(Number(row?.ms))
}

interface DatabaseFault {
  code: string
  constraint?: string | undefined
}

/** The SQLSTATE and constraint name of a PostgreSQL error. Undefined if neither the error nor its causes are one. */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as { code?: unknown; constraint?: unknown }
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) {
      return { code, constraint: typeof constraint === 'string' ? constraint : undefined }
    }
  }
  return undefined
}
