import { render, type RenderResult } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { createApiClient, createPortalSession, type Session } from 'fleet-portal-api-client'
import { getCurrentUser, login } from 'fleet-portal-api-client/contract/session'
import { FleetPortalProvider } from '../../provider/FleetPortalProvider.tsx'
import { createMemoryNavigation } from '../../provider/navigation.ts'
import { cardTokenization } from '../arrangeCashins.ts'
import { apiUrl, type TestFleet } from '../createTestFleet.ts'
import { memoryStorage } from '../memoryStorage.ts'
import { testSandbox } from '../testSandbox.ts'
import { createHostileServer, type Fault, type HostileServer } from './hostileServer.ts'
import type { Screen } from './screens.tsx'

/** The password of every account in the sandbox. */
const password = 'Fleet-2026!'

export interface OpenedScreen extends RenderResult {
  server: HostileServer
  session: Session
  user: UserEvent
  /** The types of the events that the host received. */
  events: string[]
}

export const createHostileSandbox = async (): Promise<HostileServer> => {
  const sandbox = await testSandbox()
  return createHostileServer((request) => sandbox.fetch(request))
}

/** The query string and navigation state of a screen, created once for all its checks. */
export async function createPageState({ search, state }: Screen, fleet: TestFleet) {
  return {
    search: typeof search === 'function' ? await search(fleet) : (search ?? ''),
    state: await state?.(fleet),
  }
}

/** Renders a screen for the fleet's admin on a server that may break responses. */
export async function openScreen(
  screen: Screen,
  fleet: TestFleet,
  server: HostileServer,
  { search, state }: Awaited<ReturnType<typeof createPageState>>,
  fault?: Fault,
): Promise<OpenedScreen> {
  const session = createPortalSession({ storage: memoryStorage(), tabStorage: memoryStorage() })
  const client = createApiClient({ baseUrl: apiUrl, session, fetch: server.fetch })
  server.setFault(undefined)
  if (!screen.isPublic) {
    const email = fleet.emailOf('portal-admin')
    const tokens = await client.call(login, { email, password, portalType: 'fleet' })
    session.write({
      accessToken: tokens.AccessToken,
      refreshToken: tokens.RefreshToken,
      fleetId: fleet.fleetId,
    })
    session.write({ userDetails: await client.call(getCurrentUser, {}) })
  }
  server.clearResponses()
  server.setFault(fault)
  const events: string[] = []
  const { Component, props } = screen
  const rendered = render(
    <FleetPortalProvider
      client={client}
      navigation={createMemoryNavigation({ search, state, onNavigate: () => undefined })}
      payments={{ cardTokenization, allowRawCardData: true }}
      onEvent={({ type }) => events.push(type)}
    >
      <Component fleetId={fleet.fleetId} {...props} />
    </FleetPortalProvider>,
  )
  return { ...rendered, server, session, events, user: userEvent.setup({ delay: null }) }
}
