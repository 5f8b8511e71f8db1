import {
  createApiClient,
  createPortalSession,
  type ApiClient,
  type ApiClientOptions,
  type Session,
} from 'api-client'
import { getCurrentUser } from 'api-client/contract/session'
import type { FleetEvent } from '../provider/events.ts'
import {
  createMemoryNavigation,
  type FleetPortalDestination,
  type NavigationAdapter,
} from '../provider/navigation.ts'
import { apiUrl, type Fetch, type TestFleet } from './fleetOn.ts'
import { memoryStorage } from './memoryStorage.ts'
import { wireTo, type Wire } from './wire.ts'

export interface Surroundings {
  /** The query string that the page is opened with. */
  search?: string
  /** What another screen handed over to the page. */
  state?: FleetPortalDestination['state']
  /** Faults that are to be there before the first request leaves. */
  prepareWire?: (wire: Wire) => void
  /** When a lost connection ends the session. Default `resilient`. */
  errorPolicy?: ApiClientOptions['errorPolicy']
}

export interface OpenPortal {
  client: ApiClient
  session: Session
  navigation: NavigationAdapter
  /** Where the kit asked to go, oldest first. */
  moves: FleetPortalDestination[]
  /** Addresses of other sites that the page was left for. */
  departures: string[]
  /** What the host was told. */
  events: FleetEvent[]
  /** What the client sent, and a hand on the line for faults. */
  wire: Wire
}

/** A client of the sandbox, signed in with a token on a fleet or not at all, and what a provider needs beside it. */
export async function openPortal(
  fetch: Fetch,
  person: { token: string; fleet: TestFleet } | null,
  { search = '', state, prepareWire, errorPolicy }: Surroundings = {},
): Promise<OpenPortal> {
  const wire = wireTo(fetch)
  const session = createPortalSession({ storage: memoryStorage(), tabStorage: memoryStorage() })
  const client = createApiClient({ baseUrl: apiUrl, session, fetch: wire.fetch, errorPolicy })
  if (person) {
    session.write({ accessToken: person.token, fleetId: person.fleet.fleetId })
    session.write({ userDetails: await client.call(getCurrentUser, {}) })
    wire.sent.length = 0
  }
  prepareWire?.(wire)
  const moves: FleetPortalDestination[] = []
  const departures: string[] = []
  const navigation: NavigationAdapter = {
    ...createMemoryNavigation({ search, state, onNavigate: (to) => moves.push(to) }),
    redirect: (address) => departures.push(address),
  }
  return { client, session, navigation, moves, departures, events: [], wire }
}
