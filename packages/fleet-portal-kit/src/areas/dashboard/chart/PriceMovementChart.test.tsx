import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { listContractPrices, listPriceMovements } from 'api-client/contract/prices'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { plusDays } from '../../../format/calendar.ts'
import { today } from '../../../format/days.ts'
import { renderInPortal, type PortalOptions } from '../../../testing/renderInPortal.tsx'
import { testFleet, type TestFleet } from '../../../testing/testFleet.ts'
import { moveDiesel } from '../dashboardScene.ts'
import { PriceMovementChart } from './PriceMovementChart.tsx'

// One fleet for all of it: nothing here changes it.
let moved: TestFleet
beforeAll(async () => {
  moved = await testFleet()
  await moveDiesel(moved)
})
// Nothing has a width in this document.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900))
afterEach(() => void vi.restoreAllMocks())

const open = (options: PortalOptions = {}) =>
  renderInPortal((fleetId) => <PriceMovementChart fleetId={fleetId} />, { fleet: moved, ...options })

const slider = () => screen.findByRole('slider')
const drawn = (container: HTMLElement) => ({
  bars: container.querySelectorAll('.visx-bar-group > *').length,
  lines: container.querySelectorAll('path.visx-path, path[stroke]').length,
})

test('the movements of the last four weeks are bars by week, spoken period by period', async () => {
  const { container } = await open()
  const chart = await slider()
  expect(chart).toHaveAccessibleName('Price movements')
  await waitFor(() => expect(drawn(container).bars).toBe(3))
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

test('added up, the last period tells the whole change', async () => {
  await open({ search: 'graph=priceMovementsCumulative' })
  expect(await slider()).toHaveAttribute('aria-valuetext', expect.stringContaining('Diesel Up ₱0.45/L'))
})

test('contract prices are what the fleet pays at the end of each period', async () => {
  const { wire } = await open({ search: 'graph=contractPrices' })
  expect(await slider()).toHaveAttribute('aria-valuetext', expect.stringContaining('Diesel ₱55.50/L'))
  expect(wire.of(listContractPrices)[0]?.query).toMatchObject({
    fleetId: moved.fleetId,
    movementType: 'national,account,initial',
  })
  expect(wire.of(listPriceMovements)).toEqual([])
})

test('the table has the same figures, the newest period first, and the way back', async () => {
  const { person } = await open()
  await slider()
  await person.click(screen.getByRole('button', { name: 'Show as table' }))
  const table = await screen.findByRole('table', { name: 'Price movements' })
  const cells = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('cell').textContent)
  expect(cells.filter((text) => text !== '—')).toEqual(['Down ₱0.65/L', 'Up ₱1.10/L', 'No change'])
  await person.click(screen.getByRole('button', { name: 'Show as chart' }))
  expect(await slider()).toBeVisible()
})

test('graph and range are kept in the address, and Back goes through them', async () => {
  const { person, navigation, wire } = await open()
  await slider()
  await person.selectOptions(screen.getByLabelText('Date range'), 'Last 6 months')
  await person.selectOptions(screen.getByLabelText('Graph'), 'Cumulative price movements')
  expect(navigation.search()).toBe('range=last6Months&graph=priceMovementsCumulative')
  expect(await slider()).toHaveAccessibleName('Cumulative price movements')
  navigation.back()
  await waitFor(() => expect(screen.getByLabelText('Graph')).toHaveDisplayValue('Price movements'))
  expect(screen.getByLabelText('Date range')).toHaveDisplayValue('Last 6 months')
  expect(wire.of(listPriceMovements).at(-1)?.query['endDate']).toBe(`${today()}T23:59:59+08:00`)
})

test('days of one’s own lie between the first that has prices and today', async () => {
  const { person, navigation, fleet } = await open()
  await slider()
  await person.selectOptions(screen.getByLabelText('Date range'), 'Custom')
  const [from, to] = [screen.getByLabelText('From'), screen.getByLabelText('To')]
  expect(from).toHaveAttribute('min', '2020-05-12')
  expect(to).toHaveAttribute('max', today())
  const start = plusDays(today(), -9)
  fireEvent.change(from, { target: { value: start } })
  expect(navigation.search()).toBe(`range=dateRange&startDate=${start}&endDate=${today()}`)
  const periods = async () => Number((await slider()).getAttribute('aria-valuemax'))
  fireEvent.change(to, { target: { value: plusDays(start, 6) } })
  await waitFor(async () => expect(await periods()).toBe(7))
  // The eighth day is more than a week: two weeks of the calendar.
  fireEvent.change(to, { target: { value: plusDays(start, 7) } })
  await waitFor(async () => expect(await periods()).toBe(2))
  await person.selectOptions(screen.getByLabelText('Graph'), 'Contract prices')
  await waitFor(() => expect(screen.getByLabelText('From')).toHaveAttribute('min', today()))
  expect(fleet.fleetId).toBe(moved.fleetId)
})

test('a range without a movement has no data', async () => {
  await open({ search: 'range=dateRange&startDate=2021-01-01&endDate=2021-02-01' })
  expect(await screen.findByText('No Data.')).toBeVisible()
})

test('a chart that cannot be read says so in its place and can be tried again', async () => {
  const { person } = await open({ prepareWire: (wire) => wire.breakAt(listPriceMovements, 'before-tx') })
  await person.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await slider()).toBeVisible()
})
