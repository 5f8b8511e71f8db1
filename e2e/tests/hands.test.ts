import { atHeading } from './pages.ts'
import { expect, expectAccessible, fillSignIn, signIn, test, userOf } from './portal.ts'
import { sandbox } from './sandbox.ts'

test.describe('without a mouse, a clerk', () => {
  test('opens the command bar as soon as the portal is drawn, while other code is loaded', async ({
    page,
    fleet,
  }) => {
    await fillSignIn(page, userOf(fleet, 'portal-admin').email, userOf(fleet, 'portal-admin').password)
    await expect(page).toHaveURL('/')
    await page.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await page.reload()
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog', { name: 'Search or go to' }).getByRole('combobox')).toBeFocused()
  })

  test('goes to a page, finds a driver by name and opens the form of a new one', async ({ page, fleet }) => {
    const admin = userOf(fleet, 'portal-admin')
    await sandbox.api('POST', 'driver', await sandbox.token(admin), {
      fleetId: fleet.fleetId,
      firstName: 'Gabriela',
      lastName: 'Silang',
      driverLicenseId: 'N0100000001',
      mobileNumber: '09171234567',
    })
    await signIn(page, admin)
    await page.keyboard.press('Control+k')
    const bar = page.getByRole('dialog', { name: 'Search or go to' })
    await expect(bar.getByRole('combobox')).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.type('vehicles')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/activity/vehicle')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    await page.keyboard.press('Control+k')
    await page.keyboard.type('silang')
    await expect(bar.getByRole('option', { name: /Gabriela Silang/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/activity\/driver\/[^/?]+$/)
    await atHeading(page, 'Gabriela Silang')

    await page.keyboard.press('Control+k')
    await page.keyboard.type('drivers')
    await page.keyboard.press('Enter')
    await expect(page.getByText('1–1 of 1')).toBeVisible()
    await page.keyboard.press('n')
    await expect(page.getByRole('dialog', { name: 'Add Driver' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await expect(page.getByLabel('Search name, mobile number or driver ID')).toBeFocused()
  })

  test('reads the shortcuts of a page, and switches single keys off', async ({ page, fleet }) => {
    await signIn(page, userOf(fleet, 'portal-admin'))
    await page.goto('/activity/driver')
    await atHeading(page, 'Manage Fleet Drivers')
    await page.keyboard.press('?')
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(list.getByText('Add driver')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Settings' }).click()
    await page.getByRole('checkbox', { name: 'Single-key shortcuts' }).click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('n')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test('the settings of colours and language apply at once, and stay after a reload', async ({
  page,
  fleet,
}) => {
  await signIn(page, userOf(fleet, 'portal-admin'))
  const background = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('.fpk-header') as Element).backgroundColor)
  const light = await background()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Dark' }).click()
  await expect.poll(background).not.toBe(light)
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Filipino' }).click()
  await expect(page.getByRole('dialog', { name: 'Mga setting' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Maghanap o pumunta sa…' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH')
  expect(await background()).not.toBe(light)
})

test('my account tells what the role may do', async ({ page }) => {
  const fleet = await sandbox.createFleet({ roles: ['portal-admin', 'fleet-manager'] })
  await signIn(page, userOf(fleet, 'fleet-manager'))
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'My account' }).click()
  const dialog = page.getByRole('dialog', { name: 'My account' })
  await expect(dialog.getByRole('row', { name: 'Cash In No access' })).toBeVisible()
  await expectAccessible(page)
})

test.describe('an installed portal', () => {
  test.use({ serviceWorkers: 'allow' })

  test('opens without a connection to a page that says so, and to the portal when it is back', async ({
    page,
    context,
  }) => {
    await page.goto('/auth')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await context.setOffline(true)
    await page.goto('/activity/driver')
    await expect(page.getByRole('heading', { name: 'There is no connection' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  })

  test('can be installed: its manifest has a name, a start page and icons that exist', async ({ page }) => {
    await page.goto('/auth')
    const address = await page.locator('link[rel="manifest"]').getAttribute('href')
    const answer = await page.request.get(address ?? '')
    const manifest = (await answer.json()) as { name: string; start_url: string; icons: { src: string }[] }
    expect(manifest).toMatchObject({ name: 'Fleet Portal', start_url: '/', display: 'standalone' })
    for (const { src } of manifest.icons) {
      const icon = await page.request.get(src)
      expect(icon.headers()['content-type']).toBe('image/png')
    }
  })
})

test('the code of a page is loaded while the pointer is on its link, and that of the first page while the user signs in', async ({
  page,
  fleet,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/auth')
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect.poll(() => scripts.some((path) => path.includes('/shell-'))).toBe(true)
  await signIn(page, userOf(fleet, 'portal-admin'))
  await page.waitForLoadState('networkidle')
  const loaded = scripts.length
  await page.getByRole('link', { name: 'Groups' }).hover()
  await expect.poll(() => scripts.length).toBeGreaterThan(loaded)
})
