import type { Role } from 'fleet-portal-api-client/contract/access'
import { render, type RenderResult } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { useEffect, type ReactNode } from 'react'
import { FleetPortalProvider } from '../provider/FleetPortalProvider.tsx'
import type { FleetPortalSettings } from '../provider/providerProps.ts'
import { usePortal, type PortalContextValue } from '../provider/portal.ts'
import { type NewFleet, type TestFleet } from './createTestFleet.ts'
import { openPortal, type OpenPortal, type Surroundings } from './openPortal.ts'
import { testFleet } from './testFleet.ts'
import { testSandbox } from './testSandbox.ts'

export interface PortalOptions extends NewFleet, Surroundings {
  /** A role in the fleet or an email; null for a signed-out page. Default the fleet's admin. */
  as?: Role | (string & {}) | null
  /** A fleet that the test has created before. */
  fleet?: TestFleet
  /** Further props of the provider. */
  provider?: FleetPortalSettings
}

export interface RenderedPortal extends RenderResult, OpenPortal {
  fleet: TestFleet
  /** Types and clicks. */
  user: UserEvent
  /** The context that the areas share. */
  portal: PortalContextValue
}

function PortalProbe({ onPortal }: { onPortal: (portal: PortalContextValue) => void }) {
  const portal = usePortal()
  useEffect(() => onPortal(portal), [onPortal, portal])
  return null
}

/** Renders a part of the kit for a user of a fleet, on the sandbox in this process. */
export async function renderInPortal(
  ui: (fleetId: string) => ReactNode,
  options: PortalOptions = {},
): Promise<RenderedPortal> {
  const {
    as = 'portal-admin',
    provider = {},
    fleet: existingFleet,
    search,
    state,
    prepareWire,
    errorPolicy,
    ...newFleet
  } = options
  const sandbox = await testSandbox()
  const fleet = existingFleet ?? (await testFleet(newFleet))
  const email = as === null || as.includes('@') ? as : fleet.emailOf(as as Role)
  const token = email === null ? undefined : await sandbox.signIn(email)
  const fetch = (request: Request) => sandbox.fetch(request)
  const portal = await openPortal(fetch, token ? { token, fleet } : null, {
    search,
    state,
    prepareWire,
    errorPolicy,
  })
  let shared: PortalContextValue | undefined
  const rendered = render(
    <FleetPortalProvider
      client={portal.client}
      navigation={portal.navigation}
      onEvent={({ type, widget, data }) => {
        // Each widget loads. Tests of that listen for themselves.
        if (type !== 'widget.loaded' && type !== 'widget.failed') portal.events.push({ type, widget, data })
      }}
      {...provider}
    >
      <PortalProbe
        onPortal={(current) => {
          shared = current
        }}
      />
      {ui(fleet.fleetId)}
    </FleetPortalProvider>,
  )
  if (!shared) throw new Error('The component is not inside a portal.')
  const user = userEvent.setup()
  return { ...rendered, ...portal, fleet, user, portal: shared }
}
