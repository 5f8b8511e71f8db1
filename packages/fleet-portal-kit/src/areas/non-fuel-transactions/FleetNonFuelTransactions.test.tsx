import { hasPurchaseOrders } from 'fleet-portal-api-client/contract/access'
import { listMerchantPayments, listMerchantStations } from 'fleet-portal-api-client/contract/merchantPayments'
import { createReport } from 'fleet-portal-api-client/contract/reports'
import { centavos } from 'fleet-portal-api-client/money'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { arrangePayments, payAt } from '../../testing/arrangePayments.ts'
import { issueCard } from '../../testing/cardScene.ts'
import { findDialog } from '../../testing/findDialog.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { FleetNonFuelTransactions } from './FleetNonFuelTransactions.tsx'

/** Renders the purchases of a fleet that bought engine oil and a car wash, which was voided. */
async function open({ search, ...options }: PortalOptions & { search?: string } = {}) {
  const { as, type = 'locqpay', ...wanted } = options
  const fleet = await testFleet({ funds: centavos(1_000_000_00), type, ...wanted })
  const payments = await arrangePayments(fleet, {
    hasOrders: hasPurchaseOrders(type),
    isFuelAlone: type === 'hedging',
  })
  const portal = await renderInPortal((fleetId) => <FleetNonFuelTransactions fleetId={fleetId} />, {
    fleet,
    ...(as && { as }),
    ...(search && { search }),
  })
  return { ...portal, ...payments }
}

const findRow = async (text: string) => (await screen.findByText(text)).closest('tr') as HTMLElement
const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent)

test('lists purchases with all columns and totals, without fuel', async () => {
  const { oilOr, cardNumber, wire } = await open()
  const row = await findRow(oilOr)
  expect(screen.getByText('Review purchases other than fuel made with your fleet cards.')).toBeVisible()
  for (const text of ['José Peñaflor', 'ABC1234', '₱1,234.50', 'Engine oil and filter', 'Success']) {
    expect(within(row).getByText(text)).toBeVisible()
  }
  expect(within(row).getByText(`•••• ${cardNumber.slice(-4)}`)).toBeVisible()
  expect(headers()).toEqual([
    'Date',
    'Station',
    'Card number, driver',
    'Vehicle',
    'Amount',
    'OR number',
    'Transaction remarks',
    'Status',
  ])
  expect(screen.getAllByRole('row')).toHaveLength(3)
  const voided = await findRow('Car wash')
  expect(within(voided).getByText('₱500.00').closest('s')).not.toBeNull()
  const totals = screen.getByText('1 payment · ₱1,234.50').parentElement
  expect(totals).toHaveTextContent('In all: 1 payment · ₱1,234.50 (1 voided is left out)')
  expect(wire.of(listMerchantPayments).map(({ query }) => query['status'])).toEqual(['success,voided'])
})

test('shows the totals of all pages, and without sums of the server those of the page', async () => {
  const fleet = await testFleet({ funds: centavos(1_000_000_00), type: 'locqpay' })
  const { cardNumber } = await issueCard(fleet)
  const pay = payAt(fleet)
  for (let count = 0; count < 12; count += 1) {
    const { paymentId } = await pay('other', { cardNumber, amount: 100 })
    if (count === 0) await pay('void', { paymentId, remarks: 'Paid twice' })
  }
  const show = (prepareWire?: PortalOptions['prepareWire']) =>
    renderInPortal((fleetId) => <FleetNonFuelTransactions fleetId={fleetId} />, {
      fleet,
      ...(prepareWire && { prepareWire }),
    })
  const { unmount } = await show()
  expect(await screen.findByText('11 payments · ₱1,100.00')).toBeVisible()
  expect(screen.getByText('In all:')).toBeVisible()
  expect(screen.getByText('(1 voided is left out)')).toBeVisible()
  unmount()
  await show((wire) =>
    wire.rewrite(listMerchantPayments, (answer) => {
      const { totals: _totals, ...rest } = answer as { totals: unknown }
      return rest
    }),
  )
  expect(await screen.findByText('10 payments · ₱1,000.00')).toBeVisible()
  expect(screen.getByText('On this page:')).toBeVisible()
})

