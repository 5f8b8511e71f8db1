import { screen, waitFor, within } from '@testing-library/react'
import { createDriver, listDrivers } from 'fleet-portal-api-client/contract/drivers'
import { buyFuel, listBuyFuels } from 'fleet-portal-api-client/contract/fuel'
import { listVehicles } from 'fleet-portal-api-client/contract/vehicles'
import { millilitres } from 'fleet-portal-api-client/money'
import { expect, test } from 'vitest'
import { makeCodes } from '../../../testing/fuelScene.ts'
import { renderInPortal, type PortalOptions } from '../../../testing/renderInPortal.tsx'
import { testFleet, type TestFleet } from '../../../testing/testFleet.ts'
import { FleetDashboard } from '../FleetDashboard.tsx'

const open = (fleet: TestFleet, options: PortalOptions = {}) =>
  renderInPortal((fleetId) => <FleetDashboard fleetId={fleetId} />, { fleet, ...options })

const driver = {
  firstName: 'Juan',
  lastName: 'Cruz',
  driverLicenseId: 'N0112345678',
  mobileNumber: '09171234567',
}
const addDriver = ({ arrange, fleetId }: TestFleet) => arrange(createDriver, { fleetId, ...driver })
const buy = ({ arrange, fleetId }: TestFleet) =>
  arrange(buyFuel, { fleetId, productCode: 'diesel', liter: millilitres(100_000), amount: null })

const findSteps = () => screen.findByRole('region', { name: 'First steps' })
const stepsOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('listitem')
    .map((item) => item.textContent)

/** Waits until the dashboard has loaded, so that steps would be shown. */
const findLoadedDashboard = () =>
  waitFor(() => within(screen.getByRole('region', { name: 'Wallet balance' })).getByText(/^₱/))

/** What the browser keeps about the steps of a fleet. */
const storedState = ({ fleetId }: TestFleet) =>
  Object.entries(localStorage).find(([key]) => key.includes('first-steps') && key.includes(fleetId))?.[1]

test('a new fleet sees its steps, with a button for the first one only', async () => {
  const { user, moves } = await open(await testFleet({ funds: 0 }))
  const region = await findSteps()
  expect(within(region).getByText('0 of 4 done')).toBeVisible()
  expect(stepsOf(region)).toEqual([
    'Cash inPut money into the wallet of your fleet.Cash in',
    'Buy fuelBuy liters at today’s price. They stay in your balance.',
    'Add a driverType the name and license, or import a list.',
    'Generate a fuel codeThe driver shows the code at the station.',
  ])
  await user.click(within(region).getByRole('link', { name: 'Add a driver' }))
  await user.click(within(region).getByRole('link', { name: 'Cash in' }))
  expect(moves).toEqual([{ area: 'drivers', search: { dialog: 'add' } }, { area: 'cash-in' }])
})

test('steps that the fleet has taken are done, and the next one has the button', async () => {
  const fleet = await testFleet({ funds: 500_000_00 })
  await addDriver(fleet)
  await buy(fleet)
  await open(fleet)
  const region = await findSteps()
  expect(within(region).getByText('3 of 4 done')).toBeVisible()
  expect(stepsOf(region).slice(0, 3)).toEqual(['Cash inDone', 'Buy fuelDone', 'Add a driverDone'])
  expect(
    within(region)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Generate code'])
})

test('is gone when all steps are done, and reads nothing at the next visit', async () => {
  const fleet = await testFleet({ funds: 500_000_00 })
  await addDriver(fleet)
  await buy(fleet)
  await makeCodes(fleet, { productCode: 'diesel', literVolume: millilitres(20_000) })
  const first = await open(fleet)
  await waitFor(() => expect(storedState(fleet)).toBe('"done"'))
  await findLoadedDashboard()
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull()
  first.unmount()
  const second = await open(fleet)
  await findLoadedDashboard()
  await screen.findByRole('region', { name: 'Days of fuel left' })
  expect(second.wire.of(listBuyFuels)).toEqual([])
})

test('stays hidden for the user who has hidden it', async () => {
  const fleet = await testFleet()
  const first = await open(fleet)
  await first.user.click(within(await findSteps()).getByRole('button', { name: 'Hide first steps' }))
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull()
  first.unmount()
  const second = await open(fleet)
  await findLoadedDashboard()
  await screen.findByRole('region', { name: 'Days of fuel left' })
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull()
  expect(second.wire.of(listBuyFuels)).toEqual([])
})

test('a wallet fleet adds a vehicle instead of buying fuel', async () => {
  const fleet = await testFleet({ type: 'locqpay', funds: 1_000_00 })
  const { wire } = await open(fleet)
  const region = await findSteps()
  expect(within(region).getByText('1 of 3 done')).toBeVisible()
  expect(stepsOf(region).map((text) => text?.slice(0, 9))).toEqual(['Cash inDo', 'Add a dri', 'Add a veh'])
  expect(wire.of(listBuyFuels)).toEqual([])
  expect(wire.of(listVehicles)).toHaveLength(1)
})

test('a role sees only the steps that it may do', async () => {
  const { wire } = await open(await testFleet(), { as: 'data-analyst' })
  await findLoadedDashboard()
  await screen.findByRole('region', { name: 'Days of fuel left' })
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull()
  expect(wire.of(listDrivers).filter(({ query }) => query['perPage'] === '1')).toEqual([])
})

test('an answer that is missing is not "not done": nothing is shown', async () => {
  const { wire } = await open(await testFleet(), {
    prepareWire: (toServer) => toServer.breakAt(listBuyFuels, 'before-tx'),
  })
  await waitFor(() => expect(wire.of(listBuyFuels)).not.toEqual([]))
  await findLoadedDashboard()
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull()
})

test('a deactivated fleet has no steps', async () => {
  const { wire } = await open(await testFleet({ isDeactivated: true }))
  await findLoadedDashboard()
  await screen.findByRole('region', { name: 'Days of fuel left' })
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull()
  expect(wire.of(listBuyFuels)).toEqual([])
})
