/** The areas of the portal. A host maps them to its URLs. A partner's page may have none of them. @since 0.1.0 */
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
  | 'fuel-code'
  | 'redemptions'
  | 'fleet-card-redemptions'
  | 'non-fuel-transactions'
  | 'reconciliation'
  | 'drivers'
  | 'driver'
  | 'vehicles'
  | 'vehicle'
  | 'groups'
  | 'fleet-cards'
  | 'fleet-card'
  | 'fleet-card-edit'
  | 'stations'
  | 'loans'
  | 'promos'
  | 'inbox'
  | 'downloads'
  | 'user-access'

/** A page of the portal to navigate to. @since 0.1.0 */
export interface FleetPortalDestination {
  /** The area of the page. */
  area: AreaName
  /** Query values of the page, such as a search key. The pages of one item have its id: `driverId`, `vehicleId`, `fuelCardId` or `fuelCodeId`. */
  search?: Readonly<Record<string, string>>
  /** Values that are passed to the page and not shown in its URL, such as an email. */
  state?: Readonly<Record<string, string>>
}

/** Asks the user before a page with unsaved changes is left. @since 0.1.0 */
export interface NavigationBlocker {
  /** Whether there are unsaved changes now. */
  when(): boolean
  /** Resolves to true if the user leaves anyway. */
  ask(): Promise<boolean>
}

/** Asks the first blocker that is active. Resolves to true if none is. */
async function askBlockers(blockers: Iterable<NavigationBlocker>): Promise<boolean> {
  return (await [...blockers].find((blocker) => blocker.when())?.ask()) ?? true
}

/** How the kit navigates. The kit itself never changes the URL. @since 0.1.0 */
export interface NavigationAdapter {
  /** The query string of the current page, without `?`. */
  search(): string
  /** Changes the query string. `state` replaces the state of the current page. An adapter without `state()` ignores it. */
  setSearch(search: string, options?: { replace?: boolean; state?: FleetPortalDestination['state'] }): void
  /** Calls back after every change of the query string or the state. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
  /** The state that `navigate` passed to the current page. Optional: without it no state is passed. */
  state?(): FleetPortalDestination['state']
  /** Goes back one history entry. The kit calls it only after it has added that entry. */
  back(): void
  /** Navigates to another page. Asks the blockers first. */
  navigate(to: FleetPortalDestination, options?: { replace?: boolean }): void
  /** The URL of a destination. `undefined` hides links to it. */
  href(to: FleetPortalDestination): string | undefined
  /** Registers a blocker. Returns a function that removes it. */
  block(blocker: NavigationBlocker): () => void
  /** Asks the blockers before an action that leaves the page without navigation, such as signing out. Optional: without it no blocker is asked. */
  confirmLeave?(): Promise<boolean>
  /** Reloads the page. */
  reload(): void
  /** Leaves for another site, such as a payment page. Default: `location.assign`. */
  redirect?(url: string): void
}

/** Options of `createMemoryNavigation`. @since 0.1.0 */
export interface MemoryNavigationOptions {
  /** Called when the user navigates to another page. Without it links to other pages are hidden. */
  onNavigate?: ((to: FleetPortalDestination) => void) | undefined
  /** The initial query string, without `?`. */
  search?: string
  /** The initial state. */
  state?: FleetPortalDestination['state']
}

/**
 * Navigation without a URL: the state of lists stays in memory, with its own history. The default.
 *
 * @since 0.1.0
 */
export function createMemoryNavigation({
  onNavigate,
  search = '',
  state,
}: MemoryNavigationOptions = {}): NavigationAdapter {
  const history = [search]
  let currentState = state
  const listeners = new Set<() => void>()
  const blockers = new Set<NavigationBlocker>()
  const callListeners = () => {
    for (const listener of listeners) listener()
  }
  return {
    search: () => history.at(-1) ?? '',
    state: () => currentState,
    setSearch(next, options) {
      if (options?.replace) history.pop()
      history.push(next)
      if (options && 'state' in options) currentState = options.state
      callListeners()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    back() {
      if (history.length > 1) history.pop()
      callListeners()
    },
    navigate(to) {
      // Synchronous if there are no unsaved changes.
      if (![...blockers].some((blocker) => blocker.when())) onNavigate?.(to)
      else void askBlockers(blockers).then((leave) => leave && onNavigate?.(to))
    },
    href: () => (onNavigate ? '#' : undefined),
    block(blocker) {
      blockers.add(blocker)
      return () => void blockers.delete(blocker)
    },
    confirmLeave: () => askBlockers(blockers),
    reload: callListeners,
  }
}