test('opens the remarks of voided purchases only and returns the focus', async () => {
  const { user, oilOr, navigation } = await open()
  expect(within(await findRow(oilOr)).queryByText('View')).toBeNull()
  const voided = await findRow('Car wash')
  const view = within(voided).getByRole('button', { name: /^View the remarks of OR-/ })
  view.focus()
  await user.keyboard('{Enter}')
  const dialog = await findDialog('Remarks')
  expect(within(dialog).getByText('Paid twice')).toBeVisible()
  expect(navigation.search()).toMatch(/remarks%3Ampy_/)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(view).toHaveFocus()
  expect(navigation.search()).toBe('')
})

test.each([
  ['locqpay-manual-po', true],
  ['locqpay-manual-po-credit', true],
  ['locqpay', false],
] as const)('shows purchase orders to a %s fleet: %s', async (type, hasOrders) => {
  const { oilOr } = await open({ type })
  const row = await findRow(oilOr)
  expect(headers().includes(hasOrders ? 'OR number, PO number' : 'OR number')).toBe(true)
  expect(within(row).queryAllByText('PO-2026-002')).toHaveLength(hasOrders ? 1 : 0)
})

test('shows a hedging fleet that the area is not available and reads no list', async () => {
  const { wire } = await open({ type: 'hedging' })
  expect(await screen.findByRole('heading', { name: 'Not available for this fleet type' })).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
  expect(wire.successfulOf(listMerchantPayments)).toEqual([])
})

test('filters by date, status, station and search, and exports with the same filters', async () => {
  const { user, wire, fleet, navigation, oilOr } = await open()
  await findRow(oilOr)
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  expect(await screen.findByRole('combobox', { name: 'Date range' })).toBeVisible()
  const group = screen.getByRole('group', { name: 'Status' })
  expect(within(group).getByRole('checkbox', { name: 'All' })).toBeChecked()
  await user.click(within(group).getByRole('checkbox', { name: 'Voided' }))
  await user.click(screen.getByRole('combobox', { name: 'Stations' }))
  const [first] = await within(await screen.findByRole('listbox')).findAllByRole('option')
  expect(wire.of(listMerchantStations).at(-1)?.query['fleetId']).toBe(fleet.fleetId)
  const name = first?.textContent ?? ''
  await user.click(first as HTMLElement)
  await user.click(screen.getByRole('button', { name: 'Apply Filters' }))
  expect(await screen.findByRole('button', { name: `Remove filter: Stations: ${name}` })).toBeVisible()
  const { redemptionStationIds, status } = Object.fromEntries(new URLSearchParams(navigation.search()))
  expect(status).toBe('voided')
  vi.spyOn(globalThis, 'open').mockReturnValue(null)
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  expect(await screen.findByText('The report is ready.')).toBeVisible()
  expect(wire.of(createReport)[0]?.body).toEqual({
    reportType: 'merchant-payment',
    platformType: 'plb',
    fleetId: fleet.fleetId,
    status: 'voided',
    redemptionStationIds,
  })
  await user.click(screen.getByRole('button', { name: /^Remove filter: Stations/ }))
  expect(await findRow('Car wash')).toBeVisible()
  expect(screen.getAllByRole('row')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: /^Remove filter: Status/ }))
  await user.type(screen.getByLabelText(/^Search card/), 'ABC 1234{Enter}')
  await waitFor(() => expect(screen.queryByText('Car wash')).toBeNull())
  expect(await findRow(oilOr)).toBeVisible()
})

test.each(['data-analyst', 'account-manager'] as const)(
  'denies a %s access and reads no list',
  async (as) => {
    const { wire } = await open({ as })
    expect(await screen.findByText('Not Authorized')).toBeVisible()
    expect(wire.successfulOf(listMerchantPayments)).toEqual([])
  },
)
