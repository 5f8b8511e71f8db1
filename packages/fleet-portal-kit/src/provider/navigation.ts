/** The places of the portal. A host maps them to its own addresses; a partner may have none of them. */
export type AreaName =
  | 'sign-in'
  | 'forgot-password'
  | 'reset-password'
  | 'activate-account'
  | 'select-fleet'
  | 'landing'
  | 'dashboard'
  | 'cash-in'
  | 'cash-in-history'
  | 'payment-return'
  | 'buy-fuel'
  | 'buy-fuel-history'
  | 'price-history'
  | 'generate-fuel-codes'
  | 'fuel-codes'
  | 'redemptions'
  | 'fleet-card-redemptions'
  | 'non-fuel-transactions'
  | 'drivers'
  | 'vehicles'
  | 'groups'
  | 'fleet-cards'
  | 'fleet-card-edit'
  | 'stations'
  | 'loans'
  | 'promos'
  | 'inbox'
  | 'downloads'
  | 'user-access'

export interface FleetPortalDestination {
  area: AreaName
  /** Query values of the place, such as a search key. */
  search?: Readonly<Record<string, string>>
  /** Values handed over that no address shows, such as a person's e-mail. */
  state?: Readonly<Record<string, string>>
}

/** Asks before a page with unsaved work is left. */
export interface NavigationBlocker {
  when(): boolean
  ask(): Promise<boolean>
}

/** Asks the first guard that has something unsaved; true where there is none. */
async function asked(guards: Iterable<NavigationBlocker>): Promise<boolean> {
  return (await [...guards].find((guard) => guard.when())?.ask()) ?? true
}

/** How the kit moves about. The kit itself never touches the address. */
export interface NavigationAdapter {
  /** The query string of this place, without `?`. */
  search(): string
  /** With `state` something else is handed over from then on. An adapter without `state()` ignores it. */
  setSearch(search: string, options?: { replace?: boolean; state?: FleetPortalDestination['state'] }): void
  subscribe(listener: () => void): () => void
  /** What was handed over to this place. An adapter without it hands nothing over. */
  state?(): FleetPortalDestination['state']
  /** One step back, where the last step was the kit's own. */
  back(): void
  navigate(to: FleetPortalDestination, options?: { replace?: boolean }): void
  /** The address of a place; `undefined` where it cannot be reached from here, which hides links to it. */
  href(to: FleetPortalDestination): string | undefined
  guard(guard: NavigationBlocker): () => void
  /** Asks the guards, for a way out that is no move of its own, such as signing out. Without it nobody is asked. */
  confirmLeave?(): Promise<boolean>
  /** Loads the page anew. */
  reload(): void
  /** Leaves for another site, such as a payment provider's. Without it the browser is sent there. */
  leave?(address: string): void
}

export interface MemoryNavigationOptions {
  /** Called for a move to another place. Without it links to other places are hidden. */
  onNavigate?: ((to: FleetPortalDestination) => void) | undefined
  search?: string
  state?: FleetPortalDestination['state']
}

/** Navigation without an address bar: list state lives in memory, with a history of its own. The default. */
export function createMemoryNavigation({
  onNavigate,
  search = '',
  state,
}: MemoryNavigationOptions = {}): NavigationAdapter {
  const history = [search]
  let handed = state
  const listeners = new Set<() => void>()
  const guards = new Set<NavigationBlocker>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    search: () => history.at(-1) ?? '',
    state: () => handed,
    setSearch(next, options) {
      if (options?.replace) history.pop()
      history.push(next)
      if (options?.state) handed = options.state
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    back() {
      if (history.length > 1) history.pop()
      tell()
    },
    navigate(to) {
      // Without anything unsaved the move is made at once.
      if (![...guards].some((guard) => guard.when())) onNavigate?.(to)
      else void asked(guards).then((leave) => leave && onNavigate?.(to))
    },
    href: () => (onNavigate ? '#' : undefined),
    guard(guard) {
      guards.add(guard)
      return () => void guards.delete(guard)
    },
    confirmLeave: () => asked(guards),
    reload: tell,
  }
}
