/** From this share on, a limit is almost used up. */
const almostUsed = 0.8

/**
 * The used share of a limit from 0 to 1, the remaining amount, and whether the limit is reached or almost used up. Undefined without a
 * limit: null and 0 both mean no limit.
 */
export function limitUsage(used: number, limit: number | null | undefined) {
  if (!limit) return undefined
  const share = Math.min(1, used / limit)
  const isReached = used >= limit
  const tone = isReached ? ('danger' as const) : share >= almostUsed ? ('warning' as const) : undefined
  return { share, remaining: Math.max(0, limit - used), isReached, tone }
}
