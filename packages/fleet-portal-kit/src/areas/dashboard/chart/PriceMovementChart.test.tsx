import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { listContractPrices, listPriceMovements } from 'fleet-portal-api-client/contract/prices'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { plusDays } from '../../../format/calendar.ts'
import { today } from '../../../format/days.ts'
import { renderInPortal, type PortalOptions } from '../../../testing/renderInPortal.tsx'
import { stubResizeObserver } from '../../../testing/stubResizeObserver.ts'
import { testFleet, type TestFleet } from '../../../testing/testFleet.ts'
import { moveDiesel } from '../dashboardScene.ts'
import { PriceMovementChart } from './PriceMovementChart.tsx'

// All tests share one fleet, because none of them changes it.
let sharedFleet: TestFleet
beforeAll(async () => {
  sharedFleet = await testFleet()
  await moveDiesel(sharedFleet)
})
// Elements have no width in jsdom.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const open = (options: PortalOptions = {}) =>
  renderInPortal((fleetId) => <PriceMovementChart fleetId={fleetId} />, { fleet: sharedFleet, ...options })

const findSlider = () => screen.findByRole('slider')
const countShapes = (container: HTMLElement) => ({
  bars: container.querySelectorAll('.visx-bar-group > *').length,
  lines: container.querySelectorAll('path.visx-path, path[stroke]').length,
})

test('shows the price movements of the last four weeks as weekly bars and announces each period', async () => {
  const { container } = await open()
  const chart = await findSlider()
  expect(chart).toHaveAccessibleName('Price movements')
  await waitFor(() => expect(countShapes(container).bars).toBe(3))
  const periods = Number(chart.getAttribute('aria-valuemax'))
  expect(periods).toBeGreaterThanOrEqual(4)
  const values = Array.from({ length: periods }, () => {
    const text = chart.getAttribute('aria-valuetext')
    fireEvent.keyDown(chart, { key: 'ArrowLeft' })
    return text
  })
  expect(values.filter((text) => text?.includes('Diesel Up ₱1.10/L'))).toHaveLength(1)
  expect(values.filter((text) => text?.includes('Diesel Down ₱0.65/L'))).toHaveLength(1)
  expect(chart).toHaveAttribute('aria-valuenow', '1')
  fireEvent.keyDown(chart, { key: 'End' })
  expect(chart).toHaveAttribute('aria-valuenow', String(periods))
})

test('a link to the chart scrolls the page to it', async () => {
  const scrollIntoView = vi.fn()
  // jsdom has no such method.
  Object.assign(HTMLElement.prototype, { scrollIntoView })
  const { unmount } = await open()
  await findSlider()
  expect(scrollIntoView).not.toHaveBeenCalled()
  unmount()
  await open({ state: { show: 'price-chart' } })
  await waitFor(() => expect(scrollIntoView).toHaveBeenCalledTimes(1))
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView')
})

test('shows the total change in the last period of the cumulative graph', async () => {
  await open({ search: 'graph=priceMovementsCumulative' })
  expect(await findSlider()).toHaveAttribute('aria-valuetext', expect.stringContaining('Diesel Up ₱0.45/L'))
})

test('shows the contract price at the end of each period', async () => {
  const { wire } = await open({ search: 'graph=contractPrices' })
  expect(await findSlider()).toHaveAttribute('aria-valuetext', expect.stringContaining('Diesel ₱55.50/L'))
  expect(wire.of(listContractPrices)[0]?.query).toMatchObject({
    fleetId: sharedFleet.fleetId,
    movementType: 'national,account,initial',
  })
  expect(wire.of(listPriceMovements)).toEqual([])
})

test('shows the same values in a table, newest period first, and switches back to the chart', async () => {
  const { user } = await open()
  await findSlider()
  await user.click(screen.getByRole('button', { name: 'Show as table' }))
  const table = await screen.findByRole('table', { name: 'Price movements' })
  const cells = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('cell').textContent)
  expect(cells.filter((text) => text !== '—')).toEqual(['Down ₱0.65/L', 'Up ₱1.10/L', 'No change'])
  await user.click(screen.getByRole('button', { name: 'Show as chart' }))
  expect(await findSlider()).toBeVisible()
})

