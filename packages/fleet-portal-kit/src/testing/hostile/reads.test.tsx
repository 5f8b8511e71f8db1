import { contract } from 'fleet-portal-api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReadChecks } from './readChecks.tsx'
import { fullFleets } from './fleets.ts'
import { createHostileSandbox } from './openScreen.tsx'
import { allScreens, loadAllModules } from './screens.tsx'
import {
  isChosen,
  runsAllChecks,
  faultKindsOf,
  findingLines,
  writeResults,
  type CheckResult,
} from './selection.ts'

const screens = (await allScreens()).filter(({ name }) => isChosen(name))
const fleets = new Map<keyof typeof fullFleets, ReturnType<typeof fullFleets.hedging>>()
const fleetOf = (name: keyof typeof fullFleets = 'hedging') => {
  const fleet = fleets.get(name) ?? fullFleets[name]()
  fleets.set(name, fleet)
  return fleet
}

// A public call has no token that could be refused.
const takesToken = (endpoint: string) =>
  [...contract.values()].find(({ name }) => name === endpoint)?.access !== 'public'

const all: CheckResult[] = []
beforeAll(loadAllModules, 600_000)
afterAll(() => writeResults('reads', all))

// Every screen reads user and fleet with the same code: checking two screens is enough.
const isShared = (endpoint: string) => endpoint === 'getCurrentUser' || endpoint === 'getFleet'
const sharedScreens = new Set(['FleetDrivers', 'FleetDashboard of a hedging fleet'])

test.each(screens)(
  '$name names the cause of a failed read and shows no value that it did not read',
  { timeout: runsAllChecks ? 7_200_000 : 120_000 },
  async (screen) => {
    const checks = await createReadChecks(await createHostileSandbox(), screen, await fleetOf(screen.fleet))
    const places = [await checks.initialPlace(), ...(runsAllChecks ? await checks.pressedPlaces() : [])]
    const found: CheckResult[] = []
    let count = screens.indexOf(screen)
    for (const place of places) {
      for (const [endpoint, isBrokenBy] of place.endpoints) {
        if (!runsAllChecks && isShared(endpoint) && !sharedScreens.has(screen.name)) continue
        for (const kind of faultKindsOf((count += 1)).filter(isBrokenBy)) {
          if (kind.startsWith('401') && !takesToken(endpoint)) continue
          found.push(await checks.check(place, endpoint, kind))
        }
      }
    }
    all.push(...found)
    expect(findingLines(found)).toEqual([])
  },
)
