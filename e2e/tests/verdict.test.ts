import { expect, expectAccessible, signIn, test, userOf } from './portal.ts'
import { sandbox } from './sandbox.ts'

const manilaDay = (days: number) =>
  new Date(Date.now() + (8 + 24 * days) * 3_600_000).toISOString().slice(0, 10)

test('a dispatcher sees whether a code works before the driver is at the pump', async ({
  page,
  fleet,
  context,
}) => {
  const { fleetId, stationId } = fleet
  const user = userOf(fleet, 'portal-admin')
  const token = await sandbox.token(user)
  const order = { liter: 100, amount: null, productCode: 'Diesel' }
  await sandbox.api('POST', 'buy-fuel', token, order, { 'X-Fleet-Id': fleetId })
  const code = (startDate: string, literVolume: number) => ({
    fleetId,
    driverIds: [],
    vehicleIds: [],
    startDate,
    endDate: manilaDay(6),
    fuelCodeType: 'any',
    productCode: 'Diesel',
    literVolume,
    sendFuelCode: false,
    saveTemplate: false,
    maxUsage: 0,
    autoRenew: false,
  })
  const codes = [code(manilaDay(0), 30), code(manilaDay(2), 40)]
  const { fuelCodes } = await sandbox.api<{
    fuelCodes: { fuelCode: string; fuelCodeId: string; literVolume: number }[]
  }>('POST', 'fuel-code/batch', token, codes, { 'X-Fleet-Id': fleetId })
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
