import { screen, waitFor, within } from '@testing-library/react'
import { getConsumption, getFuelCodeTotals, listFuelBalances } from 'api-client/contract/fuelBalances'
import { getSavings, getWallet } from 'api-client/contract/wallet'
import { listPriceMovements } from 'api-client/contract/prices'
import { beforeAll, expect, test } from 'vitest'
import { today } from '../../format/days.ts'
import { createMemoryNavigation } from '../../provider/navigation.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet, type TestFleet } from '../../testing/testFleet.ts'
import { dashboardFunds, fillDashboard } from './dashboardScene.ts'
import { FleetDashboard } from './FleetDashboard.tsx'

// One fleet for all of it: nothing here changes it.
let filled: TestFleet
beforeAll(async () => {
  filled = await testFleet({ funds: dashboardFunds })
  await fillDashboard(filled)
})

const open = (options: PortalOptions = {}) =>
  renderInPortal((fleetId) => <FleetDashboard fleetId={fleetId} />, { fleet: filled, ...options })

const tile = (name: string) => screen.findByRole('region', { name })
/** A text of a tile. What stands in for the tile while it loads is another element. */
const read = (name: string, text: string | RegExp) =>
  waitFor(() => within(screen.getByRole('region', { name })).getByText(text))

test('a hedging fleet is welcomed with its balances, movements, savings, codes and consumption', async () => {
  const { wire } = await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Test!' })).toBeVisible()
  expect(await read('Wallet balance', /^₱\d{3},\d{3}\.\d\d$/)).toBeVisible()
  expect(await read('Wallet balance', /^As of \d/)).toBeVisible()
  expect(await read('Lifetime savings', /^₱\d+\.\d\d$/)).toBeVisible()
  expect(await read('Diesel', '379.5 L')).toBeVisible()
  for (const other of ['Gas 91', 'Gas 95', 'Gas 97']) expect(await read(other, '500 L')).toBeVisible()
  expect(await read('Diesel', 'All fuels: 1,879.5 L of 12,000 L limit')).toBeVisible()
  expect(await read('Latest price movement', 'Down ₱0.65/L')).toBeVisible()
  expect(await read('Upcoming price movement', 'Up ₱2.60/L')).toBeVisible()
  expect(await read('Active fuel codes', '100 L')).toBeVisible()
  expect(await read('Consumption this month', '20.5 L')).toBeVisible()
  expect(wire.of(getConsumption)[0]?.query).toMatchObject({
    startDate: `${today().slice(0, 8)}01T00:00:00+08:00`,
    endDate: `${today()}T23:59:59+08:00`,
  })
  expect(screen.getByRole('region', { name: 'Price movement history' })).toBeVisible()
})

test('tiles lead to where they come from, with what they are about', async () => {
  const { person, moves } = await open()
  const follow = async (region: string, name: string) =>
    person.click(await within(await tile(region)).findByRole('link', { name }))
  await follow('Active fuel codes', 'Diesel: 100 L')
  await follow('Consumption this month', 'Diesel: 20.5 L')
  await follow('Gas 91', 'Gas 91')
  await follow('Wallet balance', 'Wallet balance')
  await follow('Latest price movement', 'Latest price movement')
  expect(moves).toEqual([
    { area: 'fuel-codes', search: { productCode: 'Diesel', status: 'Active' } },
    {
      area: 'redemptions',
      search: {
        productCodes: 'diesel',
        redemptionStatus: 'success',
        startDate: `${today().slice(0, 8)}01`,
        endDate: today(),
      },
    },
    { area: 'buy-fuel', search: { product: 'gas91' } },
    { area: 'cash-in' },
    { area: 'price-history' },
  ])
})

test('what the role may not open is no link, and the value stands there all the same', async () => {
  await open({ as: 'data-analyst' })
  expect(await read('Active fuel codes', '100 L')).toBeVisible()
  expect(await read('Consumption this month', '20.5 L')).toBeVisible()
  for (const name of ['Active fuel codes', 'Consumption this month', 'Lifetime savings'])
    expect(within(await tile(name)).queryByRole('link')).toBeNull()
  expect(within(await tile('Diesel')).getByRole('link', { name: 'Diesel' })).toBeVisible()
})

test('what the host has no screen for is no link', async () => {
  await open({ provider: { navigation: createMemoryNavigation() } })
  expect(await read('Active fuel codes', '100 L')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

test('a wallet fleet sees its wallet, and nothing of litres is asked for', async () => {
  const fleet = await testFleet({ type: 'locqpay-manual-po', funds: 1_234_567_80 })
  const { wire } = await open({ fleet })
  expect(await read('Wallet balance', '₱1,234,567.80')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await screen.findByRole('radiogroup', { name: 'Your rating' })
  for (const endpoint of [
    listFuelBalances,
    getSavings,
    getFuelCodeTotals,
    getConsumption,
    listPriceMovements,
  ])
    expect(wire.of(endpoint)).toEqual([])
  expect(screen.queryByRole('region', { name: 'VIP points' })).toBeNull()
})

test('a tile that fails says so in its place and is tried again by itself', async () => {
  const { person, wire } = await open({ prepareWire: (line) => line.breakAt(getSavings, 'before-tx') })
  const failed = await tile('Lifetime savings')
  expect(await within(failed).findByRole('alert')).toHaveTextContent('Something went wrong')
  expect(await read('Diesel', '379.5 L')).toBeVisible()
  const before = wire.of(getWallet).length
  await person.click(within(failed).getByRole('button', { name: 'Try again' }))
  expect(await read('Lifetime savings', /^₱\d+\.\d\d$/)).toBeVisible()
  expect(wire.of(getWallet)).toHaveLength(before)
})

test('a balance that could not be read anew stays, with its time and another try', async () => {
  const { wire, person } = await open({ fleet: await testFleet({ type: 'locqpay' }) })
  await read('Wallet balance', /^₱/)
  wire.breakAt(getWallet, 'before-tx')
  // After any write everything is read anew.
  await person.click(await screen.findByRole('button', { name: 'Skip' }))
  expect(await read('Wallet balance', 'Could not be refreshed.')).toBeVisible()
  expect(await read('Wallet balance', /^₱/)).toBeVisible()
  await person.click(within(await tile('Wallet balance')).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText('Could not be refreshed.')).toBeNull())
})

test('a fleet whose prices never moved has no data to show there', async () => {
  await open({ fleet: await testFleet() })
  expect(await read('Upcoming price movement', 'No Data.')).toBeVisible()
  expect(await read('Price movement history', 'No Data.')).toBeVisible()
  expect(await read('Diesel', '0 L')).toBeVisible()
})

test('a role without access to the dashboard is told so, and nothing is asked for', async () => {
  const { wire } = await open({ as: 'fleet-manager' })
  expect(await screen.findByText('Not Authorized')).toBeVisible()
  expect(wire.of(getWallet)).toEqual([])
})