test('copies the table with its headers for a spreadsheet', async () => {
  const { user } = await open()
  await findSlider()
  const writeText = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByRole('button', { name: 'Show as table' }))
  await user.click(await screen.findByRole('button', { name: 'Copy as table' }))
  expect(await screen.findByText(/rows copied/)).toBeVisible()
  const rows = String(writeText.mock.calls[0]?.[0]).split('\n')
  expect(rows[0]).toBe('Period\tDiesel')
  expect(rows.slice(1).map((row) => row.split('\t')[1])).toEqual(
    expect.arrayContaining(['Down ₱0.65/L', 'Up ₱1.10/L', 'No change']),
  )
})

test('stores graph and range in the URL, so that Back restores them', async () => {
  const { user, navigation, wire } = await open()
  await findSlider()
  await user.selectOptions(screen.getByLabelText('Date range'), 'Last 6 months')
  await user.selectOptions(screen.getByLabelText('Graph'), 'Cumulative price movements')
  expect(navigation.search()).toBe('range=last6Months&graph=priceMovementsCumulative')
  expect(await findSlider()).toHaveAccessibleName('Cumulative price movements')
  navigation.back()
  await waitFor(() => expect(screen.getByLabelText('Graph')).toHaveDisplayValue('Price movements'))
  expect(screen.getByLabelText('Date range')).toHaveDisplayValue('Last 6 months')
  expect(wire.of(listPriceMovements).at(-1)?.query['endDate']).toBe(`${today()}T23:59:59+08:00`)
})

test('keeps the drawn chart while the page around it is hidden', async () => {
  const reportSizes = stubResizeObserver()
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900)
  const { container } = await open()
  await findSlider()
  await waitFor(() => expect(countShapes(container).bars).toBe(3))
  const drawn = container.querySelector('.fpk-chart svg')
  const resizeTo = (pixels: number) => {
    width.mockReturnValue(pixels)
    reportSizes()
  }
  resizeTo(0)
  expect(container.querySelector('.fpk-chart svg')).toBe(drawn)
  resizeTo(700)
  expect(container.querySelector('.fpk-chart svg')).toBe(drawn)
  expect(drawn).toHaveAttribute('width', '700')
})

test('limits a custom range to the first day with prices and today', async () => {
  const { user, navigation, fleet } = await open()
  await findSlider()
  await user.selectOptions(screen.getByLabelText('Date range'), 'Custom')
  const [from, to] = [screen.getByLabelText('From'), screen.getByLabelText('To')]
  expect(from).toHaveAttribute('min', '2020-05-12')
  expect(to).toHaveAttribute('max', today())
  const start = plusDays(today(), -9)
  fireEvent.change(from, { target: { value: start } })
  expect(navigation.search()).toBe(`range=dateRange&startDate=${start}&endDate=${today()}`)
  const periods = async () => Number((await findSlider()).getAttribute('aria-valuemax'))
  fireEvent.change(to, { target: { value: plusDays(start, 6) } })
  await waitFor(async () => expect(await periods()).toBe(7))
  // Eight days are more than a week, so the chart shows two calendar weeks.
  fireEvent.change(to, { target: { value: plusDays(start, 7) } })
  await waitFor(async () => expect(await periods()).toBe(2))
  await user.selectOptions(screen.getByLabelText('Graph'), 'Contract prices')
  await waitFor(() => expect(screen.getByLabelText('From')).toHaveAttribute('min', today()))
  expect(fleet.fleetId).toBe(sharedFleet.fleetId)
})

test('shows "No Data." for a range without price movements', async () => {
  await open({ search: 'range=dateRange&startDate=2021-01-01&endDate=2021-02-01' })
  expect(await screen.findByText('No Data.')).toBeVisible()
})

test('shows an error with a retry button in place of the chart if loading fails', async () => {
  const { user } = await open({
    prepareWire: (wire) => wire.breakAt(listPriceMovements, 'before-tx'),
  })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await findSlider()).toBeVisible()
})
