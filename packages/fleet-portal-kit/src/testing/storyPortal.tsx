import type { Role } from 'fleet-portal-api-client/contract/access'
import { createBrowserSandbox, type BrowserSandbox } from 'sandbox/browser'
import { faultAt } from 'sandbox/testing/faults'
import type { ReactNode } from 'react'
import { FleetPortalProvider } from '../provider/FleetPortalProvider.tsx'
import type { FleetPortalSettings } from '../provider/providerProps.ts'
import { createTestFleet, tokenOf, type Fetch, type NewFleet, type TestFleet } from './createTestFleet.ts'
import { openPortal, type OpenPortal, type Surroundings } from './openPortal.ts'

/** How a story sets up its portal: `parameters: { portal: { as: 'data-analyst' } satisfies StoryPortal }`. */
export interface StoryPortal extends NewFleet, Omit<Surroundings, 'search' | 'state'> {
  /** The query string that the page is opened with, or a function that returns it for the fleet. */
  search?: string | ((fleet: TestFleet) => Promise<string>)
  /** The navigation state from another screen, or a function that returns it for the fleet. */
  state?: Surroundings['state'] | ((fleet: TestFleet) => Promise<Surroundings['state']>)
  /** A role in the fleet; null for a signed-out page. Default the fleet's admin. */
  as?: Role | null
  /** Adds data to the fleet before the story renders. */
  arrange?: (fleet: TestFleet) => Promise<unknown>
  /** Further props of the provider. */
  provider?: FleetPortalSettings
}

export interface Scene extends OpenPortal {
  fleet: TestFleet
}

/** The password of every account in the sandbox. */
const password = 'Fleet-2026!'

/** The sandbox of a page. */
export interface PageSandbox {
  /** Opens it once. */
  open(): Promise<BrowserSandbox>
  /** Opens a new one, without the data of the one before. */
  renew(): Promise<BrowserSandbox>
}

/** The sandbox of a page, from the URL of its snapshot. */
export function pageSandbox(snapshotUrl: string): PageSandbox {
  let opened: Promise<BrowserSandbox> | undefined
  let snapshot: Promise<Blob> | undefined
  const openNew = async (before?: Promise<BrowserSandbox>) => {
    await (await before)?.close()
    snapshot ??= fetch(snapshotUrl).then((response) => response.blob())
    return createBrowserSandbox(await snapshot, { onStage: faultAt })
  }
  return {
    open: () => (opened ??= openNew()),
    renew: () => (opened = openNew(opened)),
  }
}

/** Creates a fleet for the story, adds its data and signs in a user. Random ids, codes and names depend on the seed. */
export async function openScene(
  sandbox: BrowserSandbox,
  seed: string,
  options: StoryPortal = {},
): Promise<Scene> {
  sandbox.seed(seed)
  const {
    as = 'portal-admin',
    arrange,
    provider: _,
    search,
    state,
    prepareWire,
    isDeactivated,
    ...newFleet
  } = options
  const fetch: Fetch = (request) => sandbox.fetch(request)
  const fleet = await createTestFleet(fetch, newFleet)
  await arrange?.(fleet)
  if (isDeactivated) await fleet.deactivate()
  const query = typeof search === 'function' ? await search(fleet) : search
  const navigationState = typeof state === 'function' ? await state(fleet) : state
  const token = as && (await tokenOf(fetch, fleet.emailOf(as), password))
  return {
    ...(await openPortal(fetch, token ? { token, fleet } : null, {
      search: query,
      state: navigationState,
      prepareWire,
    })),
    fleet,
  }
}

interface SceneProviderProps extends FleetPortalSettings {
  scene: Scene
  children: ReactNode
}

/** The provider of a story. */
export function SceneProvider({ scene, children, ...rest }: SceneProviderProps) {
  return (
    <FleetPortalProvider
      client={scene.client}
      navigation={scene.navigation}
      onEvent={(event) => scene.events.push(event)}
      {...rest}
    >
      {children}
    </FleetPortalProvider>
  )
}
