/** How long the client waits for a missing connection or an outcome, in milliseconds. */
const defaultBudget = 120_000

/**
 * A budget of waiting time in milliseconds. Each wait counts for at most its own limit, so that a computer that sleeps for
 * hours does not use up the budget.
 */
export function createTimeBudget(total = defaultBudget) {
  let left = total
  return {
    left: () => left,
    /** Runs a wait of at most `limit` milliseconds, or of the remaining budget. */
    async spend<T>(limit: number, run: (limit: number) => Promise<T>): Promise<T> {
      const most = Math.min(limit, left)
      const began = Date.now()
      try {
        return await run(most)
      } finally {
        left -= Math.min(Math.max(Date.now() - began, 0), most)
      }
    },
  }
}
