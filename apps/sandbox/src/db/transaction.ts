import { databaseFault, type Db, type Tx } from './connect.ts'

const retryableCodes = new Set(['40001', '40P01'])
const tries = 5

/** Runs a transaction, and again where the engine gave it up for another one: serialization failures and deadlocks. */
export async function transaction<T>(db: Db, run: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(run)
    } catch (error) {
      const fault = databaseFault(error)
      if (!fault || !retryableCodes.has(fault.code) || attempt >= tries) throw error
      await new Promise((resolve) => setTimeout(resolve, 5 * 2 ** attempt * (0.5 + Math.random())))
    }
  }
}
