import type { FleetPortalDestination, NavigationBlocker } from './navigation.ts'

/** The URLs of your pages. @since 0.1.0 */
export interface RouterNavigationOptions {
  /** The path of the page of a destination, such as `/drivers`. Undefined if your site has none: links to it are hidden. */
  toPath: (to: FleetPortalDestination) => string | undefined
  /** The state of the history entry of a destination. Default: the state of the destination. */
  toState?: (to: FleetPortalDestination) => FleetPortalDestination['state']
}

/** The URL of a destination: its path, and its query values. */
export function urlOfDestination(
  { toPath }: RouterNavigationOptions,
  to: FleetPortalDestination,
): string | undefined {
  const path = toPath(to)
  const query = new URLSearchParams(to.search).toString()
  return path !== undefined && query ? `${path}?${query}` : path
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
