import type { FleetType, Role } from 'fleet-portal-api-client/contract/access'
import { getCurrentUser } from 'fleet-portal-api-client/contract/session'
import type { BrowserSandbox } from 'sandbox/browser'
import {
  openScene,
  type Scene,
  type StoryPortal,
} from '../../../packages/fleet-portal-kit/src/testing/storyPortal.tsx'
import { behindNetwork, type Network } from './network.ts'
import { seedFleet, type DataAmount } from './seedFleet.ts'

/** The controls of a playground. */
export interface PlaygroundArgs {
  role: Role
  fleetType: FleetType
  data: DataAmount
  network: Network
}

interface Playground {
  scene: Scene
  setNetwork: (network: Network) => void
}

/** A scene, and a key that changes when its widget has to be mounted again. */
export interface OpenedPlayground {
  scene: Scene
  opening: string
}

async function create(
  sandbox: BrowserSandbox,
  seed: string,
  { role, fleetType, data }: PlaygroundArgs,
  { arrange, as = role, ...portal }: StoryPortal,
): Promise<Playground> {
  const connection = behindNetwork(sandbox)
  const scene = await openScene(connection.sandbox, seed, {
    // More than the purchases of the largest amount of data.
    funds: 1_000_000_00,
    ...portal,
    as,
    type: fleetType,
    arrange: async (fleet) => {
      await seedFleet(fleet, data, fleetType)
      await arrange?.(fleet)
    },
  })
  return { scene, setNetwork: connection.setNetwork }
}

/** Cuts the connection after the widget has read its data, and sends a call, so that the client finds out. */
async function goOffline({ scene, setNetwork }: Playground): Promise<void> {
  // A second without a request: the widget is mounted and has its data.
  for (let quiet = 0; quiet < 10; quiet = scene.wire.isBusy() ? 0 : quiet + 1) {
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  setNetwork('offline')
  await scene.client.call(getCurrentUser, {}).catch(() => undefined)
}

/** The playgrounds of one opening of a story, by the controls that need another fleet or another user. */
export function createPlaygrounds(sandbox: () => Promise<BrowserSandbox>, seed: string, portal: StoryPortal) {
  const playgrounds = new Map<string, Promise<Playground>>()
  let mounted: Network = 'fast'
  let current: Network = 'fast'

  return async (args: PlaygroundArgs): Promise<OpenedPlayground> => {
    const { role, fleetType, data, network } = args
    const key = [role, fleetType, data].join(' ')
    const opened = playgrounds.get(key) ?? create(await sandbox(), `${seed} ${key}`, args, portal)
    playgrounds.set(key, opened)
    const playground = await opened
    if (network === 'offline' && current !== 'offline') {
      playground.setNetwork('fast')
      void goOffline(playground)
    }
    if (network !== 'offline') {
      playground.setNetwork(network)
      mounted = network
    }
    current = network
    return { scene: playground.scene, opening: `${key} ${mounted}` }
  }
}
