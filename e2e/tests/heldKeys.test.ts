import type { Page } from '@playwright/test'
import { expect, signIn, test, userOf } from './portal.ts'
import { sandbox, type TestFleet } from './sandbox.ts'

test.use({ fleetOptions: { funds: 20_000 } })

const boughtBy = async (fleet: TestFleet) => {
  const token = await sandbox.token(userOf(fleet, 'portal-admin'))
  const path = `buy-fuel/fleet/${fleet.fleetId}`
  return (await sandbox.api<{ buyFuels: unknown[] }>('GET', path, token)).buyFuels
}

/** Holds Enter, with the repeats of a browser, until an element is visible and for a while longer. */
async function holdEnter(page: Page, until: () => Promise<boolean>) {
  await page.keyboard.down('Enter')
  for (let after = 0; after < 30;) {
    await page.keyboard.down('Enter')
    if (await until()) after += 1
  }
  await page.keyboard.up('Enter')
}

test('holding Enter on Buy buys once and keeps the receipt open, which can be opened again from the page', async ({
  page,
  fleet,
}) => {
  await signIn(page, userOf(fleet, 'portal-admin'))
  await page.goto('/fuel/buy?product=diesel&litres=10')
  await page.getByRole('button', { name: 'Continue' }).click()
  const receipt = page.getByRole('dialog', { name: 'Purchase successful' })
  await page.getByRole('button', { name: /^Buy for/ }).focus()
  await holdEnter(page, () => receipt.isVisible())
  await expect(receipt).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(receipt).toBeHidden()
  await page.getByRole('button', { name: 'Show receipt' }).click()
  await expect(receipt).toContainText('₱555.00')
  expect(await boughtBy(fleet)).toHaveLength(1)
})

test('holding Enter on Generate keeps the dialog with the new codes open', async ({ page, fleet }) => {
  await signIn(page, userOf(fleet, 'portal-admin'))
  await page.goto('/fuel/buy?product=diesel&litres=10')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /^Buy for/ }).click()
  await expect(page.getByRole('dialog', { name: 'Purchase successful' })).toBeVisible()
  await page.goto('/fuel/generate-code')
  await page.getByRole('button', { name: 'Add code' }).first().click()
  const draft = page.getByRole('dialog', { name: 'Add Fuel Code' })
  await draft.getByLabel('Type').selectOption('any')
  await draft.getByLabel('Product').selectOption('diesel')
  await draft.getByLabel('Volume').fill('5')
  await draft.getByLabel('Duration in days').fill('7')
  await draft.getByRole('button', { name: 'Add code' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  const made = page.getByRole('dialog', { name: 'Fuel codes generated' })
  await page.getByRole('button', { name: 'Generate 1 code' }).focus()
  await holdEnter(page, () => made.isVisible())
  await expect(made).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('drafts of a closed tab are restored in the next tab, and leaving them asks no question', async ({
  context,
  page,
  fleet,
}) => {
  await signIn(page, userOf(fleet, 'portal-admin'))
  await page.goto('/fuel/generate-code')
  await page.getByRole('button', { name: 'Add code' }).first().click()
  const draft = page.getByRole('dialog', { name: 'Add Fuel Code' })
  await draft.getByLabel('Type').selectOption('any')
  await draft.getByLabel('Product').selectOption('diesel')
  await draft.getByLabel('Volume').fill('5')
  await draft.getByLabel('Duration in days').fill('7')
  await draft.getByRole('button', { name: 'Add code' }).click()
  await expect(page.getByRole('button', { name: 'Edit code 1' })).toBeVisible()
  const next = await context.newPage()
  await page.close({ runBeforeUnload: true })
  await next.goto('/fuel/generate-code')
  await expect(next.getByText(/^1 draft from/)).toBeVisible()
  await next.getByRole('link', { name: 'Drivers' }).click()
  await expect(next.getByRole('heading', { name: 'Drivers' })).toBeVisible()
  await next.goBack()
  await expect(next.getByText(/^1 draft from/)).toBeVisible()
  await next.getByRole('button', { name: 'Discard' }).click()
  await expect(next.getByText('No codes yet')).toBeVisible()
})
