import { databaseFault, type Db, type Tx } from './connect.ts'

/** SQLSTATE of serialization failures and deadlocks. */
const retryableCodes = new Set(['40001', '40P01'])
const maxAttempts = 5

/** Runs a transaction. Repeats it up to five times after a serialization failure or a deadlock. */
export async function transaction<T>(db: Db, run: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(run)
    } catch (error) {
      const fault = databaseFault(error)
      if (!fault || !retryableCodes.has(fault.code) || attempt >= maxAttempts) throw error
      await new Promise((resolve) => setTimeout(resolve, 5 * 2 ** attempt * (0.5 + Math.random())))
    }
  }
}
