import type { Browser, Page } from '@playwright/test'
import { expect, signIn, test, userOf } from './portal.ts'

test.use({ fleetOptions: { roles: ['portal-admin', 'purchaser'] } })

/** The page of another user, in another browser. */
async function elsewhere<T>(browser: Browser, act: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext()
  try {
    return await act(await context.newPage())
  } finally {
    await context.close()
  }
}

async function typeDriver(page: Page) {
  await page.goto('/activity/driver')
  await page.getByRole('button', { name: 'Add driver' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Driver' })
  await dialog.getByLabel('First name').fill('María')
  await dialog.getByLabel('Last name').fill('Ñuñez')
  await dialog.getByLabel('Driver ID').fill('N0112345678')
  await dialog.getByLabel('Mobile number').fill('09175550123')
  return dialog
}

const menuOf = async (page: Page, email: string, action: string) => {
  await page
    .getByRole('row', { name: new RegExp(email) })
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('a user whose role changes while filling in a form is refused and keeps the typed text', async ({
  page,
  browser,
  fleet,
}) => {
  const clerk = userOf(fleet, 'purchaser')
  await signIn(page, clerk)
  const dialog = await typeDriver(page)
  await elsewhere(browser, async (admin) => {
    await signIn(admin, userOf(fleet, 'portal-admin'))
    await admin.getByRole('link', { name: 'User Access' }).click()
    await menuOf(admin, clerk.email, 'Edit')
    await admin.getByRole('dialog').getByLabel('Access type').selectOption('data-analyst')
    await admin.getByRole('button', { name: 'Save user' }).click()
    await admin.getByRole('button', { name: 'Change access type' }).click()
    await expect(admin.getByRole('dialog')).toHaveCount(0)
  })
  await dialog.getByRole('button', { name: 'Save driver' }).click()
  await expect(dialog.getByText('Your role does not allow this.')).toBeVisible()
  for (const [label, text] of [
    ['First name', 'María'],
    ['Last name', 'Ñuñez'],
    ['Driver ID', 'N0112345678'],
  ] as const) {
    await expect(dialog.getByLabel(label)).toHaveValue(text)
  }
  // The session goes on: the page follows the new role after a reload, without signing in again.
  await page.goto('/activity/driver')
  await expect(page.getByRole('heading', { name: 'Drivers' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add driver' })).toHaveCount(0)
})

test('a user whose access is removed loses the fleet at the next step and keeps the typed text', async ({
  page,
  browser,
  fleet,
}) => {
  const clerk = userOf(fleet, 'purchaser')
  await signIn(page, clerk)
  const dialog = await typeDriver(page)
  await elsewhere(browser, async (admin) => {
    await signIn(admin, userOf(fleet, 'portal-admin'))
    await admin.getByRole('link', { name: 'User Access' }).click()
    await menuOf(admin, clerk.email, 'Remove')
    await admin
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(admin.getByRole('alertdialog')).toHaveCount(0)
  })
  await dialog.getByRole('button', { name: 'Save driver' }).click()
  await expect(page.getByRole('heading', { name: 'Not Authorized' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your unsent input' }).getByText('María')).toBeVisible()
})
