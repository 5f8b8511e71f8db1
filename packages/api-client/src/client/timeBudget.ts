/** How long a missing connection is waited for, and an outcome asked about, in milliseconds. */
const defaultBudget = 120_000

/**
 * Time to wait, spent piece by piece. Each piece counts for no more than was meant: the hours that a machine sleeps in
 * the middle of one are not used up.
 */
export function createTimeBudget(total = defaultBudget) {
  let left = total
  return {
    left: () => left,
    /** Runs something that is meant to take at most `limit` milliseconds. */
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
