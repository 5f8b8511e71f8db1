import type { Locator, Page } from '@playwright/test'
import { sandboxUrl } from '../ports.ts'
import { expect, test } from '../tests/portal.ts'
import { sandbox } from '../tests/sandbox.ts'
import { serveHostPage, type HostPage } from './hostPage.ts'
import type { Tenant } from './page/main.tsx'
import { arrangeDrivers } from './states.ts'

/* Two tenants on one page: two users, fleets, themes and languages. Nothing of one reaches the other. */

let host: HostPage

test.beforeEach(async ({ page }) => {
  host = await serveHostPage(() => Promise.reject(new Error('Each tenant has its own session.')))
  await page.goto(host.url)
})

test.afterEach(() => host.close())

/** The font, the colours and the radius that a widget is drawn with. */
const drawn = (button: Locator) =>
  button.evaluate((element) => {
    const { fontFamily, backgroundColor, color, borderRadius, height } = getComputedStyle(element)
    return { fontFamily, backgroundColor, color, borderRadius, height }
  })

const storedBy = (page: Page, name: string) =>
  page.evaluate(
    (prefix) =>
      [localStorage, sessionStorage].flatMap((storage) =>
        Object.keys(storage).filter((key) => key.startsWith(prefix)),
      ),
    name,
  )

for (const isolation of ['scoped', 'shadow'] as const) {
  test(`two tenants in isolation ${isolation} share no style, word, row, storage or session`, async ({
    page,
    fleet,
  }) => {
    const other = await sandbox.createFleet({})
    const [northToken, southToken] = [await arrangeDrivers(fleet), await arrangeDrivers(other)]
    await sandbox.api('POST', 'driver', await southToken(), {
      fleetId: other.fleetId,
      firstName: 'Luzviminda',
      lastName: 'Cruz',
      driverLicenseId: 'N0112345699',
      mobileNumber: '09171234599',
    })
    const apiUrl = `${sandboxUrl}/api`
    const north: Tenant = {
      name: 'north',
      fleetId: fleet.fleetId,
      token: await northToken(),
      apiUrl,
      isolation,
      appearance: {
        density: 'compact',
        tokens: { 'color-accent': '#7a1f5c', radius: '2px', 'font-family': 'monospace' },
      },
    }
    const south: Tenant = {
      name: 'south',
      fleetId: other.fleetId,
      token: await southToken(),
      apiUrl,
      isolation,
      appearance: { colorScheme: 'dark', tokens: { 'font-family': 'serif' } },
      language: 'fil',
    }
    const calls: string[] = []
    page.on('request', (request) => {
      const token = request.headers()['authorization']
      if (token) calls.push(`${token === north.token ? 'north' : 'south'} ${request.method()}`)
    })
    await page.evaluate((tenants) => window.showTenants(tenants), [north, south])
    const [northern, southern] = [page.locator('#north'), page.locator('#south')]
    const addNorth = northern.getByRole('button', { name: 'Add driver' })
    const addSouth = southern.getByRole('button', { name: 'Magdagdag ng driver' })

    // Words and rows.
    await expect(southern.getByText('Luzviminda Cruz', { exact: true })).toBeVisible()
    await expect(northern.getByText('José Peñaflor', { exact: true })).toBeVisible()
    await expect(northern.getByText('Luzviminda Cruz', { exact: true })).toHaveCount(0)
    await expect(northern.getByRole('button', { name: 'Magdagdag ng driver' })).toHaveCount(0)
    await expect(southern.getByRole('button', { name: 'Add driver' })).toHaveCount(0)

    // Styles, in the widget and in its dialog.
    const styleOfNorth = {
      fontFamily: 'monospace',
      backgroundColor: 'rgb(122, 31, 92)',
      color: 'rgb(255, 255, 255)',
      borderRadius: '2px',
      height: '30px',
    }
    const styleOfSouth = {
      fontFamily: 'serif',
      backgroundColor: 'rgb(95, 195, 198)',
      color: 'rgb(6, 41, 43)',
      borderRadius: '8px',
      height: '36px',
    }
    expect(await drawn(addNorth)).toEqual(styleOfNorth)
    expect(await drawn(addSouth)).toEqual(styleOfSouth)
    await addSouth.click()
    const dialog = southern.getByRole('dialog')
    await dialog.getByLabel('Unang pangalan').fill('Pia')
    expect(await drawn(dialog.getByRole('button', { name: 'I-save ang driver' }))).toEqual(styleOfSouth)

    // Storage and session.
    await expect.poll(() => storedBy(page, 'south')).not.toEqual([])
    const storedBefore = await storedBy(page, 'south')
    expect(await storedBy(page, 'north')).toEqual([])
    calls.length = 0
    await page.evaluate(() => window.signOut('north'))
    await expect(northern.getByText('You are signed out')).toBeVisible()
    await expect(northern.getByText('José Peñaflor', { exact: true })).toHaveCount(0)
    await expect(dialog.getByLabel('Unang pangalan')).toHaveValue('Pia')
    expect(await storedBy(page, 'south')).toEqual(storedBefore)
    expect(calls.filter((call) => call.startsWith('south'))).toEqual([])
    await dialog.getByLabel('Apelyido').fill('Santos')
    await dialog.getByLabel('Driver ID').fill('D0498765432')
    await dialog.getByLabel('Mobile number').fill('09285550123')
    await dialog.getByRole('button', { name: 'I-save ang driver' }).click()
    await expect(southern.getByText('Pia Santos', { exact: true })).toBeVisible()
  })
}
