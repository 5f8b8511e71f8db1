import { updateDriver } from 'fleet-portal-api-client/contract/drivers'
import { listRedemptions } from 'fleet-portal-api-client/contract/redemptions'
import { centavos, millilitres } from 'fleet-portal-api-client/money'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/findDialog.ts'
import { addDriver, addVehicle, buyLitres, makeCodes } from '../../../testing/fuelScene.ts'
import { renderInPortal } from '../../../testing/renderInPortal.tsx'
import { testFleet } from '../../../testing/testFleet.ts'
import { FleetRedemptions } from '../FleetRedemptions.tsx'

test('red flags say why a redemption should be checked, which were looked at, and can be switched off', async () => {
  const fleet = await testFleet({ funds: centavos(1_000_000_00) })
  await buyLitres(fleet, 'diesel', 100)
  const [code] = await makeCodes(fleet, { literVolume: millilitres(100_000) })
  for (let count = 0; count < 2; count += 1) {
    await fleet.pump('redeem', { code: code?.fuelCode, stationId: fleet.stationId, litres: 2.5 })
  }
  const show = () => renderInPortal((fleetId) => <FleetRedemptions fleetId={fleetId} />, { fleet })
  const { user, unmount } = await show()
  await user.click(await screen.findByRole('button', { name: 'Red flags' }))
  const dialog = await findDialog('Red flags')
  expect(await within(dialog).findByText(/^The same code was used \d+ minutes? before\.$/)).toBeVisible()
  expect(within(dialog).getByText(/not proof/)).toBeVisible()
  expect(within(dialog).getByText(/^Looked at 2 redemptions, back to /)).toBeVisible()
  await user.click(within(dialog).getByRole('checkbox', { name: 'Two fills within 30 minutes' }))
  expect(await within(dialog).findByText('Nothing unusual was found.')).toBeVisible()
  unmount()
  const again = await show()
  await again.user.click(await screen.findByRole('button', { name: 'Red flags' }))
  const second = await findDialog('Red flags')
  expect(await within(second).findByText('Nothing unusual was found.')).toBeVisible()
  expect(within(second).getByRole('checkbox', { name: 'Two fills within 30 minutes' })).not.toBeChecked()
})

test('red flags know the limits of codes, and who is inactive, as far as the role may know it', async () => {
  const fleet = await testFleet({ funds: centavos(1_000_000_00) })
  await buyLitres(fleet, 'diesel', 500)
  const driverId = await addDriver(fleet)
  const vehicleId = await addVehicle(fleet)
  const codes = await makeCodes(
    fleet,
    ...[0, 1, 2].map(() => ({
      fuelCodeType: 'driver-vehicle-specific' as const,
      driverIds: [driverId],
      vehicleIds: [vehicleId],
      literVolume: millilitres(50_000),
    })),
  )
  for (const { fuelCode } of codes) {
    await fleet.pump('redeem', { code: fuelCode, stationId: fleet.stationId, litres: 49 })
  }
  await fleet.arrange(updateDriver, { driverId, status: 'inactive' })
  const { user } = await renderInPortal((fleetId) => <FleetRedemptions fleetId={fleetId} />, { fleet })
  await user.click(await screen.findByRole('button', { name: 'Red flags' }))
  const dialog = within(await findDialog('Red flags'))
  const nearLimit = '49 L is just under the 50 L of the code. This vehicle has 3 fills like this.'
  expect(await dialog.findAllByText(nearLimit)).toHaveLength(3)
  expect(await dialog.findByText(/^This driver is inactive now\. This is the last fill/)).toBeVisible()
  await user.click(dialog.getByRole('checkbox', { name: 'Inactive driver or vehicle' }))
  await waitFor(() => expect(dialog.queryByText(/^This driver is inactive now/)).toBeNull())
})

test('red flags look at the newest redemptions, however the list is sorted', async () => {
  const fleet = await testFleet()
  const { user, wire } = await renderInPortal((fleetId) => <FleetRedemptions fleetId={fleetId} />, {
    fleet,
    search: 'orderBy=literVolume&order=asc',
  })
  await user.click(await screen.findByRole('button', { name: 'Red flags' }))
  await within(await findDialog('Red flags')).findByText('There are no redemptions to look at.')
  const looked = wire.of(listRedemptions).find(({ query }) => query['perPage'] === '500')
  expect(looked?.query).not.toHaveProperty('orderBy')
  expect(looked?.query).not.toHaveProperty('order')
})

test.each(['filters', 'defaultFilters'])('red flags look at what the %s of the page find', async (name) => {
  const fleet = await testFleet()
  const days = { startDate: '2026-11-01', endDate: '2026-11-02' }
  const { user, wire } = await renderInPortal(
    (fleetId) => <FleetRedemptions fleetId={fleetId} {...{ [name]: { ...days, searchKey: 'NAB1234' } }} />,
    { fleet },
  )
  expect(await screen.findByText(/^Redemptions from .*2026/)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Red flags' }))
  await within(await findDialog('Red flags')).findByText('There are no redemptions to look at.')
  const looked = wire.of(listRedemptions).find(({ query }) => query['perPage'] === '500')
  expect(looked?.query).toMatchObject({ searchKey: 'NAB1234' })
})

test('red flags are not offered to a fleet that pays with cards and has no codes to redeem', async () => {
  const fleet = await testFleet({ type: 'locqpay' })
  await renderInPortal((fleetId) => <FleetRedemptions fleetId={fleetId} />, { fleet })
  expect(await screen.findByRole('button', { name: 'Export' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Red flags' })).toBeNull()
})
