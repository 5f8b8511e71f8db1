import {
  createApiClient,
  createPortalSession,
  type ApiClient,
  type ApiClientOptions,
  type Session,
} from 'fleet-portal-api-client'
import { getCurrentUser } from 'fleet-portal-api-client/contract/session'
import type { FleetEventName } from '../provider/events.ts'
import {
  createMemoryNavigation,
  type FleetPortalDestination,
  type NavigationAdapter,
} from '../provider/navigation.ts'
import { apiUrl, type Fetch, type TestFleet } from './createTestFleet.ts'
import { memoryStorage } from './memoryStorage.ts'
import { createWire, type Wire } from './wire.ts'

export interface Surroundings {
  /** The query string that the page is opened with. */
  search?: string
  /** The navigation state from another screen. */
  state?: FleetPortalDestination['state']
  /** Adds faults before the first request is sent. */
  prepareWire?: (wire: Wire) => void
  /** When a lost connection ends the session. Default `resilient`. */
  errorPolicy?: ApiClientOptions['errorPolicy']
}

/** An event without what differs at each run. */
export interface ReceivedEvent {
  type: FleetEventName
  widget: string
  data: unknown
}

export interface OpenPortal {
  client: ApiClient
  session: Session
  navigation: NavigationAdapter
  /** The destinations that the kit navigated to, oldest first. */
  moves: FleetPortalDestination[]
  /** The external URLs that the kit redirected to, oldest first. */
  departures: string[]
  /** The events that the host received, without those about loading. */
  events: ReceivedEvent[]
  /** The requests of the client, and controls to inject faults. */
  wire: Wire
}

/** Creates a client of the sandbox, signed in or not, and the other settings of a provider. */
export async function openPortal(
  fetch: Fetch,
  signedIn: { token: string; fleet: TestFleet } | null,
  { search = '', state, prepareWire, errorPolicy }: Surroundings = {},
): Promise<OpenPortal> {
  const wire = createWire(fetch)
  const session = createPortalSession({ storage: memoryStorage(), tabStorage: memoryStorage() })
  const client = createApiClient({ baseUrl: apiUrl, session, fetch: wire.fetch, errorPolicy })
  if (signedIn) {
    session.write({ accessToken: signedIn.token, fleetId: signedIn.fleet.fleetId })
    session.write({ userDetails: await client.call(getCurrentUser, {}) })
    wire.sent.length = 0
  }
  prepareWire?.(wire)
  const moves: FleetPortalDestination[] = []
  const departures: string[] = []
  const navigation: NavigationAdapter = {
    ...createMemoryNavigation({ search, state, onNavigate: (to) => moves.push(to) }),
    redirect: (url) => departures.push(url),
  }
  return { client, session, navigation, moves, departures, events: [], wire }
}
