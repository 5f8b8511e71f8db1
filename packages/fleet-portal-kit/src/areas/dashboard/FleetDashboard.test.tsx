import { screen, waitFor, within } from '@testing-library/react'
import {
  getConsumption,
  getFuelCodeTotals,
  listFuelBalances,
} from 'fleet-portal-api-client/contract/fuelBalances'
import { getFleet } from 'fleet-portal-api-client/contract/fleets'
import { getSavings, getWallet } from 'fleet-portal-api-client/contract/wallet'
import { listPriceMovements } from 'fleet-portal-api-client/contract/prices'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { today } from '../../format/days.ts'
import type { FleetEvent } from '../../provider/events.ts'
import { createMemoryNavigation } from '../../provider/navigation.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet, type TestFleet } from '../../testing/testFleet.ts'
import { dashboardFunds, fillDashboard } from './dashboardScene.ts'
import { FleetDashboard } from './FleetDashboard.tsx'

// All tests share one fleet, because none of them changes it.
let sharedFleet: TestFleet
beforeAll(async () => {
  sharedFleet = await testFleet({ funds: dashboardFunds })
  await fillDashboard(sharedFleet)
})

const open = (options: PortalOptions = {}) =>
  renderInPortal((fleetId) => <FleetDashboard fleetId={fleetId} />, { fleet: sharedFleet, ...options })

const findTile = (name: string) => screen.findByRole('region', { name })
/** Finds a text in a tile. Searches the tile again each time, because its loading state is another element. */
const findTileText = (name: string, text: string | RegExp) =>
  waitFor(() => within(screen.getByRole('region', { name })).getByText(text))

test('shows balances, price movements, savings, codes and consumption of a hedging fleet', async () => {
  const { wire } = await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Test!' })).toBeVisible()
  expect(await findTileText('Wallet balance', /^₱\d{3},\d{3}\.\d\d$/)).toBeVisible()
  expect(await findTileText('Lifetime savings', /^₱\d+\.\d\d$/)).toBeVisible()
  expect(await findTileText('Diesel', '379.5 L')).toBeVisible()
  for (const other of ['Gas 91', 'Gas 95', 'Gas 97']) expect(await findTileText(other, '500 L')).toBeVisible()
  expect(await findTileText('Latest price movement', 'Down ₱0.65/L')).toBeVisible()
  expect(await findTileText('Upcoming price movement', 'Up ₱2.60/L')).toBeVisible()
  expect(await findTileText('Active fuel codes', '100 L')).toBeVisible()
  expect(await findTileText('Consumption this month', '20.5 L')).toBeVisible()
  expect(wire.of(getConsumption)[0]?.query).toMatchObject({
    startDate: `${today().slice(0, 8)}01T00:00:00+08:00`,
    endDate: `${today()}T23:59:59+08:00`,
  })
  expect(screen.getByRole('region', { name: 'Price movement history' })).toBeVisible()
})

test('says the time and the limit of all fuels once for all tiles', async () => {
  await open()
  await findTileText('Consumption this month', '20.5 L')
  await findTileText('Diesel', '379.5 L')
  expect(await screen.findAllByText(/^As of \d/)).toHaveLength(1)
  // The limit counts the 100 L of the code too.
  expect(await screen.findAllByText('All fuels, codes included: 1,979.5 L of 12,000 L limit')).toHaveLength(1)
  expect(await findTileText('Diesel', '479.5 L, codes included')).toBeVisible()
})

describe('a tile that was read at another time than the wallet', () => {
  afterEach(() => void vi.useRealTimers())

  /** Opens the dashboard 20 seconds before the next minute. Returns a function that answers the wallet some seconds later. */
  async function openAndAnswerLater() {
    vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / 60_000) * 60_000 + 40_000 })
    let release = () => {}
    await open({ prepareWire: (wire) => (release = wire.hold(getWallet)) })
    await findTileText('Consumption this month', '20.5 L')
    await findTileText('Diesel', '379.5 L')
    return (seconds: number) => {
      vi.setSystemTime(Date.now() + seconds * 1000)
      release()
    }
  }

  test('shows no time of its own if only a minute of the clock began between the answers', async () => {
    const answerWallet = await openAndAnswerLater()
    answerWallet(59)
    expect(await findTileText('Wallet balance', /^₱/)).toBeVisible()
    expect(screen.getAllByText(/^As of \d/)).toHaveLength(1)
  })

  test('shows its own time from a minute on', async () => {
    const answerWallet = await openAndAnswerLater()
    answerWallet(60)
    expect(await findTileText('Diesel', /^As of \d/)).toBeVisible()
  })
})

test('shows the limit of a product in its tile', async () => {
  await open({
    prepareWire: (wire) =>
      wire.rewrite(getFleet, (answer) => ({ ...answer, inventoryLimit: { Diesel: 1000 } })),
  })
  expect(await findTileText('Diesel', '479.5 L of 1,000 L limit, codes included')).toBeVisible()
  expect(screen.queryByText(/All fuels/)).toBeNull()
})

