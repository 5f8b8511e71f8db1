import type { Role } from 'api-client/contract/access'
import { render, type RenderResult } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { useEffect, type ReactNode } from 'react'
import { FleetPortalProvider, type FleetPortalSettings } from '../provider/FleetPortalProvider.tsx'
import { usePortal, type PortalContextValue } from '../provider/portal.ts'
import { type NewFleet, type TestFleet } from './fleetOn.ts'
import { openPortal, type OpenPortal, type Surroundings } from './openPortal.ts'
import { testFleet } from './testFleet.ts'
import { testSandbox } from './testSandbox.ts'

export interface PortalOptions extends NewFleet, Surroundings {
  /** A role in the fleet, or the e-mail of anybody, or nobody. Default the fleet's admin. */
  as?: Role | (string & {}) | null
  /** A fleet that the test made before, with what it put there. */
  fleet?: TestFleet
  /** Further props of the provider. */
  provider?: FleetPortalSettings
}

export interface RenderedPortal extends RenderResult, OpenPortal {
  fleet: TestFleet
  /** Types and clicks as a person would. */
  person: UserEvent
  /** What the areas share. */
  portal: PortalContextValue
}

function Tell({ of }: { of: (portal: PortalContextValue) => void }) {
  const portal = usePortal()
  useEffect(() => of(portal), [of, portal])
  return null
}

/** Draws part of the kit for a person of a fleet, on the sandbox in this process. */
export async function renderInPortal(
  ui: (fleetId: string) => ReactNode,
  options: PortalOptions = {},
): Promise<RenderedPortal> {
  const {
    as = 'portal-admin',
    provider = {},
    fleet: given,
    search,
    state,
    prepareWire,
    errorPolicy,
    ...wanted
  } = options
  const sandbox = await testSandbox()
  const fleet = given ?? (await testFleet(wanted))
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
      onEvent={(event) => portal.events.push(event)}
      {...provider}
    >
      <Tell
        of={(present) => {
          shared = present
        }}
      />
      {ui(fleet.fleetId)}
    </FleetPortalProvider>,
  )
  if (!shared) throw new Error('The page is in no portal.')
  return { ...rendered, ...portal, fleet, person: userEvent.setup(), portal: shared }
}
