import type { FleetPortalDestination, NavigationAdapter, NavigationBlocker } from 'fleet-portal-kit'
import type { createBrowserRouter } from 'react-router'

/** Our pages, by the area that each shows. Links to other areas are hidden. */
const paths: Partial<Record<FleetPortalDestination['area'], string>> = {
  drivers: '/',
  vehicles: '/vehicles',
}

const urlOf = ({ area, search }: FleetPortalDestination) =>
  paths[area] && `${paths[area]}?${new URLSearchParams(search)}`

/** The URLs of our router as the navigation of the widgets. */
export function routerNavigation(router: () => ReturnType<typeof createBrowserRouter>) {
  const blockers = new Set<NavigationBlocker>()
  const adapter: NavigationAdapter = {
    search: () => router().state.location.search.slice(1),
    setSearch: (search, options) =>
      void router().navigate(
        { pathname: router().state.location.pathname, search },
        { replace: options?.replace ?? false, preventScrollReset: true },
      ),
    subscribe: (listener) => router().subscribe(listener),
    back: () => void router().navigate(-1),
    navigate: (to, options) =>
      void router().navigate(urlOf(to) ?? '/', { replace: options?.replace ?? false }),
    href: urlOf,
    block(blocker) {
      blockers.add(blocker)
      return () => void blockers.delete(blocker)
    },
    reload: () => location.reload(),
  }
  return { adapter, blockers }
}
