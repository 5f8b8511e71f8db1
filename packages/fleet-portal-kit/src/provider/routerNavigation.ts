import type { FleetPortalDestination, NavigationBlocker } from './navigation.ts'

/** The URLs of your pages. @since 0.1.0 */
export interface RouterNavigationOptions {
  /**
   * The path of the page of a destination, such as `/drivers`. A query value may be a part of it: `/drivers/:driverId`. Undefined
   * if your site has none: links to it are hidden.
   */
  toPath: (to: FleetPortalDestination) => string | undefined
  /** The state of the history entry of a destination. Default: the state of the destination. */
  toState?: (to: FleetPortalDestination) => FleetPortalDestination['state']
}

/**
 * Fills the parts of a path that are query values of the destination. A part without a value ends the path: `/drivers/:driverId`
 * becomes `/drivers`.
 */
function fillPath(path: string, values: Record<string, string>): string {
  const parts: string[] = []
  for (const part of path.split('/')) {
    const name = part.startsWith(':') ? part.slice(1) : undefined
    if (name === undefined) parts.push(part)
    else {
      const value = values[name]
      if (!value) break
      parts.push(encodeURIComponent(value))
      delete values[name]
    }
  }
  return parts.join('/')
}

/** The URL of a destination: its path, and its query values that are not in the path. */
export function urlOfDestination(
  { toPath }: RouterNavigationOptions,
  to: FleetPortalDestination,
): string | undefined {
  const path = toPath(to)
  if (path === undefined) return undefined
  const values = { ...to.search }
  const filled = fillPath(path, values)
  const query = new URLSearchParams(values).toString()
  return query ? `${filled}?${query}` : filled
}

/** The registered blockers of a page. */
export function createBlockers() {
  const blockers = new Set<NavigationBlocker>()
  const active = () => [...blockers].find((blocker) => blocker.when())
  return {
    isActive: () => active() !== undefined,
    /** Asks the first active blocker. Resolves to true if none is active, or the user leaves anyway. */
    ask: async () => (await active()?.ask()) ?? true,
    block(blocker: NavigationBlocker) {
      blockers.add(blocker)
      return () => void blockers.delete(blocker)
    },
  }
}
