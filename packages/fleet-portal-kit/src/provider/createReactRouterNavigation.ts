import { useEffect, useLayoutEffect } from 'react'
import type { FleetPortalDestination, NavigationAdapter } from './navigation.ts'
import { createBlockers, urlOfDestination, type RouterNavigationOptions } from './routerNavigation.ts'

export type { RouterNavigationOptions } from './routerNavigation.ts'

/** What the adapter uses of a router of `createBrowserRouter`. @since 0.1.0 */
export interface ReactRouter {
  /** The beginning of all paths of the router. */
  readonly basename?: string | undefined
  /** The current location. */
  readonly state: {
    readonly location: { pathname: string; search: string; hash?: string; state: unknown }
  }
  /** Navigates to a URL, or by a number of history entries. */
  navigate(
    to: string | number | { pathname: string; search: string; hash?: string } | null,
    options?: { replace?: boolean; state?: unknown; preventScrollReset?: boolean },
  ): Promise<void>
  /** Calls back after every change of the location. */
  subscribe(listener: () => void): () => void
}

/** A navigation that React Router holds back, from its `useBlocker`. @since 0.1.0 */
export interface ReactRouterBlocker {
  /** `blocked` while a navigation waits. */
  state: 'unblocked' | 'blocked' | 'proceeding'
  /** Continues the navigation. */
  proceed?: (() => void) | undefined
  /** Cancels the navigation. */
  reset?: (() => void) | undefined
}

/** Hooks of React Router. @since 0.1.0 */
export interface ReactRouterHooks {
  /** `useBlocker` of React Router. */
  useBlocker: (
    shouldBlock: (move: {
      currentLocation: { pathname: string }
      nextLocation: { pathname: string }
    }) => boolean,
  ) => ReactRouterBlocker
  /** `useLocation` of React Router. */
  useLocation: () => { pathname: string }
}

/** Options of `createReactRouterNavigation`. @since 0.1.0 */
export interface ReactRouterNavigationOptions extends RouterNavigationOptions, ReactRouterHooks {
  /** Returns the router. A function, because the routes of the router render `RouteBlocker`. */
  router: () => ReactRouter
}

/** The adapter for React Router. @since 0.1.0 */
export interface ReactRouterNavigation {
  /** For `navigation` of the provider. */
  navigation: NavigationAdapter
  /** Asks the user before unsaved changes are left. Render it once, in the element of the root route. */
  RouteBlocker: () => null
}

/** The basename of a router without the slash at its end. Locations of the router begin with it, the paths that it takes do not. */
const basenameOf = ({ basename = '' }: ReactRouter) => basename.replace(/\/$/, '')

/**
 * Navigation by React Router 6.4 or later, with a router of `createBrowserRouter`. The kit imports no router: pass its hooks.
 * The paths of `toPath` do not begin with the `basename` of the router.
 *
 * @example
 * const { navigation, RouteBlocker } = createReactRouterNavigation({
 *   router: () => router,
 *   useBlocker,
 *   useLocation,
 *   toPath: ({ area }) => `/fleet/${area}`,
 * })
 * const router = createBrowserRouter([{ element: <><RouteBlocker /><Outlet /></>, children: routes }])
 *
 * @since 0.1.0
 */
export function createReactRouterNavigation(options: ReactRouterNavigationOptions): ReactRouterNavigation {
  const { router, useBlocker, useLocation, toState = ({ state }) => state } = options
  const blockers = createBlockers()
  // A change of the query string by the kit stays on the page, so nothing is left.
  let isKitNavigation = false
  let renderedPath: string | undefined
  const navigation: NavigationAdapter = {
    search: () => router().state.location.search.slice(1),
    state: () => (router().state.location.state ?? undefined) as FleetPortalDestination['state'],
    setSearch(search, { replace = false, state } = {}) {
      const { location } = router().state
      const pathname = location.pathname.slice(basenameOf(router()).length) || '/'
      // A page that is being replaced must not change the URL of the next page.
      if (renderedPath !== undefined && renderedPath !== pathname) return
      isKitNavigation = true
      const to = { pathname, search, hash: location.hash ?? '' }
      const change = router().navigate(to, { replace, state, preventScrollReset: true })
      void change.finally(() => {
        isKitNavigation = false
      })
    },
    subscribe: (listener) => router().subscribe(listener),
    back: () => void router().navigate(-1),
    navigate(to, { replace = false } = {}) {
      const url = urlOfDestination(options, to)
      if (url !== undefined) void router().navigate(url, { replace, state: toState(to) })
    },
    href(to) {
      const url = urlOfDestination(options, to)
      return url === undefined ? undefined : basenameOf(router()) + url
    },
    block: blockers.block,
    confirmLeave: blockers.ask,
    reload: () => globalThis.location.reload(),
  }

  function RouteBlocker(): null {
    const { pathname } = useLocation()
    useLayoutEffect(() => {
      renderedPath = pathname
    }, [pathname])
    const blocker = useBlocker(({ currentLocation, nextLocation }) => {
      // The user may follow a link while the page still loads for the query string.
      const staysOnPage = isKitNavigation && nextLocation.pathname === currentLocation.pathname
      return !staysOnPage && blockers.isActive()
    })
    useEffect(() => {
      if (blocker.state !== 'blocked') return
      void blockers.ask().then((canLeave) => (canLeave ? blocker.proceed?.() : blocker.reset?.()))
    }, [blocker])
    return null
  }
  return { navigation, RouteBlocker }
}
