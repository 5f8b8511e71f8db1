import { sql } from 'drizzle-orm'
import type { Db, Tx } from './connect.ts'

/** The advisory lock that all processes of the sandbox share. */
const lockId = 771_201

/**
 * Runs migrations, seeding or a reset in one transaction, in one process at a time. Waiting processes have no timeout,
 * because seeding takes many seconds.
 */
export function withDatabaseLock<T>(db: Db, run: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${lockId})`)
    return run(tx)
  })
}

/**
 * Keeps migrations, seeding and resets out until the transaction ends. Many transactions may do so at once. Without it, a reset that
 * drops the tables one after the other and a transaction that reads them would wait for each other.
 */
export const shareDatabaseLock = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock_shared(${lockId})`)
