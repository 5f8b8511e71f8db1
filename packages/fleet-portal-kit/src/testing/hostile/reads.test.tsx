import { contract } from 'api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { screenOn } from './cells.tsx'
import { fullFleets } from './fleets.ts'
import { lineToSandbox } from './openScreen.tsx'
import { allScreens, loadAllParts } from './screens.tsx'
import { isChosen, isWhole, kindsOf, linesOf, reportTo, type Reported } from './selection.ts'

const screens = (await allScreens()).filter(({ name }) => isChosen(name))
const fleets = new Map<keyof typeof fullFleets, ReturnType<typeof fullFleets.hedging>>()
const fleetOf = (name: keyof typeof fullFleets = 'hedging') => {
  const made = fleets.get(name) ?? fullFleets[name]()
  fleets.set(name, made)
  return made
}

// A call without a token is not refused for one.
const takesToken = (endpoint: string) =>
  [...contract.values()].find(({ name }) => name === endpoint)?.access !== 'public'

const all: Reported[] = []
beforeAll(loadAllParts, 600_000)
afterAll(() => reportTo('reads', all))

// Every screen reads who the user is and which fleet it is by the same recipe: two of them are enough.
const isShared = (endpoint: string) => endpoint === 'getCurrentUser' || endpoint === 'getFleet'
const sharedScreens = new Set(['FleetDrivers', 'FleetDashboard of a hedging fleet'])

test.each(screens)(
  '$name names the cause of a failed read and shows no value that it did not read',
  { timeout: isWhole ? 7_200_000 : 120_000 },
  async (screen) => {
    const cells = await screenOn(await lineToSandbox(), screen, await fleetOf(screen.fleet))
    const places = [await cells.start(), ...(isWhole ? await cells.presses() : [])]
    const found: Reported[] = []
    let count = screens.indexOf(screen)
    for (const place of places) {
      for (const [endpoint, isBrokenBy] of place.endpoints) {
        if (!isWhole && isShared(endpoint) && !sharedScreens.has(screen.name)) continue
        for (const kind of kindsOf((count += 1)).filter(isBrokenBy)) {
          if (kind.startsWith('401') && !takesToken(endpoint)) continue
          found.push(await cells.judge(place, endpoint, kind))
        }
      }
    }
    all.push(...found)
    expect(linesOf(found)).toEqual([])
  },
)
