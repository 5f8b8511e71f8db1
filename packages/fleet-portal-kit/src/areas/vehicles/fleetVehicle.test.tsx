import { listVehicles } from 'fleet-portal-api-client/contract/vehicles'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { arrangeRedemptions } from '../../testing/arrangeRedemptions.ts'
import { enoughMoney } from '../../testing/fuelScene.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testFleet, type TestFleet } from '../../testing/testFleet.ts'
import { FleetVehicle } from './FleetVehicle.tsx'
import { FleetVehicles } from './FleetVehicles.tsx'

async function vehicleIdOf({ fleetId, arrange }: TestFleet, plateNumber: string) {
  const { vehicles } = await arrange(listVehicles, { fleetId, searchKey: plateNumber })
  return vehicles[0]?.vehicleId ?? ''
}

test('the page of a vehicle shows its redemptions only, with those that were voided struck through', async () => {
  const fleet = await testFleet({ funds: enoughMoney })
  await arrangeRedemptions(fleet)
  const vehicleId = await vehicleIdOf(fleet, 'ABC1234')
  await renderInPortal((fleetId) => <FleetVehicle fleetId={fleetId} vehicleId={vehicleId} />, { fleet })
  expect(await screen.findByRole('heading', { name: 'ABC1234', level: 1 })).toBeVisible()
  const section = within(await screen.findByRole('region', { name: 'Last redemptions' }))
  expect(await section.findByText('20.5 L')).toBeVisible()
  expect(section.getByText('10 L').closest('s')).not.toBeNull()
  expect(section.getByRole('columnheader', { name: 'Status' })).toBeInTheDocument()
  expect(section.getByText('Voided').closest('tr')).toHaveTextContent('10 L')
  expect(section.getByText('Wrong pump').closest('s')).toBeNull()
  expect(section.queryByText('8 L')).toBeNull()
  // The vehicle is the subject of the page, so the rows name the driver only.
  expect(section.getByRole('columnheader', { name: 'Driver' })).toBeInTheDocument()
  expect(section.getAllByText('José Peñaflor')).toHaveLength(2)
  expect(section.queryByText(/ABC1234/)).toBeNull()
  expect(screen.getByText('Isuzu Elf')).toBeVisible()
})

test('the plate number in the list is a link to the page, and a row still opens the form', async () => {
  const fleet = await testFleet({ funds: enoughMoney })
  await arrangeRedemptions(fleet)
  const vehicleId = await vehicleIdOf(fleet, 'ABC1234')
  const { user, moves } = await renderInPortal((fleetId) => <FleetVehicles fleetId={fleetId} />, { fleet })
  await user.click(await screen.findByRole('link', { name: 'ABC1234' }))
  expect(moves).toEqual([{ area: 'vehicle', search: { vehicleId }, state: { searchKey: 'ABC1234' } }])
  expect(screen.queryByRole('dialog')).toBeNull()
  const row = screen.getByRole('link', { name: 'ABC1234' }).closest('tr') as HTMLElement
  await user.click(within(row).getByText('Active'))
  expect(await screen.findByRole('dialog', { name: 'Edit Vehicle' })).toBeInTheDocument()
})

test('a host without the page shows the plate number as text', async () => {
  const fleet = await testFleet({ funds: enoughMoney })
  await arrangeRedemptions(fleet)
  const { navigation } = await renderInPortal(() => null, { fleet })
  const withoutPage = {
    ...navigation,
    href: (to: Parameters<typeof navigation.href>[0]) =>
      to.area === 'vehicle' ? undefined : navigation.href(to),
  }
  await renderInPortal((fleetId) => <FleetVehicles fleetId={fleetId} navigation={withoutPage} />, { fleet })
  expect(await screen.findByText('ABC1234')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'ABC1234' })).toBeNull()
})
