import { sandboxUrl } from '../ports.ts'
import { expect, expectAccessible, test } from './portal.ts'

test('the page of the sandbox opens the portal as a demo account in one click, and lists the calls', async ({
  page,
  context,
}) => {
  await page.goto(sandboxUrl)
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Open portal as marco.santos@fleet.test' }).click()
  const portal = await opened
  await expect(portal.getByRole('heading', { name: 'Welcome, Marco!' })).toBeVisible()
  expect(new URL(portal.url()).hash).toBe('')
  await expect(page.getByRole('table', { name: 'Latest calls' })).toContainText('listFleets')
})

test('a sandbox link that was used leads to the sign-in page', async ({ page, browser, request }) => {
  const data = { email: 'gina.ocampo@fleet.test' }
  const { link } = (await (await request.post(`${sandboxUrl}/sandbox/sign-in-links`, { data })).json()) as {
    link: string
  }
  await page.goto(link)
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(link)
  await expect(elsewhere.getByRole('button', { name: 'Log in' })).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    test(`the page of the sandbox is accessible in ${colorScheme} at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme })
      await page.goto(sandboxUrl)
      await expect(page.getByRole('table', { name: 'Fleets' })).toContainText('Bayani Logistics Corporation')
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
  }
}
