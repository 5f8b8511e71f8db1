import { expect, expectAccessible, signIn, test, userOf } from './portal.ts'
import { manilaDay, sandbox } from './sandbox.ts'

test('a dispatcher sees whether a code works before the driver is at the pump', async ({
  page,
  fleet,
  context,
}) => {
  const { stationId } = fleet
  const user = userOf(fleet, 'portal-admin')
  const token = await sandbox.token(user)
  await sandbox.buyDiesel(fleet, token, 100)
  const code = (startDate: string, literVolume: number) => ({
    startDate,
    endDate: manilaDay(6),
    literVolume,
  })
  const { fuelCodes } = await sandbox.generateCodes(fleet, token, [
    code(manilaDay(0), 30),
    code(manilaDay(2), 40),
  ])
  const now = fuelCodes.find(({ literVolume }) => literVolume === 30)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 14.5826, longitude: 120.9787 })
  await signIn(page, user)
  await page.goto(`/fuel/code/${now?.fuelCodeId}`)
  const section = page.getByRole('region', { name: 'Will this code work?' })
  await expect(section.getByText('Works now')).toBeVisible()
  await expect(section.getByText('Up to 30 L Diesel')).toBeVisible()
  await section.getByRole('button', { name: 'Find the nearest open station' }).click()
  await expect(section.getByText(/km from you in a straight line/)).toBeVisible()
  await expectAccessible(page)

  await sandbox.redeem(now?.fuelCode ?? '', stationId, 30)
  await page.reload()
  await expect(section.getByText('Does not work: it was used')).toBeVisible()
  // Header and first column stick to the window, not to the card that the table is in.
  const redemptions = page.getByRole('table', { name: 'Last redemptions' })
  const header = await redemptions.getByRole('columnheader').first().boundingBox()
  const cell = await redemptions.locator('tbody tr > *').first().boundingBox()
  expect(header?.x).toBe((await redemptions.boundingBox())?.x)
  expect(cell?.x).toBe(header?.x)
  expect(cell?.y).toBe((header?.y ?? 0) + (header?.height ?? 0))

  await page.goto('/fuel/code')
  const row = page.getByRole('row').filter({ hasText: '40 L' })
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Will this code work?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Will this code work?' })
  await expect(dialog.getByText(/^Works from .*, 12:00 AM$/)).toBeVisible()
  await expectAccessible(page)
})
