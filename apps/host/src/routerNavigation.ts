import type { FleetPortalDestination, NavigationBlocker, NavigationAdapter } from 'fleet-portal-kit'
import type { createBrowserRouter } from 'react-router'
import { paths } from './paths.ts'
import { hasScreen } from './routes.tsx'
import { stateFor } from './start.ts'

type Router = ReturnType<typeof createBrowserRouter>

const addressOf = ({ area, search }: FleetPortalDestination): string => {
  const query = new URLSearchParams(search).toString()
  return query ? `${paths[area]}?${query}` : paths[area]
}

/**
 * The kit's navigation on the router's addresses. `blockers` and `isOwnMove` are asked by the blocker of the root, which
 * tells with `draws` which path is on screen.
 */
export function routerNavigation(router: () => Router) {
  const blockers = new Set<NavigationBlocker>()
  let own = false
  let drawn: string | undefined
  const move = (run: () => Promise<void>) => {
    own = true
    void run().finally(() => {
      own = false
    })
  }
  const adapter: NavigationAdapter = {
    search: () => router().state.location.search.slice(1),
    state: () => (router().state.location.state ?? undefined) as FleetPortalDestination['state'],
    setSearch(search, options) {
      const { pathname } = router().state.location
      // A page that is on its way out does not write into the address of the next one.
      if (drawn !== undefined && drawn !== pathname) return
      move(() =>
        router().navigate(
          { pathname, search },
          { replace: options?.replace ?? false, state: options?.state, preventScrollReset: true },
        ),
      )
    },
    subscribe: (listener) => router().subscribe(listener),
    back: () => void router().navigate(-1),
    navigate: (to, options) =>
      void router().navigate(addressOf(to), { replace: options?.replace ?? false, state: stateFor(to) }),
    href: (to) => (hasScreen(to.area) ? addressOf(to) : undefined),
    block(blocker) {
      blockers.add(blocker)
      return () => void blockers.delete(blocker)
    },
    confirmLeave: async () => (await [...blockers].find((blocker) => blocker.when())?.ask()) ?? true,
    reload: () => globalThis.location.reload(),
  }
  const draws = (pathname: string) => {
    drawn = pathname
  }
  return { adapter, blockers, isOwnMove: () => own, draws }
}
