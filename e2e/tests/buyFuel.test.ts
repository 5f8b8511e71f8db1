import type { Page } from '@playwright/test'
import { expect, signIn, test, userOf } from './portal.ts'
import { sandbox, type TestFleet } from './sandbox.ts'

const boughtBy = async (fleet: TestFleet) => {
  const token = await sandbox.token(userOf(fleet, 'portal-admin'))
  const path = `buy-fuel/fleet/${fleet.fleetId}`
  return (await sandbox.api<{ buyFuels: unknown[] }>('GET', path, token)).buyFuels
}

const buyButton = (page: Page) => page.getByRole('button', { name: /^Buy for/ })
const dialogs = (page: Page) => page.locator('[role=dialog], [role=alertdialog]')

/** Fills in ten litres of diesel, up to the confirmation dialog. */
async function askForDiesel(page: Page): Promise<void> {
  await page.goto('/fuel/buy?product=diesel&litres=10')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(buyButton(page)).toBeVisible()
}

test('a half-filled order and driver form keep their values after a reload', async ({ page, fleet }) => {
  await signIn(page, userOf(fleet, 'portal-admin'))
  await page.goto('/fuel/buy')
  await page.getByRole('radio', { name: /Gas 91/ }).click()
  await page.getByLabel('Pesos').fill('2500.55')
  await page.reload()
  await expect(page.getByRole('radio', { name: /Gas 91/ })).toBeChecked()
  await expect(page.getByLabel('Pesos')).toHaveValue('2,500.55')
  await expect(page.getByLabel('Liters')).toHaveValue('42.49')

  await page.getByRole('link', { name: 'Drivers' }).click()
  await page.getByRole('button', { name: 'Add driver' }).click()
  await page.getByLabel('First name').fill('Peñafrancia')
  await page.getByRole('textbox', { name: 'Mobile number', exact: true }).fill('0917')
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Peñafrancia')
  await expect(page.getByRole('textbox', { name: 'Mobile number', exact: true })).toHaveValue('0917')
  await expect(page.getByText(/^Your input from .* was restored\.$/)).toBeVisible()

  // From another page of the portal, by a URL without the order.
  await page.goto('/fuel/buy')
  await expect(page.getByText(/^Your input from .* was restored\.$/)).toBeVisible()
  await expect(page.getByLabel('Pesos')).toHaveValue('2,500.55')
  expect(await boughtBy(fleet)).toEqual([])
})

test('a fleet that is deactivated before the confirmation sees one dialog that says so, and is not charged', async ({
  page,
  fleet,
}) => {
  await signIn(page, userOf(fleet, 'portal-admin'))
  await askForDiesel(page)
  await sandbox.setStatus(fleet.fleetId, 'deactivated')
  await buyButton(page).click()
  await expect(page.getByRole('dialog', { name: 'This fleet account is deactivated' })).toBeVisible()
  await expect(page.getByText(/Nothing was bought and nothing was charged/)).toBeVisible()
  await expect(dialogs(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('dialog', { name: 'This fleet account is deactivated' })).toBeVisible()
  await expect(dialogs(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByText('₱50,000.00')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Continue/ })).toHaveAttribute('aria-disabled', 'true')
  expect(await boughtBy(fleet)).toEqual([])
})

test('Back during a purchase asks for confirmation; the page shows the outcome on return and sends nothing again', async ({
  page,
  fleet,
}) => {
  await signIn(page, userOf(fleet, 'portal-admin'))
  await page.goto('/activity/driver')
  await page.getByRole('link', { name: 'Buy Fuel', exact: true }).click()
  await page.getByRole('radio', { name: /Diesel/ }).click()
  await page.getByLabel('Liters').fill('10')
  let purchases = 0
  let letGo: () => void = () => undefined
  const isHeld = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/api/buy-fuel', async (route) => {
    purchases += 1
    await isHeld
    await route.continue()
  })
  await page.getByRole('button', { name: 'Continue' }).click()
  await buyButton(page).click()
  await expect.poll(() => purchases).toBe(1)
  await page.goBack()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to leave?' })
  await expect(question).toContainText('Leaving does not cancel it')
  await question.getByRole('button', { name: 'Leave anyway' }).click()
  await expect(page.getByRole('heading', { name: 'Drivers' })).toBeVisible()
  letGo()
  await expect.poll(async () => (await boughtBy(fleet)).length).toBe(1)
  await page.getByRole('link', { name: 'Buy Fuel', exact: true }).click()
  await expect(page.getByText(/Your earlier purchase was successful/)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(page.getByLabel('Liters')).toHaveValue('')
  expect(purchases).toBe(1)
  expect(await boughtBy(fleet)).toHaveLength(1)
})
