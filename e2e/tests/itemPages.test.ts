import { expect, expectAccessible, fillSignIn, signIn, test, userOf } from './portal.ts'
import { manilaDay, sandbox } from './sandbox.ts'

async function addDriver(fleetId: string, token: string) {
  const { driverId } = await sandbox.api<{ driverId: string }>('POST', 'driver', token, {
    fleetId,
    firstName: 'Niño',
    lastName: 'Ñuñez',
    driverLicenseId: 'N0112345678',
    mobileNumber: '09175550142',
  })
  return driverId
}

const bottomOf = (box: { y: number; height: number } | null) => (box?.y ?? 0) + (box?.height ?? 0)

test('a name in the list leads to the page of the driver, whose URL works after a reload and after sign-in', async ({
  page,
  fleet,
}) => {
  const user = userOf(fleet, 'portal-admin')
  const driverId = await addDriver(fleet.fleetId, await sandbox.token(user))
  const path = `/activity/driver/${driverId}`
  await page.goto(path)
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await fillSignIn(page, user.email, user.password)
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { name: 'Niño Ñuñez', level: 1 })).toBeVisible()
  await expect(page.getByText('No redemptions yet.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Manage Fleet Drivers' }).click()
  await page.getByRole('link', { name: /Niño Ñuñez/ }).click()
  await expect(page).toHaveURL(path)
  await page.reload()
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('First name').fill('Niña')
  await page.getByRole('button', { name: 'Save driver' }).click()
  await expect(page.getByRole('heading', { name: 'Niña Ñuñez', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(path)
})

test('a page is printed without menus and controls, in light colours, with fleet, page, search and time on top', async ({
  page,
  fleet,
}) => {
  const user = userOf(fleet, 'portal-admin')
  await addDriver(fleet.fleetId, await sandbox.token(user))
  await signIn(page, user)
  await page.goto('/activity/driver?searchKey=ni')
  const row = page.getByRole('row', { name: /Niño Ñuñez/ })
  await expect(row).toBeVisible()
  const head = page.getByText(`${fleet.businessName} – Drivers`)
  await expect(head).toBeHidden()
  await page.evaluate(() => globalThis.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(head).toBeVisible()
  await expect(page.getByText('Filters: ni')).toBeVisible()
  await expect(page.getByText(/^Printed on /)).toBeVisible()
  await expect(row).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('textbox')).toBeHidden()
  // The titles of columns are buttons that sort. On paper they are titles.
  const isTitle = page.getByRole('columnheader').getByRole('button')
  const buttons = page.getByRole('main').getByRole('button')
  await expect(isTitle.first()).toBeVisible()
  await expect(buttons.filter({ visible: true })).toHaveCount(await isTitle.count())
  const color = await row.evaluate(
    (element) => getComputedStyle(element.querySelector('td') ?? element).color,
  )
  expect(color).toBe('rgb(23, 33, 43)')
  // Words break only if they are longer than the sheet.
  const wraps = await row.evaluate((element) =>
    [...element.querySelectorAll('td, td *')].map((one) => getComputedStyle(one).overflowWrap),
  )
  expect([...new Set(wraps)]).toEqual(['break-word'])
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  expect(await scheme()).toBe('light')
  await page.emulateMedia({ media: 'screen' })
  expect(await scheme()).toBe('dark')
  await expect(head).toBeHidden()
})

test.describe('of a wallet fleet', () => {
  test.use({ fleetOptions: { type: 'locqpay' } })

  test('a print shows the remarks of a voided purchase instead of the link to them', async ({
    page,
    fleet,
  }) => {
    const remarks = 'The wrong card was swiped at the terminal. '.repeat(4).trim()
    await sandbox.voidPurchase(fleet, remarks)
    await signIn(page, userOf(fleet, 'portal-admin'))
    await page.goto('/activity/non-fuel-transaction')
    const view = page.getByRole('button', { name: /^View the remarks/ })
    await expect(view).toBeVisible()
    await expect(page.getByText(remarks)).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(view).toBeHidden()
    await expect(page.getByText(remarks)).toBeVisible()
  })
})

test('a receipt is printed as a document of its own, once for each press', async ({ page, fleet }) => {
  await page.addInitScript(() => {
    globalThis.print = () => {
      const top = globalThis.top as unknown as { printed?: string[] }
      top.printed = [...(top.printed ?? []), document.body.innerText]
    }
  })
  await signIn(page, userOf(fleet, 'portal-admin'))
  await page.goto('/fuel/buy?product=diesel&litres=2')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /^Buy for/ }).click()
  const receipt = page.getByRole('dialog', { name: 'Purchase successful' })
  await receipt.getByRole('button', { name: 'Print' }).click()
  const printed = () => page.evaluate(() => (globalThis as unknown as { printed?: string[] }).printed)
  await expect.poll(printed).toHaveLength(1)
  const [text] = (await printed()) ?? []
  for (const part of [fleet.businessName, 'Fuel purchase receipt', 'Diesel', '2\u00A0L', '₱111.00']) {
    expect(text).toContain(part)
  }
  expect(text).not.toContain('Purchase successful')
  await receipt.getByRole('button', { name: 'Print' }).click()
  await expect.poll(printed).toHaveLength(2)
})

test('the printed card of a code shows the whole code and the start of a fleet name that is too long for the card', async ({
  page,
  fleet,
}) => {
  const { fleetId, businessName } = fleet
  const user = userOf(fleet, 'portal-admin')
  const token = await sandbox.token(user)
  await sandbox.buyDiesel(fleet, token, 20)
  const day = manilaDay(0)
  await sandbox.generateCodes(fleet, token, [{ startDate: day, endDate: day, literVolume: 20 }])
  await page.addInitScript(() => {
    globalThis.print = () => undefined
  })
  const longName = `${businessName} ${'Kooperatiba ng mga Tsuper '.repeat(10)}`.slice(0, 255)
  await page.route(`**/ms-fleet/fleet/${fleetId}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(businessName, longName) })
  })
  await signIn(page, user)
  await page.goto('/fuel/code')
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Share or print' }).click()
  await page.getByRole('button', { name: 'Show code' }).click()
  await page.getByRole('button', { name: 'Print card' }).click()
  const card = page.frameLocator('iframe').getByRole('article')
  const frame = await card.boundingBox()
  const code = await card.locator('.code').boundingBox()
  const name = await card.getByText(businessName).boundingBox()
  expect(bottomOf(code)).toBeLessThan(bottomOf(frame))
  expect(name?.y).toBeGreaterThan(frame?.y ?? 0)
})
