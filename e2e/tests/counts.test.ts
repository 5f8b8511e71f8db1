import type { Page } from '@playwright/test'
import { expect, signIn, test, userOf } from './portal.ts'
import { sandbox, type TestFleet } from './sandbox.ts'

/* The clicks and keys of tasks with many items. Each test prints its counts, and fails above its goal. */

test.use({ fleetOptions: { funds: 500_000 } })

interface Counts {
  clicks: number
  keys: number
}

/** Counts the user's clicks and key presses from now on. A key with Ctrl is one press. */
async function startCounting(page: Page): Promise<Counts> {
  const counts: Counts = { clicks: 0, keys: 0 }
  await page.exposeFunction('countInput', (kind: keyof Counts) => {
    counts[kind] += 1
  })
  await page.evaluate(() => {
    const { countInput } = window as unknown as { countInput: (kind: keyof Counts) => void }
    const isModifier = (key: string) => ['Control', 'Shift', 'Alt', 'Meta'].includes(key)
    window.addEventListener('pointerdown', ({ isTrusted }) => isTrusted && countInput('clicks'), true)
    window.addEventListener(
      'keydown',
      ({ isTrusted, key }) => isTrusted && !isModifier(key) && countInput('keys'),
      true,
    )
  })
  return counts
}

/** Prints the counts of a task, and expects them to be within its goal. */
function expectCounts(task: string, { clicks, keys }: Counts, goal: Counts): void {
  console.log(`${task}: ${clicks} clicks, ${keys} keys (goal: ${goal.clicks} clicks, ${goal.keys} keys)`)
  // A task without any input was not counted.
  expect(clicks + keys).toBeGreaterThan(0)
  expect(clicks, `clicks of: ${task}`).toBeLessThanOrEqual(goal.clicks)
  expect(keys, `keys of: ${task}`).toBeLessThanOrEqual(goal.keys)
}

const nameOf = (number: number) => `Driver ${number} Santos`

async function addDrivers({ fleetId }: TestFleet, token: string, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    await sandbox.api('POST', 'driver', token, {
      fleetId,
      firstName: `Driver ${number}`,
      lastName: 'Santos',
      driverLicenseId: `N${String(number).padStart(10, '0')}`,
      mobileNumber: `0917${String(number).padStart(7, '0')}`,
    })
  }
}

/** A fleet with drivers and with diesel, and its admin on a page. */
async function open(page: Page, fleet: TestFleet, path: string, driverCount: number): Promise<void> {
  const user = userOf(fleet, 'portal-admin')
  const token = await sandbox.token(user)
  await addDrivers(fleet, token, driverCount)
  await sandbox.buyDiesel(fleet, token, 1000)
  await signIn(page, user)
  await page.goto(path)
}

/** Presses Tab until a button has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const button = page.getByRole('button', { name })
  const isFocused = () => button.evaluate((element) => element === document.activeElement)
  for (let press = 0; press < 60; press += 1) {
    if (await isFocused()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${String(name)}.`)
}

test('50 codes from a pasted list by keyboard alone', async ({ page, context, fleet }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, fleet, '/fuel/code', 50)
  await page.getByRole('link', { name: 'Generate Fuel Codes' }).click()
  const heading = page.getByRole('heading', { name: 'Generate Fuel Codes' })
  await expect(heading).toBeFocused()
  const rows = Array.from({ length: 50 }, (_, row) => [nameOf(row + 1), 'Diesel', '5', '7'].join('\t'))
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    ['Driver\tProduct\tLiters\tDays', ...rows].join('\n'),
  )
  const counts = await startCounting(page)
  await tabTo(page, /^Add from table/)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Paste rows copied from a spreadsheet')).toBeFocused()
  await page.keyboard.press('Control+V')
  await expect(page.getByRole('button', { name: 'Add 50 codes' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Edit code/ })).toHaveCount(50)
  await expect(page.getByText('250 L', { exact: true })).toBeVisible()
  await tabTo(page, /^Continue/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await tabTo(page, /^Generate 50 codes/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('50 fuel codes were generated.')).toBeVisible()
  expectCounts('50 codes from a pasted list', counts, { clicks: 0, keys: 20 })
})

test('20 codes for 20 drivers', async ({ page, fleet }) => {
  await open(page, fleet, '/activity/driver', 20)
  const counts = await startCounting(page)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await page.getByRole('button', { name: 'Select all 20 found' }).click()
  await page.getByRole('button', { name: 'Generate 20 codes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change 20 codes' })
  await expect(dialog.getByLabel('Product')).toBeFocused()
  await page.keyboard.press('d')
  await expect(dialog.getByLabel('Product')).toHaveValue('diesel')
  await dialog.getByLabel('Volume').click()
  await page.keyboard.type('20')
  await dialog.getByLabel('Duration in days').click()
  await page.keyboard.type('7')
  await dialog.getByRole('button', { name: 'Apply to 20 codes' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Generate 20 codes' }).click()
  await expect(page.getByText('20 fuel codes were generated.')).toBeVisible()
  expectCounts('20 codes for 20 drivers', counts, { clicks: 12, keys: 6 })
})

test('deactivating 15 drivers', async ({ page, fleet }) => {
  await open(page, fleet, '/activity/driver', 15)
  const counts = await startCounting(page)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await page.getByRole('button', { name: 'Select all 15 found' }).click()
  await page.getByRole('button', { name: 'Deactivate 15 drivers' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate 15 drivers' }).click()
  await expect(page.getByText('15 of 15 drivers deactivated')).toBeVisible()
  expectCounts('15 drivers deactivated', counts, { clicks: 5, keys: 0 })
})

test.describe('a wallet fleet', () => {
  test.use({ fleetOptions: { type: 'locqpay', roles: ['account-manager'] } })

  test('changing 12 card limits', async ({ page, fleet }) => {
    await sandbox.issueCards(fleet.fleetId, { count: 12, locqpayLimit: 5000 })
    await signIn(page, userOf(fleet, 'account-manager'))
    await page.goto('/fleet-card/list')
    const counts = await startCounting(page)
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
    await page.getByRole('button', { name: 'Select all that can be changed' }).click()
    await page.getByRole('button', { name: 'Change limits of 12 cards' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change limits of 12 cards' })
    await dialog.getByLabel('LocqPay limit per month').click()
    await page.keyboard.type('7500')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Change limits of 12 cards' }).click()
    await expect(page.getByText('Limits of 12 of 12 cards changed')).toBeVisible()
    expectCounts('12 card limits changed', counts, { clicks: 8, keys: 4 })
  })
})
