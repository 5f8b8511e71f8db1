import { sql } from 'drizzle-orm'
import type { Db, Tx } from './connect.ts'

const lock = 771_201

/**
 * Runs what makes or remakes the database in one transaction, one process at a time. Whoever waits for it waits
 * without a limit of time: a first start seeds for many seconds.
 */
export function withDatabaseLock<T>(db: Db, run: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${lock})`)
    return run(tx)
  })
}
