import type { FleetPortalDestination, NavigationAdapter } from './navigation.ts'
import { createBlockers, urlOfDestination, type RouterNavigationOptions } from './routerNavigation.ts'

export type { RouterNavigationOptions } from './routerNavigation.ts'

/** What the adapter uses of a router of `createRouter`. @since 0.1.0 */
export interface TanStackRouter {
  /** The history of the router. */
  readonly history: {
    readonly location: { pathname: string; search: string; hash?: string; state: object }
    push(path: string, state?: object, options?: { ignoreBlocker?: boolean }): void
    replace(path: string, state?: object, options?: { ignoreBlocker?: boolean }): void
    back(): void
    subscribe(listener: () => void): () => void
    block(blocker: { blockerFn: () => Promise<boolean>; enableBeforeUnload?: boolean }): () => void
  }
  /** The location that is loading, and the one on screen. */
  readonly state: {
    readonly location: { pathname: string }
    readonly resolvedLocation?: { pathname: string } | undefined
  }
}

/** Options of `createTanStackRouterNavigation`. @since 0.1.0 */
export interface TanStackRouterNavigationOptions extends RouterNavigationOptions {
  /** The router. If it has a `basepath`, the paths of `toPath` begin with it. */
  router: TanStackRouter
}

/** What the router itself keeps in the state of a history entry. */
const ownKeys: ReadonlySet<string> = new Set(['key', '__TSR_key', '__TSR_index'])

/**
 * Navigation by TanStack Router 1. The kit imports no router. Unsaved changes block the history of the router.
 *
 * @example
 * const navigation = createTanStackRouterNavigation({ router, toPath: ({ area }) => `/fleet/${area}` })
 *
 * @since 0.1.0
 */
export function createTanStackRouterNavigation(options: TanStackRouterNavigationOptions): NavigationAdapter {
  const { router, toState = ({ state }) => state } = options
  const { history } = router
  const blockers = createBlockers()
  const go = (url: string, replace: boolean, state: object | undefined, ignoreBlocker: boolean) =>
    history[replace ? 'replace' : 'push'](url, { ...state }, { ignoreBlocker })
  return {
    search: () => history.location.search.replace(/^\?/, ''),
    state() {
      const own = Object.entries(history.location.state).filter(([key]) => !ownKeys.has(key))
      return own.length > 0 ? (Object.fromEntries(own) as FleetPortalDestination['state']) : undefined
    },
    setSearch(search, { replace = false, state } = {}) {
      const { location, resolvedLocation } = router.state
      // A page that is being replaced must not change the URL of the next page.
      if (resolvedLocation && resolvedLocation.pathname !== location.pathname) return
      const { pathname, hash = '' } = history.location
      go(pathname + (search && `?${search}`) + hash, replace, state, true)
    },
    subscribe: (listener) => history.subscribe(() => listener()),
    back: () => history.back(),
    navigate(to, { replace = false } = {}) {
      const url = urlOfDestination(options, to)
      if (url !== undefined) go(url, replace, toState(to), false)
    },
    href: (to) => urlOfDestination(options, to),
    block(blocker) {
      const remove = blockers.block(blocker)
      // Each one asks for itself. The kit handles a closed tab.
      const unblock = history.block({
        blockerFn: async () => blocker.when() && !(await blocker.ask()),
        enableBeforeUnload: false,
      })
      return () => {
        remove()
        unblock()
      }
    },
    confirmLeave: blockers.ask,
    reload: () => globalThis.location.reload(),
  }
}
