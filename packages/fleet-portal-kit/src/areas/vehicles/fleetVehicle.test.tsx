import { listRedemptions } from 'fleet-portal-api-client/contract/redemptions'
import { listVehicles } from 'fleet-portal-api-client/contract/vehicles'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { arrangeRedemptions } from '../../testing/arrangeRedemptions.ts'
import { addVehicle, buyLitres, enoughMoney, makeCodes } from '../../testing/fuelScene.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testFleet, type TestFleet } from '../../testing/testFleet.ts'
import { inGroups } from '../../pieces/cells/codeText.ts'
import { FleetVehicle } from './FleetVehicle.tsx'
import { FleetVehicles } from './FleetVehicles.tsx'

async function vehicleIdOf({ fleetId, arrange }: TestFleet, plateNumber: string) {
  const { vehicles } = await arrange(listVehicles, { fleetId, searchKey: plateNumber })
  return vehicles.find((one) => one.plateNumber === plateNumber)?.vehicleId ?? ''
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
  expect(section.getAllByRole('link', { name: 'José Peñaflor' })).toHaveLength(2)
  expect(section.queryByText(/ABC1234/)).toBeNull()
  expect(screen.getByText('Isuzu Elf')).toBeVisible()
})

test('the page of a vehicle lists no codes and redemptions of another one whose plate number contains its own', async () => {
  const fleet = await testFleet({ funds: enoughMoney })
  await arrangeRedemptions(fleet)
  await buyLitres(fleet, 'diesel', 500)
  const longer = await addVehicle(fleet, 'ABC12345')
  const codes = await makeCodes(
    fleet,
    ...Array.from({ length: 6 }, () => ({ fuelCodeType: 'vehicle-specific' as const, vehicleIds: [longer] })),
  )
  for (const { fuelCode } of codes) {
    await fleet.pump('redeem', { code: fuelCode, stationId: fleet.stationId, litres: 9 })
  }
  const vehicleId = await vehicleIdOf(fleet, 'ABC1234')
  await renderInPortal((fleetId) => <FleetVehicle fleetId={fleetId} vehicleId={vehicleId} />, { fleet })
  const redemptions = within(await screen.findByRole('region', { name: 'Last redemptions' }))
  expect(await redemptions.findByText('20.5 L')).toBeVisible()
  expect(redemptions.queryByText('9 L')).toBeNull()
  const open = within(screen.getByRole('region', { name: 'Active and scheduled fuel codes' }))
  for (const { fuelCode } of codes) expect(open.queryByText(inGroups(fuelCode))).toBeNull()
})

test('the liters of this month are those of this vehicle, not of another one whose plate number contains it', async () => {
  const fleet = await testFleet({ funds: enoughMoney })
  await arrangeRedemptions(fleet)
  await buyLitres(fleet, 'diesel', 50)
  const longer = await addVehicle(fleet, 'ABC12345')
  const [code] = await makeCodes(fleet, { fuelCodeType: 'vehicle-specific', vehicleIds: [longer] })
  await fleet.pump('redeem', { code: code?.fuelCode, stationId: fleet.stationId, litres: 9 })
  const vehicleId = await vehicleIdOf(fleet, 'ABC1234')
  await renderInPortal((fleetId) => <FleetVehicle fleetId={fleetId} vehicleId={vehicleId} />, { fleet })
  expect(await screen.findByText('This month: 20.5 L in 1 redemption')).toBeVisible()
})

test('the driver of a redemption is a link to the page of the driver, or to a search if the server sends no ID', async () => {
  const fleet = await testFleet({ funds: enoughMoney })
  await arrangeRedemptions(fleet)
  const vehicleId = await vehicleIdOf(fleet, 'ABC1234')
  const page = (id: string) => <FleetVehicle fleetId={id} vehicleId={vehicleId} />
  const first = await renderInPortal(page, { fleet })
  const [link] = await screen.findAllByRole('link', { name: 'José Peñaflor' })
  await first.user.click(link as HTMLElement)
  expect(first.moves).toMatchObject([{ area: 'driver', search: { driverId: expect.stringMatching(/./) } }])
  first.unmount()
  const withoutId = { driver: { firstName: 'José', lastName: 'Peñaflor' } }
  const second = await renderInPortal(page, {
    fleet,
    prepareWire: (wire) =>
      wire.rewrite(listRedemptions, (answer) => ({
        ...answer,
        redemptions: (answer['redemptions'] as object[]).map((one) => ({ ...one, ...withoutId })),
      })),
  })
  const [search] = await screen.findAllByRole('link', { name: 'José Peñaflor' })
  await second.user.click(search as HTMLElement)
  expect(second.moves).toMatchObject([{ area: 'drivers', search: { searchKey: 'José Peñaflor' } }])
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
