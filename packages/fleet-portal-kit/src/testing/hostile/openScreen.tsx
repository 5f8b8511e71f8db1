import { render, type RenderResult } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { createApiClient, createPortalSession, type Session } from 'api-client'
import { getCurrentUser, login } from 'api-client/contract/session'
import { FleetPortalProvider } from '../../provider/FleetPortalProvider.tsx'
import { createMemoryNavigation } from '../../provider/navigation.ts'
import { cardTokenization } from '../arrangeCashins.ts'
import { apiUrl, type TestFleet } from '../fleetOn.ts'
import { memoryStorage } from '../memoryStorage.ts'
import { testSandbox } from '../testSandbox.ts'
import { hostileLine, type Fault, type HostileLine } from './line.ts'
import type { Screen } from './screens.tsx'

/** Of every account that the sandbox makes. */
const password = 'Fleet-2026!'

export interface OpenedScreen extends RenderResult {
  line: HostileLine
  session: Session
  person: UserEvent
  /** Kinds of the events that the host got. */
  events: string[]
}

export const lineToSandbox = async (): Promise<HostileLine> => {
  const sandbox = await testSandbox()
  return hostileLine((request) => sandbox.fetch(request))
}

/** What a screen is opened with, made once for all the times that it is opened. */
export async function addressOf({ search, state }: Screen, fleet: TestFleet) {
  return {
    search: typeof search === 'function' ? await search(fleet) : (search ?? ''),
    state: await state?.(fleet),
  }
}

/** Draws a screen for the fleet's admin over a line that may break every answer. */
export async function openScreen(
  screen: Screen,
  fleet: TestFleet,
  line: HostileLine,
  { search, state }: Awaited<ReturnType<typeof addressOf>>,
  fault?: Fault,
): Promise<OpenedScreen> {
  const session = createPortalSession({ storage: memoryStorage(), tabStorage: memoryStorage() })
  const client = createApiClient({ baseUrl: apiUrl, session, fetch: line.fetch })
  line.breakWith(undefined)
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
  line.forget()
  line.breakWith(fault)
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
  return { ...rendered, line, session, events, person: userEvent.setup({ delay: null }) }
}
