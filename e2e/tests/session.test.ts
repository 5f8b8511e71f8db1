import type { BrowserContext, Page } from '@playwright/test'
import { expect, fillSignIn, logIn, signIn, test, userOf } from './portal.ts'
import { sandbox } from './sandbox.ts'

test.use({ fleetOptions: { roles: ['portal-admin', 'purchaser'] } })

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })

/** Replaces the access token of the session by an expired one, in every tab. */
const expireToken = (page: Page) =>
  page.evaluate(() => {
    const expired = JSON.stringify('expired.token.value')
    localStorage.setItem('fleet-portal:accessToken', expired)
    dispatchEvent(new StorageEvent('storage', { key: 'fleet-portal:accessToken' }))
  })

/** Collects the token refreshes of a browser context. */
function refreshesOf(context: BrowserContext) {
  const urls: string[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/refresh')) urls.push(request.url())
  })
  return urls
}

/** Opens the same list in several tabs of one session. */
async function openTabs(page: Page, user: Parameters<typeof signIn>[1], count: number) {
  await signIn(page, user)
  const tabs = [page]
  while (tabs.length < count) tabs.push(await page.context().newPage())
  for (const tab of tabs) {
    await tab.goto('/activity/driver')
    await expect(tab.getByRole('heading', { name: 'Drivers' })).toBeVisible()
  }
  return tabs
}

/** Navigates in every tab at once with an expired token. Resolves to the token refreshes. */
async function navigateWithExpiredToken(tabs: readonly Page[]) {
  const [first] = tabs as [Page]
  const refreshes = refreshesOf(first.context())
  // Delays the refresh, so that every tab gets a 401 before the first tab has a new token.
  await first.context().route('**/refresh', async (route) => {
    await new Promise((done) => setTimeout(done, 1_000))
    await route.continue()
  })
  await expireToken(first)
  await Promise.all(tabs.map((tab) => menu(tab).getByRole('link', { name: 'Redemption' }).click()))
  for (const tab of tabs) {
    await expect(menu(tab)).toBeVisible()
    await expect(tab.getByRole('heading', { name: 'Redemption' })).toBeVisible()
    await expect(tab.getByText('No result found')).toBeVisible()
  }
  return refreshes
}

test('ten tabs with an expired token send one refresh and stay signed in', async ({ page, fleet }) => {
  const tabs = await openTabs(page, userOf(fleet, 'portal-admin'), 10)
  expect(await navigateWithExpiredToken(tabs)).toHaveLength(1)
})

test('four tabs of a browser without Web Locks share one session and stay signed in', async ({
  page,
  context,
  fleet,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })
  })
  const tabs = await openTabs(page, userOf(fleet, 'portal-admin'), 4)
  expect(await navigateWithExpiredToken(tabs)).toHaveLength(1)
})

test('a connection loss of ninety seconds ends neither the session nor loses typed text', async ({
  page,
  context,
  fleet,
}) => {
  await page.clock.install()
  await signIn(page, userOf(fleet, 'portal-admin'))
  await page.goto('/activity/driver?dialog=add')
  await page.getByLabel('First name').fill('Peñafrancia')
  await context.setOffline(true)
  await page.clock.runFor(90_000)
  await context.setOffline(false)
  await page.clock.runFor(5_000)
  await expect(page.getByLabel('First name')).toHaveValue('Peñafrancia')
  await page.getByLabel('Last name').fill('de los Santos')
  await page.getByRole('textbox', { name: 'Driver ID', exact: true }).fill('n0112345678')
  await page.getByRole('textbox', { name: 'Mobile number', exact: true }).fill('09175550142')
  await page.getByRole('button', { name: 'Save driver' }).click()
  await expect(page.getByText('Peñafrancia de los Santos was added.')).toBeVisible()
})

