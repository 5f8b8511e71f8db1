import { expect, expectAccessible, signIn, test, userOf } from './portal.ts'
import { sandbox } from './sandbox.ts'

test('a clerk adds, finds, edits and deactivates a vehicle, undoes the deactivation and opens its redemptions', async ({
  page,
  fleet,
}) => {
  await signIn(page, userOf(fleet, 'portal-admin'))
  await page.getByRole('link', { name: 'Vehicles' }).click()
  await expect(page).toHaveTitle(`Vehicles – ${fleet.businessName}`)
  await page.getByRole('button', { name: 'Add vehicle' }).click()
  await page.getByRole('button', { name: 'Save vehicle' }).click()
  await expect(page.getByText('This field is required.')).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Plate number', exact: true }).fill('nab 1234')
  await page.getByRole('textbox', { name: 'Model' }).fill('Isuzu Elf')
  await page.getByRole('button', { name: 'Save vehicle' }).dblclick()
  const line = page.getByRole('row', { name: /NAB1234.*Isuzu Elf.*Active/ })
  await expect(line).toHaveCount(1)

  await page.getByRole('textbox', { name: 'Search plate number' }).fill('nab 12')
  await expect(page).toHaveURL(/searchKey=nab12/)
  await line.getByText('Isuzu Elf').click()
  await page.getByRole('radio', { name: 'Drum Container' }).check()
  await page.getByRole('textbox', { name: 'Remarks' }).fill('Behind the depot')
  await page.getByRole('button', { name: 'Save vehicle' }).click()
  await expect(page.getByText('NAB1234 was saved.')).toBeVisible()
  await expect(page.getByRole('row', { name: /NAB1234.*Drum Container.*Behind the depot/ })).toBeVisible()

  await page.getByRole('button', { name: 'Actions for NAB1234' }).click()
  await page.getByRole('menuitem', { name: 'Deactivate' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Deactivate Vehicle' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Deactivate vehicle' }).click()
  await expect(page.getByRole('row', { name: /NAB1234.*Inactive/ })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('row', { name: /NAB1234.*Active/ })).toBeVisible()

  await page.getByRole('button', { name: 'Actions for NAB1234' }).click()
  await page.getByRole('menuitem', { name: 'View redemptions' }).click()
  await expect(page).toHaveURL('/activity/redemption?searchKey=NAB1234')
  await expect(page.getByRole('textbox', { name: /^Search driver/ })).toHaveValue('NAB1234')
})

test('an existing plate number is reported while typing, with a link to its row', async ({ page, fleet }) => {
  const user = userOf(fleet, 'portal-admin')
  const token = await sandbox.token(user)
  for (const plateNumber of ['NAB1234', 'XYZ9876']) {
    const fields = { plateNumber, model: 'Isuzu Elf', type: 'Vehicle', remarks: '' }
    await sandbox.api('POST', 'vehicle', token, { fleetId: fleet.fleetId, ...fields })
  }
  await signIn(page, user)
  await page.goto('/activity/vehicle?dialog=add')
  await page.getByRole('textbox', { name: 'Plate number', exact: true }).pressSequentially('nab1234')
  await expect(page.getByText('Already in this fleet: NAB1234, Isuzu Elf.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show in the list' }).click()
  await expect(page).toHaveURL('/activity/vehicle?searchKey=NAB1234')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('row', { name: /XYZ9876/ })).toBeHidden()
  await expect(page.getByRole('row', { name: /NAB1234/ })).toBeVisible()
})

test('thirty vehicles can be imported from a CSV file', async ({ page, fleet }) => {
  await signIn(page, userOf(fleet, 'portal-admin'))
  await page.goto('/activity/vehicle')
  await page.getByRole('button', { name: 'Import by CSV' }).click()
  const lines = Array.from({ length: 30 }, (_, n) => `ABC${String(n).padStart(4, '0')},Vehicle,`)
  const text = ['plate_number,vehicle_type,remarks', ...lines, ''].join('\r\n')
  const file = { name: 'vehicles.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.locator('input[type="file"]').setInputFiles(file)
  await expect(page.getByText(/30 vehicles in the file/)).toBeVisible()
  await page.getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByRole('dialog', { name: 'File uploaded success' })).toContainText(
    '30 vehicles added.',
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('1–10 of 30')).toBeVisible()
})

test('a clerk adds, renames and deactivates a group, and undoes the deactivation', async ({
  page,
  fleet,
}) => {
  await signIn(page, userOf(fleet, 'portal-admin'))
  await page.getByRole('link', { name: 'Groups' }).click()
  await page.getByRole('button', { name: 'Add group' }).click()
  await page.getByRole('textbox', { name: 'Group name', exact: true }).fill('Biñan')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save group' }).dblclick()
  await page.getByRole('row', { name: /Biñan/ }).click()
  await page.getByRole('textbox', { name: 'Group name', exact: true }).fill('Biñan night')
  await page.getByRole('textbox', { name: 'Group name', exact: true }).press('Enter')
  await expect(page.getByText('Biñan night was saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Actions for Biñan night' }).click()
  await page.getByRole('menuitem', { name: 'Deactivate' }).click()
  await page.getByRole('button', { name: 'Deactivate group' }).click()
  await expect(page.getByRole('row', { name: /Biñan night.*Inactive/ })).toBeVisible()
  // A message stays while the focus is in it, however long the check takes.
  await page.getByRole('button', { name: 'Undo' }).focus()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('row', { name: /Biñan night.*Inactive/ })).toBeHidden()
})
