import { contract } from 'api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fullFleets } from './fleets.ts'
import { lineToSandbox } from './openScreen.tsx'
import { allScreens, loadAllParts } from './screens.tsx'
import { isChosen, isWhole, kindsOf, linesOf, reportTo, type Reported } from './selection.ts'
import { scopes, workOn } from './workCells.tsx'
import { elsewhere, works } from './works.ts'

const screens = await allScreens()
const fleets = new Map<keyof typeof fullFleets, ReturnType<typeof fullFleets.hedging>>()
const fleetOf = (name: keyof typeof fullFleets = 'hedging') => {
  const made = fleets.get(name) ?? fullFleets[name]()
  fleets.set(name, made)
  return made
}

const all: Reported[] = []
beforeAll(loadAllParts, 600_000)
afterAll(() => reportTo('works', all))

test('every call with an effect is tested here or has a reason not to be', () => {
  const named = [...works.map(({ endpoint }) => endpoint), ...Object.keys(elsewhere)]
  const withEffect = [...contract.values()].filter(({ kind }) => kind !== 'read').map(({ name }) => name)
  expect(named.toSorted()).toEqual(withEffect.toSorted())
})

test.each(works.filter(({ endpoint }) => isChosen(endpoint)))(
  '$endpoint: typed text is kept until the call has succeeded, and the screen says nothing untrue about its effect',
  { timeout: isWhole ? 7_200_000 : 120_000 },
  async (work) => {
    const screen = screens.find(({ name }) => name === work.screen)
    if (!screen) throw new Error(`There is no screen ${work.screen}.`)
    const cells = await workOn(await lineToSandbox(), work, screen, await fleetOf(screen.fleet))
    const healthy = await cells.healthy()
    const found: Reported[] = []
    const place = works.indexOf(work)
    for (const kind of kindsOf(place).filter(healthy.isBrokenBy)) {
      for (const scope of isWhole ? scopes : scopes.slice(place % 2, (place % 2) + 1)) {
        const { endpoint, ...judged } = await cells.judge(kind, scope, healthy)
        found.push({ ...judged, endpoint, place: `${screen.name}, ${scope} broken` })
      }
    }
    all.push(...found)
    expect(linesOf(found)).toEqual([])
  },
)
