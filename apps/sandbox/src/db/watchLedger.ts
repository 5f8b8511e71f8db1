import type { Db } from './connect.ts'
import { verifyNewMovements } from './verifyLedger.ts'

interface WatchOptions {
  /** Milliseconds between the end of a check and the next one. Default 5 minutes. */
  every?: number
  /** Called at each check that finds a violation, and if a check fails. */
  onFailure: (error: unknown) => void
}

/** Verifies the ledger now and regularly, so that the readiness of the server does not wait for it. */
export function watchLedger(db: Db, { every = 300_000, onFailure }: WatchOptions) {
  let isBroken = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  const check = async (): Promise<void> => {
    try {
      isBroken = await verifyNewMovements(db)
      if (isBroken) onFailure(new Error('The ledger contradicts its rules. See the view ledger_violation.'))
    } catch (error) {
      if (!isStopped) onFailure(error)
    }
    if (isStopped) return
    timer = setTimeout(() => void check(), every)
    timer.unref()
  }
  const firstCheck = check()
  return {
    /** Whether the last check found a violation. */
    isBroken: () => isBroken,
    /** Resolves after the first check. */
    firstCheck,
    stop(): void {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
