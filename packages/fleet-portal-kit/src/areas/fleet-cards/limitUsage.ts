/** The used share of a limit from 0 to 1, and the remaining amount. Undefined without a limit: null and 0 both mean no limit. */
export function limitUsage(used: number, limit: number | null | undefined) {
  if (!limit) return undefined
  return { share: Math.min(1, used / limit), remaining: Math.max(0, limit - used), isReached: used >= limit }
}
