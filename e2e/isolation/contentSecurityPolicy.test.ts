import type { Page } from '@playwright/test'
import { sandboxUrl } from '../ports.ts'
import { expect, test } from '../tests/portal.ts'
import { sandbox } from '../tests/sandbox.ts'
import { serveHostPage, type HostPage } from './hostPage.ts'
import type { Shown } from './page/main.tsx'
import { arrangeDrivers, showState, states } from './states.ts'

/* A host page with `default-src 'none'`, nonces and Trusted Types. The fixture `blocked` fails a test with a violation. */

const nonce = 'bm9uY2Ugb2YgdGhlIHRlc3Q'

let host: HostPage

test.beforeEach(async ({ fleet, page }) => {
  host = await serveHostPage(await arrangeDrivers(fleet), nonce)
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      violations.push(`${violatedDirective}: ${blockedURI} ${sample}`),
    )
  })
  await page.goto(host.url)
})

test.afterEach(() => host.close())

const shownDrivers = (fleetId: string): Shown => ({
  widget: 'drivers',
  isolation: 'scoped',
  colorScheme: 'light',
  apiUrl: `${sandboxUrl}/api`,
  fleetId,
})

const violationsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { violations: string[] }).violations)

for (const isolation of ['scoped', 'shadow'] as const) {
  test(`every state of a widget in isolation ${isolation} is within a strict policy`, async ({
    page,
    fleet,
  }) => {
    for (const state of states) {
      await showState(page, host, state, { isolation, fleetId: fleet.fleetId, nonce })
      // The styles have arrived, in shadow roots and in the top layer too.
      const font = () => state.sees(page).evaluate((element) => getComputedStyle(element).fontFamily)
      expect(await font(), state.name).toMatch(/Liberation Sans|monospace/)
      expect(await violationsOf(page), state.name).toEqual([])
      await page.evaluate(() => window.hide())
    }
  })
}

test('the import reads a file in its worker', async ({ page, fleet }) => {
  const shown = { ...shownDrivers(fleet.fleetId), isolation: 'shadow' as const, nonce }
  await page.evaluate((options) => window.show(options), shown)
  const worker = page.waitForEvent('worker')
  await page.getByRole('button', { name: 'Import by CSV' }).click()
  const text = 'first_name,last_name,driver_id,mobile_number\nNiño,Peña,N0100000001,09171234567\n'
  const file = { name: 'drivers.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.locator('input[type="file"]').setInputFiles(file)
  await expect(page.getByText('Niño')).toBeVisible()
  expect((await worker).url()).toContain('sheetWorker')
  expect(await page.evaluate(() => Worker.toString())).toContain('[native code]')
  expect(await violationsOf(page)).toEqual([])
})

test('HTML of other authors is sanitized', async ({ page, fleet }) => {
  await sandbox.createPromo({
    fleetId: fleet.fleetId,
    position: 1,
    title: 'Two pesos off',
    longDescription: '<p onclick="alert(1)">On <b>Saturdays</b></p><script>alert(1)</script>',
  })
  const shown = { ...shownDrivers(fleet.fleetId), widget: 'promos' as const, nonce }
  await page.evaluate((options) => window.show(options), shown)
  await page.getByRole('button', { name: 'Two pesos off' }).click()
  await expect(page.getByRole('dialog').locator('b', { hasText: 'Saturdays' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

test('without the nonce the policy is violated', async ({ page, fleet, blocked }) => {
  await page.evaluate((options) => window.show(options), shownDrivers(fleet.fleetId))
  await expect.poll(() => violationsOf(page)).not.toEqual([])
  blocked.length = 0
})