for (const [name, shift] of [
  ['behind', -1],
  ['ahead', 1],
] as const) {
  test(`the portal works on a computer whose clock is a day ${name}`, async ({ page, context, fleet }) => {
    await page.clock.install({ time: Date.now() + shift * 24 * 3600_000 })
    const refreshes = refreshesOf(context)
    await signIn(page, userOf(fleet, 'portal-admin'))
    await page.goto('/activity/driver')
    await expect(page.getByRole('heading', { name: 'Drivers' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Drivers' })).toBeVisible()
    await expect(page.getByText('The clock of this device is wrong')).toBeVisible()
    expect(refreshes).toHaveLength(0)
    await expireToken(page)
    await page.getByRole('link', { name: 'Redemption' }).click()
    await expect(page.getByRole('heading', { name: 'Redemption' })).toBeVisible()
    await expect.poll(() => refreshes.length).toBe(1)
  })
}

test('sign-in leads once to the URL that was opened before, and not after a sign-out', async ({
  page,
  fleet,
}) => {
  const admin = userOf(fleet, 'portal-admin')
  await page.goto('/activity/driver?status=inactive')
  await logIn(page, admin)
  await expect(page.getByRole('heading', { name: 'Drivers' })).toBeVisible()
  await expect(page).toHaveURL(/\/activity\/driver\?status=inactive$/)
  await page.getByRole('button', { name: /Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await logIn(page, admin)
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
})

test('a session that ended overnight says so at sign-in, which leads back to the opened URL', async ({
  page,
  fleet,
}) => {
  const admin = userOf(fleet, 'portal-admin')
  await signIn(page, admin)
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage)) {
      if (/Token$/i.test(name)) localStorage.setItem(name, JSON.stringify('refused'))
    }
  })
  await page.goto('/activity/vehicle')
  await expect(page.getByText('Your session has ended. Log in again to continue.')).toBeVisible()
  await logIn(page, admin)
  await expect(page.getByRole('heading', { name: 'Vehicles' })).toBeVisible()
})

test('signing out in one tab signs out the others', async ({ page, context, fleet }) => {
  await signIn(page, userOf(fleet, 'portal-admin'))
  const other = await context.newPage()
  await other.goto('/activity/driver')
  await expect(other.getByRole('heading', { name: 'Drivers' })).toBeVisible()
  await page.getByRole('button', { name: /Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Log in' })).toBeVisible()
})

test('two users who sign in one after the other on one browser see no data of each other', async ({
  page,
  context,
  fleet,
}) => {
  const first = userOf(fleet, 'portal-admin')
  await signIn(page, first)
  await page.goto('/activity/driver?dialog=add')
  await page.getByLabel('First name').fill('Only-Mine')
  const firstUserId = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('fleet-portal:userDetails') ?? '') as { userId: string }).userId,
  )
  const other = await context.newPage()
  await other.goto('/fuel/generate-code')
  await expect(menu(other)).toBeVisible()
  await other.getByRole('button', { name: /Account of/ }).click()
  await other.getByRole('menuitem', { name: 'Logout' }).click()
  // The text was typed in the first tab. Signing out in this tab deletes it.
  await expect(other.getByText('Signing out discards your unsent input.')).toBeVisible()
  await other.getByRole('button', { name: 'Leave anyway' }).click()
  await expect(other.getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(page.getByText('Only-Mine')).toBeHidden()

  const elsewhere = await sandbox.createFleet({ roles: ['portal-admin'] })
  const second = userOf(elsewhere, 'portal-admin')
  await fillSignIn(other, second.email, second.password)
  await expect(other.getByText(elsewhere.businessName, { exact: true })).toBeVisible()
  for (const path of ['/activity/driver?dialog=add', '/fuel/generate-code', '/fuel/code', '/']) {
    await other.goto(path)
    // By text, because a dialog that opens with the page hides the role of the menu.
    await expect(other.getByText(elsewhere.businessName, { exact: true })).toBeVisible()
    await expect(other.getByText(fleet.businessName)).toBeHidden()
    await expect(other.getByText('Only-Mine')).toBeHidden()
  }
  const kept = await other.evaluate(() => [
    ...Object.entries(localStorage),
    ...Object.entries(sessionStorage),
  ])
  const text = kept.join(' ')
  expect(text).not.toContain(first.email)
  expect(text).not.toContain('Only-Mine')
  // What a user has chosen, such as the last fleet and hidden first steps, is stored under the user's id and not shown to others.
  const ofOthers = kept.filter(([key]) => key !== 'fleet-portal:last-fleets' && !key.includes(firstUserId))
  expect(ofOthers.join(' ')).not.toContain(fleet.fleetId)
})
