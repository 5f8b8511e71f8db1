import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, fillSignIn, signIn, test, userOf } from './portal.ts'
import { atHeading, hedgingPages as pages } from './pages.ts'
import { sandbox } from './sandbox.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })

test('every page after sign-in is accessible, and every menu link leads to such a page', async ({
  page,
  fleet,
}) => {
  await signIn(page, userOf(fleet, 'portal-admin'))
  for (const [path, heading] of pages) {
    await page.goto(path)
    await atHeading(page, heading)
    await expectAccessible(page)
  }
  await expect(menu(page).getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', /^https:/)
  const known = new Set<string>(pages.map(([path]) => path))
  const links = await menu(page)
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(links.length).toBeGreaterThan(5)
  expect(links.filter((path) => !known.has(path))).toEqual([])
})

test.describe('opening a URL', () => {
  test.use({ fleetOptions: { roles: ['portal-admin', 'purchaser'] } })

  test('sends a signed-in user from sign-in and password reset to their start page', async ({
    page,
    fleet,
  }) => {
    await signIn(page, userOf(fleet, 'portal-admin'))
    const start = new URL(page.url()).pathname
    for (const path of ['/', '/auth', '/auth/forgot', '/auth/reset']) {
      await page.goto(path)
      await expect(menu(page)).toBeVisible()
      await expect(page).toHaveURL(start)
    }
  })

  test('shows the dashboard at the root if it is the user’s start page or was requested, and the start page otherwise', async ({
    page,
    browser,
    fleet,
  }) => {
    await signIn(page, userOf(fleet, 'portal-admin'))
    await expect(page).toHaveURL('/')
    await atHeading(page, 'Welcome, Test!')
    await page.getByLabel('Graph').selectOption('Contract prices')
    await expect(page).toHaveURL('/?graph=contractPrices')
    await page.reload()
    await expect(page.getByRole('slider', { name: 'Contract prices' })).toBeVisible()
    const other = await (await browser.newContext()).newPage()
    await signIn(other, userOf(fleet, 'purchaser'))
    await expect(other).toHaveURL('/fuel/buy')
    await other.goto('/')
    await atHeading(other, 'Welcome, Test!')
    await expect(other).toHaveURL('/')
    await other.context().close()
  })

  test('opens an invitation for a signed-out user, and tells a signed-in user to sign out first', async ({
    page,
    fleet,
  }) => {
    const admin = userOf(fleet, 'portal-admin')
    const email = `new.${fleet.fleetId.slice(4).toLowerCase()}@example.ph`
    await sandbox.api('POST', 'ms-fleet/fleet-user/invite', await sandbox.token(admin), {
      fleetId: fleet.fleetId,
      email,
      role: 'data-analyst',
    })
    const link = new URL((await sandbox.outbox(email))[0]?.link ?? '')
    await page.goto(link.pathname + link.search)
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await signIn(page, admin)
    await page.goto(link.pathname + link.search)
    await expect(page.getByRole('heading', { name: 'Another user is signed in' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sign out and continue' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(page).toHaveURL(/\/activate-account/)
  })

  test('leads to sign-in without a session, except for public URLs', async ({ page }) => {
    for (const path of ['/', '/select-fleet', '/nowhere', ...pages.map(([one]) => one)]) {
      await page.goto(path)
      await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
    }
    await page.goto('/auth/forgot')
    await expect(page.getByRole('heading', { name: 'Password Reset' })).toBeVisible()
  })

  test('leads from an unknown URL below a section to that section', async ({ page, fleet }) => {
    await signIn(page, userOf(fleet, 'portal-admin'))
    for (const [path, to] of [
      ['/access-authorization/zzz', '/access-authorization/user-access'],
      ['/activity/zzz', '/activity/redemption'],
      ['/cash/zzz', '/cash/cashin'],
      ['/fuel/zzz', '/fuel/buy'],
      ['/fleet-card/zzz', '/fleet-card/list'],
      ['/station/zzz', '/station/list'],
      ['/other-services/zzz', '/other-services/loans'],
    ] as const) {
      await page.goto(path)
      await expect(page).toHaveURL(to)
    }
  })

  test('says that any other unknown URL has no page, and leads to the start page', async ({
    page,
    fleet,
  }) => {
    await signIn(page, userOf(fleet, 'portal-admin'))
    await page.goto('/no/such/page')
    await atHeading(page, 'This page does not exist')
    await expect(page).toHaveTitle(/^This page does not exist – /)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Back to home' }).click()
    await expect(page).toHaveURL('/dashboard')
  })
})

test.describe('a user with two fleets', () => {
  test('sees in one tab that the fleet was switched in another tab', async ({ page, context, fleet }) => {
    const admin = userOf(fleet, 'portal-admin')
    const other = await sandbox.createFleet()
    await sandbox.api(
      'POST',
      'ms-fleet/fleet-user/invite',
      await sandbox.token(userOf(other, 'portal-admin')),
      {
        fleetId: other.fleetId,
        email: admin.email,
        role: 'portal-admin',
      },
    )
    await fillSignIn(page, admin.email, admin.password)
    await expect(page.getByRole('button', { name: fleet.businessName })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: fleet.businessName }).click()
    await page.goto('/activity/driver?dialog=add')
    await expect(page.getByLabel('First name')).toBeVisible()

    const second = await context.newPage()
    await second.goto('/activity/driver')
    await second.getByRole('button', { name: /Account of/ }).click()
    await second.getByRole('menuitem', { name: 'Select Fleet' }).click()
    await second.getByRole('button', { name: other.businessName }).click()
    await expect(second.getByRole('banner')).toContainText(other.businessName)

    await expect(page.getByRole('banner')).toContainText(other.businessName)
    await expect(
      page.getByText(`You switched to ${other.businessName} in another tab.`, { exact: false }),
    ).toBeVisible()
    await expect(page).toHaveTitle(`Drivers – ${other.businessName}`)
    await expect(page.getByLabel('First name')).toBeHidden()
    await expect(page).toHaveURL('/activity/driver')
  })
})

test('a deactivated fleet says so and is read-only, and can be changed again after its reactivation and a reload', async ({
  page,
  fleet,
}) => {
  await signIn(page, userOf(fleet, 'portal-admin'))
  await page.goto('/activity/driver')
  await page.getByRole('button', { name: 'Add driver' }).click()
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Last name').fill('Cruz')
  await page.getByRole('textbox', { name: 'Driver ID', exact: true }).fill('N0112345678')
  await page.getByRole('textbox', { name: 'Mobile number', exact: true }).fill('09171234567')
  await sandbox.setStatus(fleet.fleetId, 'deactivated')
  await page.getByRole('button', { name: 'Save driver' }).click()
  const dialog = page.getByRole('dialog', { name: 'This fleet account is deactivated' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  // The typed text is kept.
  const form = page.getByRole('dialog', { name: 'Add Driver' })
  await expect(form.getByLabel('First name')).toHaveValue('Ana')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('banner')).toContainText('Deactivated')
  await expect(page.getByRole('button', { name: 'Add driver' })).toHaveAttribute('aria-disabled', 'true')
  await page.reload()
  await expect(dialog).toBeVisible()
  await sandbox.setStatus(fleet.fleetId, 'active')
  await dialog.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('button', { name: 'Add driver' })).not.toHaveAttribute('aria-disabled', 'true')
  await expect(dialog).toBeHidden()
})

test.describe('at 200 % zoom', () => {
  test('every menu entry can be reached and used', async ({ page, fleet }) => {
    await signIn(page, userOf(fleet, 'portal-admin'))
    await page.setViewportSize({ width: 720, height: 450 })
    for (const [name, heading] of [
      ['User Access', 'User Access'],
      ['Buy Fuel', 'Buy Fuel'],
    ] as const) {
      await page.getByRole('button', { name: 'Main menu' }).click()
      const link = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name, exact: true })
      await link.scrollIntoViewIfNeeded()
      await link.click()
      await atHeading(page, heading)
    }
    await page.getByRole('button', { name: /Account of/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeInViewport()
    await expectAccessible(page)
  })
})

test.describe('a window that is narrower than the wide frame', () => {
  test.use({ viewport: { width: 1180, height: 700 } })

  test('keeps the name of a table row beside the menu while the page scrolls sideways', async ({
    page,
    fleet,
  }) => {
    await signIn(page, userOf(fleet, 'portal-admin'))
    await page.goto('/access-authorization/user-access')
    await atHeading(page, 'User Access')
    await page.evaluate(() => scrollTo(600, 0))
    const endOf = async (locator: Locator) => {
      const box = await locator.boundingBox()
      return (box?.x ?? 0) + (box?.width ?? 0)
    }
    const selection = page.getByRole('columnheader').first()
    const name = page.getByRole('columnheader', { name: 'Name' })
    expect((await selection.boundingBox())?.x).toBe(await endOf(menu(page)))
    expect((await name.boundingBox())?.x).toBe(await endOf(selection))
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click()
    await expect(page.getByRole('menuitem').first()).toBeInViewport()
    await expectAccessible(page)
  })
})

test('a page that unmounts does not write its filters into the URL of the next page', async ({
  page,
  fleet,
}) => {
  await signIn(page, userOf(fleet, 'portal-admin'))
  await page.goto('/fuel/buy')
  await page.getByRole('radio', { name: /Diesel/ }).click()
  await page.route(/\/assets\/drivers-.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.getByLabel('Liters').fill('100')
  await page.getByRole('link', { name: 'Drivers' }).click()
  await expect(page.getByRole('heading', { name: 'Manage Fleet Drivers' })).toBeVisible()
  await expect(page).toHaveURL('/activity/driver')
})
