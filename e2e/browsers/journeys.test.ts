import { expect, test as base, userOf } from '../tests/portal.ts'
import { hostPort } from '../ports.ts'
import { sandbox } from '../tests/sandbox.ts'
import type { Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { journeys } from './journeys.ts'
import { signIn } from './steps.ts'
import { createTab, type Tab } from './tab.ts'
import { startWebKitGtk } from './webkitgtk.ts'

const engines = { firefox: startFirefox, webkitgtk: startWebKitGtk }

interface Fixtures {
  tab: Tab
}

const test = base.extend<Fixtures, { engineName: keyof typeof engines; engine: Engine }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, provide) => {
      const engine = await engines[engineName]()
      await provide(engine)
      await engine.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // The recorder of the page reports blocked requests. The fixture of the other tests would start Chromium.
  blocked: ({ engineName: _ }, provide) => provide([]),
  tab: async ({ engine }, provide) => {
    const window = await engine.newWindow()
    const tab = createTab(window, `http://localhost:${hostPort}`)
    await provide(tab)
    const info = test.info()
    if (info.status === info.expectedStatus) expect(await tab.problems()).toEqual([])
    else await info.attach('page', { body: await tab.screenshot(), contentType: 'image/png' })
    await window.close()
  },
})

for (const [area, journey] of Object.entries(journeys)) {
  test.describe(area, () => {
    test.use({ fleetOptions: journey.fleet ?? {} })

    test(`a user ${journey.does}`, async ({ tab, fleet }) => {
      const user = userOf(fleet, 'portal-admin')
      const start = { fleet, user, token: await sandbox.token(user) }
      await journey.prepare?.(start)
      if (journey.heading) await signIn(tab, user)
      await tab.open(journey.path)
      if (journey.heading) await tab.sees('heading', journey.heading)
      await journey.run({ tab, ...start })
    })
  })
}
