import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, signIn, test, userOf } from './portal.ts'
import { sandbox } from './sandbox.ts'

test('a bookkeeper compares the month with the balance, and takes it to a spreadsheet', async ({
  page,
  fleet,
}) => {
  const user = userOf(fleet, 'portal-admin')
  await sandbox.buyDiesel(fleet, await sandbox.token(user), 100)
  await signIn(page, user)
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Reconciliation' })
    .click()
  await expect(page).toHaveURL('/activity/reconciliation')
  const wallet = page.getByRole('region', { name: 'Wallet' })
  await expect(wallet.getByText('Matches the balance')).toBeVisible()
  await expect(wallet.getByText('Cash-ins (1)')).toBeVisible()
  const diesel = page.getByRole('region', { name: 'Diesel' })
  await expect(diesel.getByText('Matches the balance')).toBeVisible()
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^reconciliation-\d{4}-\d{2}\.csv$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toContain('Diesel,liters,Fuel purchases,1,100.000')
  expect(text).toContain('Wallet,PHP,Difference,,0.00')
  await page.getByRole('button', { name: 'Previous month' }).click()
  await expect(page).toHaveURL(/month=/)
  await page.reload()
  await expect(wallet.getByText('No entries in this month.')).toBeVisible()
})
