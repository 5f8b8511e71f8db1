import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '../../tests/portal.ts'
import { addDrivers, maxShift, servePartner, watch } from '../testPartner.ts'
import { serveRendered } from '../vite-server/serveRendered.ts'

/** Every component of every entry, rendered by a server and hydrated in a page below a heading and above a footer. */
const served = servePartner({ name: 'vite-widgets', own: [], serve: serveRendered })

/** Components that are for wallet fleets. */
const forWallets =
  /^(CashInPanel|PaymentReturn|FleetCashInHistory|FleetCards|EditFleetCard|FleetCardRedemptions|FleetNonFuelTransactions)$/

/**
 * Larger layout shifts, and their reasons. A list with a few items is shorter than its skeleton, which no server can know.
 * The map shows a notice if it may not use the location. The shell leads this user, who has selected no fleet, away. The dashboard
 * has its first steps on top, which a device keeps a place for from its second visit on.
 */
const maxShifts: Readonly<Record<string, number>> = {
  FleetCashInHistory: 0.06,
  FleetDashboard: 0.1,
  FleetPriceHistory: 0.04,
  StationMap: 0.04,
  PortalShell: 0.04,
}

const areas = join(import.meta.dirname, '../../../packages/fleet-portal-kit/src/areas')

const namesOf = async (folder: string) =>
  ((await import(pathToFileURL(join(folder, 'dist-server/server.js')).href)) as { names: string[] }).names

/** A page of users. */
const roles = ['portal-admin', ...Array.from({ length: 11 }, () => 'purchaser')]

for (const isWallet of [false, true]) {
  test.describe(isWallet ? 'a wallet fleet' : 'a hedging fleet', () => {
    test.use({ fleetOptions: { type: isWallet ? 'locqpay' : 'hedging', roles } })
    test('every component hydrates without a message, and what is below it does not shift', async ({
      browser,
      fleet,
    }) => {
      served.signIn(await addDrivers(fleet, 12))
      const names = await namesOf(served.folder())
      expect(names.length).toBeGreaterThanOrEqual(readdirSync(areas).length)
      for (const name of names.filter((one) => forWallets.test(one) === isWallet)) {
        const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
        const { messages, watched } = await watch(page)
        page.setDefaultTimeout(10_000)
        await page.goto(served.address(fleet, { widget: name }))
        // The page of an open import never becomes idle.
        await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined)
        const { violations, shift, moved } = await watched()
        expect.soft(messages, name).toEqual([])
        expect.soft(violations, name).toEqual([])
        expect.soft(shift, [name, ...moved].join('\n')).toBeLessThanOrEqual(maxShifts[name] ?? maxShift)
        await page.close()
      }
    })
  })
}
