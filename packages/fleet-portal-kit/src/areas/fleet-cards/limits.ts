/** How much of a limit is used, and what is left of it. Undefined where there is no limit: null and 0 both mean none. */
export function limitUse(used: number, limit: number | null | undefined) {
  if (!limit) return undefined
  return { share: Math.min(1, used / limit), left: Math.max(0, limit - used), isReached: used >= limit }
}
