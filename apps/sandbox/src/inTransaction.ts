import { Context, type Later, type Settings } from './context.ts'
import { databaseNow, type Db } from './db/connect.ts'
import { transaction } from './db/transaction.ts'

export interface Work {
  db: Db
  settings: Settings
  clock?: ((now: Date) => Date) | undefined
}

/**
 * Runs work of the sandbox itself, with the same context that the calls have, in a transaction of its own; then what
 * was to be done after the commit.
 */
export async function inTransaction<T>(work: Work, run: (context: Context) => Promise<T>): Promise<T> {
  const { db, settings, clock } = work
  let later: readonly Later[] = []
  const result = await transaction(db, async (tx) => {
    const now = await databaseNow(tx)
    const context = new Context(tx, clock?.(now) ?? now, settings, crypto.randomUUID())
    later = context.later
    return run(context)
  })
  for (const act of later) await act((next) => inTransaction(work, next))
  return result
}
