import { Context, type Settings } from './context.ts'
import { databaseNow, type Db } from './db/connect.ts'
import { transaction } from './db/transaction.ts'

export interface Work {
  db: Db
  settings: Settings
  clock?: ((now: Date) => Date) | undefined
}

/** Runs work of the sandbox itself, with the same context that the calls have, in a transaction of its own. */
export function inTransaction<T>({ db, settings, clock }: Work, run: (context: Context) => Promise<T>) {
  return transaction(db, async (tx) => {
    const now = await databaseNow(tx)
    return run(new Context(tx, clock?.(now) ?? now, settings, crypto.randomUUID()))
  })
}
