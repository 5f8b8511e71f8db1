import { Context, type AfterCommitTask, type Settings } from './context.ts'
import { databaseNow, type Db } from './db/connect.ts'
import { transaction } from './db/transaction.ts'
import { randomUuid } from './utilities/randomSource.ts'

/** The database, settings and clock that a transaction of the sandbox runs with. */
export interface Backend {
  db: Db
  settings: Settings
  clock?: ((now: Date) => Date) | undefined
}

/**
 * Runs a function of the sandbox itself in a transaction, with the context that calls have. Then runs the tasks for after
 * the commit, and waits for them.
 */
export async function inTransaction<T>(backend: Backend, run: (context: Context) => Promise<T>): Promise<T> {
  const { db, settings, clock } = backend
  let tasks: readonly AfterCommitTask[] = []
  const result = await transaction(db, async (tx) => {
    const now = await databaseNow(tx)
    const context = new Context(tx, clock?.(now) ?? now, settings, randomUuid())
    tasks = context.afterCommit
    return run(context)
  })
  for (const task of tasks) await task((next) => inTransaction(backend, next))
  return result
}
