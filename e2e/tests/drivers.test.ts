import { expect, expectAccessible, fillSignIn, signIn, test, userOf } from './portal.ts'
import { sandbox } from './sandbox.ts'

async function addDriver(fleetId: string, token: string, number: number) {
  await sandbox.api('POST', 'driver', token, {
    fleetId,
    firstName: `Driver ${number}`,
    lastName: 'Santos',
    driverLicenseId: `N${String(number).padStart(10, '0')}`,
    mobileNumber: `0917${String(number).padStart(7, '0')}`,
  })
}

test('a clerk adds, finds, edits and deactivates a driver, and undoes the deactivation', async ({
  page,
  fleet,
}) => {
  await signIn(page, userOf(fleet, 'portal-admin'))
  await page.getByRole('link', { name: 'Drivers' }).click()
  await expect(page).toHaveTitle(`Drivers – ${fleet.businessName}`)
  await expect(page.getByText('Sorry, no result found')).toBeVisible()
  await page.getByRole('button', { name: 'Add driver' }).click()
  await page.getByRole('button', { name: 'Save driver' }).click()
  await expect(page.getByText('This field is required.')).toHaveCount(4)
  await expectAccessible(page)
  await page.getByLabel('First name').fill('Niño')
  await page.getByLabel('Last name').fill('Ñuñez')
  await page.getByRole('textbox', { name: 'Driver ID', exact: true }).fill('n0112345678')
  await page.getByRole('textbox', { name: 'Mobile number', exact: true }).fill('0917-555-0142')
  await page.getByRole('button', { name: 'Save driver' }).dblclick()
  const line = page.getByRole('row', { name: /Niño Ñuñez N0112345678 09175550142 Active/ })
  await expect(line).toHaveCount(1)

  await page.getByRole('textbox', { name: /Search name/ }).fill('ñuñez')
  await expect(page).toHaveURL(/searchKey=%C3%B1u%C3%B1ez/)
  await expect(line).toBeVisible()
  await line.click()
  await page.getByLabel('First name').fill('Niña')
  await page.getByRole('button', { name: 'Save driver' }).click()
  await expect(page.getByText('Niña Ñuñez was saved.')).toBeVisible()

  await page.getByRole('button', { name: 'Actions for Niña Ñuñez' }).click()
  await page.getByRole('menuitem', { name: 'Deactivate' }).click()
  await page.getByRole('button', { name: 'Deactivate driver' }).click()
  await expect(page.getByRole('row', { name: /Niña Ñuñez.*Inactive/ })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('row', { name: /Niña Ñuñez.*Active/ })).toBeVisible()
  await expectAccessible(page)
})

test('page, filter and dialog are in the URL: a reload and Back restore them', async ({ page, fleet }) => {
  const user = userOf(fleet, 'portal-admin')
  const token = await sandbox.token(user)
  for (let number = 1; number <= 12; number++) await addDriver(fleet.fleetId, token, number)
  await signIn(page, user)
  await page.goto('/activity/driver')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText('11–12 of 12')).toBeVisible()
  await page.reload()
  await expect(page.getByText('11–12 of 12')).toBeVisible()
  await page.getByRole('row', { name: /Driver 1 Santos/ }).click()
  await expect(page.getByRole('dialog', { name: 'Edit Driver' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('11–12 of 12')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('1–10 of 12')).toBeVisible()
})

test('a deactivated fleet is read-only', async ({ page, fleet }) => {
  await sandbox.setStatus(fleet.fleetId, 'deactivated')
  const { email, password } = userOf(fleet, 'portal-admin')
  await fillSignIn(page, email, password)
  await expect(page.getByRole('dialog', { name: 'This fleet account is deactivated' })).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.goto('/activity/driver')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('button', { name: /Add driver/ })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('banner').getByText('Deactivated')).toBeVisible()
})

test('typed text is kept after Back without a question, and signing out asks first', async ({
  page,
  fleet,
}) => {
  await signIn(page, userOf(fleet, 'portal-admin'))
  await page.goto('/activity/driver')
  await page.getByRole('button', { name: 'Add driver' }).click()
  await page.getByLabel('First name').fill('Gabriela')
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Add driver' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Gabriela')
  await expect(page.getByText(/^Your input from .* was restored\.$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: /Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByText('Signing out discards your unsent input.')).toBeVisible()
  await page.getByRole('button', { name: 'Leave anyway' }).click()
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
})
