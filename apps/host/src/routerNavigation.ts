import type { FleetPortalDestination, NavigationBlocker, NavigationAdapter } from 'fleet-portal-kit'
import type { createBrowserRouter } from 'react-router'
import { paths } from './paths.ts'
import { hasScreen } from './routes.tsx'
import { stateFor } from './startState.ts'

type Router = ReturnType<typeof createBrowserRouter>

const urlOf = ({ area, search }: FleetPortalDestination): string => {
  const query = new URLSearchParams(search).toString()
  return query ? `${paths[area]}?${query}` : paths[area]
}

/**
 * The navigation adapter of the kit on React Router. The root component uses `blockers` and `isKitNavigation` to block
 * navigation, and reports the rendered path with `onRender`.
 */
export function routerNavigation(router: () => Router) {
  const blockers = new Set<NavigationBlocker>()
  let isKitNavigation = false
  let renderedPath: string | undefined
  const navigateAsKit = (run: () => Promise<void>) => {
    isKitNavigation = true
    void run().finally(() => {
      isKitNavigation = false
    })
  }
  const adapter: NavigationAdapter = {
    search: () => router().state.location.search.slice(1),
    state: () => (router().state.location.state ?? undefined) as FleetPortalDestination['state'],
    setSearch(search, options) {
      const { pathname } = router().state.location
      // A page that is being replaced must not change the URL of the next page.
      if (renderedPath !== undefined && renderedPath !== pathname) return
      navigateAsKit(() =>
        router().navigate(
          { pathname, search },
          { replace: options?.replace ?? false, state: options?.state, preventScrollReset: true },
        ),
      )
    },
    subscribe: (listener) => router().subscribe(listener),
    back: () => void router().navigate(-1),
    navigate: (to, options) =>
      void router().navigate(urlOf(to), { replace: options?.replace ?? false, state: stateFor(to) }),
    href: (to) => (hasScreen(to.area) ? urlOf(to) : undefined),
    block(blocker) {
      blockers.add(blocker)
      return () => void blockers.delete(blocker)
    },
    confirmLeave: async () => (await [...blockers].find((blocker) => blocker.when())?.ask()) ?? true,
    reload: () => globalThis.location.reload(),
  }
  const onRender = (pathname: string) => {
    renderedPath = pathname
  }
  return { adapter, blockers, isKitNavigation: () => isKitNavigation, onRender }
}
