import { contract } from 'fleet-portal-api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
import { scopes, createWriteChecks } from './writeChecks.tsx'
import { callsWithoutScenario, writeScenarios } from './writeScenarios.ts'

const screens = await allScreens()
const fleets = new Map<keyof typeof fullFleets, ReturnType<typeof fullFleets.hedging>>()
const fleetOf = (name: keyof typeof fullFleets = 'hedging') => {
  const fleet = fleets.get(name) ?? fullFleets[name]()
  fleets.set(name, fleet)
  return fleet
}

const all: CheckResult[] = []
beforeAll(loadAllModules, 600_000)
afterAll(() => writeResults('writes', all))

test('every call with an effect is tested here or has a reason not to be', () => {
  const named = [...writeScenarios.map(({ endpoint }) => endpoint), ...Object.keys(callsWithoutScenario)]
  const withEffect = [...contract.values()].filter(({ kind }) => kind !== 'read').map(({ name }) => name)
  expect(named.toSorted()).toEqual(withEffect.toSorted())
})

test.each(writeScenarios.filter(({ endpoint }) => isChosen(endpoint)))(
  '$endpoint: typed text is kept until the call has succeeded, and the screen says nothing untrue about its effect',
  { timeout: runsAllChecks ? 7_200_000 : 120_000 },
  async (scenario) => {
    const screen = screens.find(({ name }) => name === scenario.screen)
    if (!screen) throw new Error(`Found no screen ${scenario.screen}.`)
    const checks = await createWriteChecks(
      await createHostileSandbox(),
      scenario,
      screen,
      await fleetOf(screen.fleet),
    )
    const healthy = await checks.healthy()
    const found: CheckResult[] = []
    const place = writeScenarios.indexOf(scenario)
    for (const kind of faultKindsOf(place).filter(healthy.isBrokenBy)) {
      for (const scope of runsAllChecks ? scopes : scopes.slice(place % 2, (place % 2) + 1)) {
        const { endpoint, ...result } = await checks.check(kind, scope, healthy)
        found.push({ ...result, endpoint, place: `${screen.name}, ${scope} broken` })
      }
    }
    all.push(...found)
    expect(findingLines(found)).toEqual([])
  },
)
