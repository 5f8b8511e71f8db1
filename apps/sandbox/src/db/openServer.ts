import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { migrate } from './migrate.ts'
import type { OpenDatabase } from './openDatabase.ts'
import * as schema from './schema.ts'

/** A PostgreSQL server. `max` bounds the connections, and with them the calls that run at once. */
export async function openServer(options: pg.PoolConfig, max = 10): Promise<OpenDatabase> {
  const pool = new pg.Pool({ statement_timeout: 30_000, ...options, max })
  // An idle connection that the server closes is replaced by the next query; it must not end the process.
  pool.on('error', () => undefined)
  const db = drizzle({ client: pool, schema })
  try {
    await migrate(db)
  } catch (error) {
    await pool.end()
    throw error
  }
  return { db, close: () => pool.end() }
}