test('links each tile to its area with matching filters', async () => {
  const { user, moves } = await open()
  const clickLink = async (region: string, name: string) =>
    user.click(await within(await findTile(region)).findByRole('link', { name }))
  await clickLink('Active fuel codes', 'Diesel: 100\u00A0L')
  await clickLink('Consumption this month', 'Diesel: 20.5\u00A0L')
  await clickLink('Gas 91', 'Gas 91')
  await clickLink('Wallet balance', 'Wallet balance')
  await clickLink('Latest price movement', 'Latest price movement')
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

test('shows values without a link if the role cannot open the area', async () => {
  await open({ as: 'data-analyst' })
  expect(await findTileText('Active fuel codes', '100 L')).toBeVisible()
  expect(await findTileText('Consumption this month', '20.5 L')).toBeVisible()
  for (const name of ['Active fuel codes', 'Consumption this month', 'Lifetime savings'])
    expect(within(await findTile(name)).queryByRole('link')).toBeNull()
  expect(within(await findTile('Diesel')).getByRole('link', { name: 'Diesel' })).toBeVisible()
})

test('shows no links to areas that the host page does not provide', async () => {
  await open({ provider: { navigation: createMemoryNavigation() } })
  expect(await findTileText('Active fuel codes', '100 L')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

test('shows only the wallet of a wallet fleet and requests no fuel data', async () => {
  const fleet = await testFleet({ type: 'locqpay-manual-po', funds: 1_234_567_80 })
  const { wire } = await open({ fleet })
  expect(await findTileText('Wallet balance', '₱1,234,567.80')).toBeVisible()
  expect(within(await findTile('Wallet balance')).getByRole('link', { name: 'Cash in' })).toBeVisible()
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

test('shows the error of a failed tile inside the tile and retries only that tile', async () => {
  const { user, wire } = await open({
    prepareWire: (toServer) => toServer.breakAt(getSavings, 'before-tx'),
  })
  const failed = await findTile('Lifetime savings')
  expect(await within(failed).findByRole('alert')).toHaveTextContent('Something went wrong')
  expect(await findTileText('Diesel', '379.5 L')).toBeVisible()
  const callCount = wire.of(getWallet).length
  await user.click(within(failed).getByRole('button', { name: 'Try again' }))
  expect(await findTileText('Lifetime savings', /^₱\d+\.\d\d$/)).toBeVisible()
  expect(wire.of(getWallet)).toHaveLength(callCount)
})

test('reports the failure of one tile, and that the dashboard has loaded with the other tiles', async () => {
  const events: string[] = []
  const onEvent = ({ type, widget }: FleetEvent) => {
    if (widget === 'dashboard') events.push(type)
  }
  await renderInPortal((fleetId) => <FleetDashboard fleetId={fleetId} onEvent={onEvent} />, {
    fleet: sharedFleet,
    prepareWire: (toServer) => toServer.breakAt(getSavings, 'before-tx'),
  })
  await waitFor(() => expect(events).toEqual(['widget.failed', 'widget.loaded']), { timeout: 10_000 })
  expect(await within(await findTile('Lifetime savings')).findByRole('alert')).toBeVisible()
})

test('a dashboard without a readable fleet reports the failure, and never that it has loaded', async () => {
  const events: string[] = []
  await renderInPortal(
    (fleetId) => <FleetDashboard fleetId={fleetId} onEvent={({ type }) => events.push(type)} />,
    { fleet: sharedFleet, prepareWire: (toServer) => toServer.breakAt(getFleet, 'before-tx') },
  )
  expect(await screen.findByText('This could not be loaded')).toBeVisible()
  await waitFor(() => expect(events).toContain('widget.failed'))
  // The event would come from a timer that was started before this one.
  await new Promise((resolve) => setTimeout(resolve))
  expect(events).not.toContain('widget.loaded')
})

test('keeps a balance with its time and a retry button if a refresh fails', async () => {
  const { wire, user } = await open({ fleet: await testFleet({ type: 'locqpay' }) })
  await findTileText('Wallet balance', /^₱/)
  wire.breakAt(getWallet, 'before-tx')
  // Every write refetches all reads.
  await user.click(await screen.findByRole('button', { name: 'Skip' }))
  expect(await findTileText('Wallet balance', 'Could not be refreshed.')).toBeVisible()
  expect(await findTileText('Wallet balance', /^₱/)).toBeVisible()
  await user.click(within(await findTile('Wallet balance')).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText('Could not be refreshed.')).toBeNull())
})

test('shows "No Data." for a fleet without price movements', async () => {
  await open({ fleet: await testFleet() })
  expect(await findTileText('Upcoming price movement', 'No Data.')).toBeVisible()
  expect(await findTileText('Price movement history', 'No Data.')).toBeVisible()
  expect(await findTileText('Diesel', '0 L')).toBeVisible()
})

test('denies a role without access to the dashboard and requests no data', async () => {
  const { wire } = await open({ as: 'fleet-manager' })
  expect(await screen.findByText('Not Authorized')).toBeVisible()
  expect(wire.of(getWallet)).toEqual([])
})
