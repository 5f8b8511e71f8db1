import { createApiClient, portalSession, type Session } from 'api-client'
import type { Role } from 'api-client/contract/access'
import { getCurrentUser } from 'api-client/contract/session'
import { render, type RenderResult } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import type { FleetEvent } from '../provider/events.ts'
import { FleetPortalProvider, type FleetPortalProviderProps } from '../provider/FleetPortalProvider.tsx'
import { memoryNavigation, type Destination, type NavigationAdapter } from '../provider/navigation.ts'
import { memoryStorage } from './memoryStorage.ts'
import { testFleet, type NewTestFleet, type TestFleet } from './testFleet.ts'
import { testSandbox } from './testSandbox.ts'
import { wireTo, type Wire } from './wire.ts'

export interface PortalOptions extends NewTestFleet {
  /** A role in the fleet, or the e-mail of anybody, or nobody. Default the fleet's admin. */
  as?: Role | (string & {}) | null
  /** A fleet that the test made before, with what it put there. */
  fleet?: TestFleet
  /** The query string that the page is opened with. */
  search?: string
  /** Faults that are to be there before the first request leaves. */
  prepareWire?: (wire: Wire) => void
  /** Everything else that a provider takes. */
  provider?: Partial<FleetPortalProviderProps>
}

export interface RenderedPortal extends RenderResult {
  fleet: TestFleet
  /** Types and clicks as a person would. */
  person: UserEvent
  session: Session
  navigation: NavigationAdapter
  /** Where the kit asked to go, oldest first. */
  moves: Destination[]
  /** What the host was told. */
  events: FleetEvent[]
  /** What the client sent while the test ran, and a hand on the line for faults. */
  wire: Wire
}

/** Draws part of the kit for a person of a fleet, on the sandbox in this process. */
export async function renderInPortal(
  ui: (fleetId: string) => ReactNode,
  options: PortalOptions = {},
): Promise<RenderedPortal> {
  const { as = 'portal-admin', search = '', provider = {}, fleet: given, prepareWire, ...wanted } = options
  const sandbox = await testSandbox()
  const fleet = given ?? (await testFleet(wanted))
  const wire = wireTo((request) => sandbox.fetch(request))
  const session = portalSession({ storage: memoryStorage(), tabStorage: memoryStorage() })
  if (as !== null) {
    const email = as.includes('@') ? as : fleet.emailOf(as as Role)
    session.write({ accessToken: await sandbox.signIn(email), fleetId: fleet.fleetId })
  }
  const client = createApiClient({ baseUrl: 'http://sandbox.test/api', session, fetch: wire.fetch })
  if (as !== null) session.write({ userDetails: await client.call(getCurrentUser, {}) })
  wire.sent.length = 0
  prepareWire?.(wire)
  const moves: Destination[] = []
  const events: FleetEvent[] = []
  const navigation = provider.navigation ?? memoryNavigation({ search, onNavigate: (to) => moves.push(to) })
  const rendered = render(
    <FleetPortalProvider
      client={client}
      navigation={navigation}
      onEvent={(event) => events.push(event)}
      {...provider}
    >
      {ui(fleet.fleetId)}
    </FleetPortalProvider>,
  )
  return { ...rendered, fleet, person: userEvent.setup(), session, navigation, moves, events, wire }
}
