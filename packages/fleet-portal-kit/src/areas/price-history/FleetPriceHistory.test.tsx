import { listPriceHistory } from 'fleet-portal-api-client/contract/fuel'
import { createReport } from 'fleet-portal-api-client/contract/reports'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { presetRange } from '../../format/calendar.ts'
import { findDialog } from '../../testing/findDialog.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { FleetPriceHistory } from './FleetPriceHistory.tsx'
import { everyMovement, setPrices } from './pricesScene.ts'

async function open(options: PortalOptions = {}) {
  const fleet = options.fleet ?? (await testFleet())
  await setPrices(fleet, everyMovement)
  return renderInPortal((fleetId) => <FleetPriceHistory fleetId={fleetId} />, { ...options, fleet })
}

const findRows = async () => {
  await waitFor(() => expect(screen.queryAllByRole('row').length).toBeGreaterThan(1))
  return screen.getAllByRole('row').slice(1)
}
const findRowWith = async (text: string) => {
  await findRows()
  return (await screen.findByText(text, { selector: 'td, td *' })).closest('tr') as HTMLElement
}

test('lists the last four weeks, newest first, ten per page, with all columns', async () => {
  const { wire } = await open()
  const rows = await findRows()
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Effective date',
    'Product',
    'Pump price (base price)',
    'Price movement',
    'Discount',
    'Credit price (contract price)',
    'Movement type',
  ])
  expect(rows[0]).toHaveTextContent('Gas 91')
  expect(rows[0]).toHaveTextContent('Change of reference station')
  const { start, end } = presetRange('last4Weeks')
  expect(wire.of(listPriceHistory)[0]?.query).toMatchObject({
    startDate: `${start}T00:00:00+08:00`,
    endDate: `${end}T23:59:59+08:00`,
    page: '1',
    perPage: '10',
  })
  expect(screen.getByText(/^Prices that took effect from /)).toBeVisible()
})

test('shows movements with a sign per litre, and readable movement types', async () => {
  await open()
  const discount = await findRowWith('Discount update')
  for (const text of ['Diesel', '₱58.60/L', '₱3.25/L', '₱55.35/L']) {
    expect(discount).toHaveTextContent(text)
  }
  // The price at the pump did not move.
  expect(discount).not.toHaveTextContent('₱0.00')
  expect(within(discount).getByRole('img', { name: 'None' })).toBeVisible()
  expect(await findRowWith('Account-specific')).toHaveTextContent(/[+−]₱\d+\.\d\d\/L/)
  for (const kind of ['National', 'Price upon onboarding']) {
    expect((await screen.findAllByText(kind, { selector: 'td, td *' })).length).toBeGreaterThan(0)
  }
  const signs = (await findRows()).map((row) => /[+−]/.exec(row.textContent ?? '')?.[0])
  expect(signs).toEqual(expect.arrayContaining(['+', '−']))
})

test('shows a dash for a price or discount of zero', async () => {
  await open({
    prepareWire: (wire) =>
      wire.rewrite(listPriceHistory, (answer) => {
        const { priceHistory, ...rest } = answer as { priceHistory: object[] }
        const none = { pumpPrice: 0, discount: 0, creditPrice: 0, priceMovement: 1.5 }
        return { ...rest, priceHistory: priceHistory.map((row) => ({ ...row, ...none })) }
      }),
  })
  const row = await findRowWith('Discount update')
  expect(row).not.toHaveTextContent('₱0.00')
  expect(within(row).getAllByRole('img', { name: 'None' })).toHaveLength(3)
})

test('filters by product and movement type, in the URL and in the export', async () => {
  const { user, wire, navigation, fleet } = await open()
  await findRows()
  const shown = within(screen.getByRole('group', { name: 'Products' }))
  await user.click(shown.getByRole('button', { name: 'Diesel' }))
  await user.click(shown.getByRole('button', { name: 'Gas 95' }))
  expect(shown.getByRole('button', { name: 'Diesel' })).toHaveAttribute('aria-pressed', 'true')
  await user.selectOptions(screen.getByLabelText('Movement type'), 'National')
  await waitFor(() => expect(screen.queryByText('Discount update', { selector: 'td, td *' })).toBeNull())
  expect(await findRows()).toHaveLength(2)
  expect(wire.of(listPriceHistory).at(-1)?.query).toMatchObject({
    productCodes: 'diesel,gas95',
    movementType: 'national',
  })
  expect(new URLSearchParams(navigation.search()).get('productCodes')).toBe('diesel,gas95')
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  await waitFor(() => expect(wire.of(createReport)).not.toHaveLength(0))
  const { start } = presetRange('last4Weeks')
  const body = wire.of(createReport)[0]?.body
  expect(body).toMatchObject({
    reportType: 'pricing-history',
    fleetId: fleet.fleetId,
    productCodes: 'diesel,gas95',
    movementType: 'national',
    startDate: `${start}T00:00:00+08:00`,
  })
  expect(body).not.toHaveProperty('perPage')
})

test('compares products side by side with one row per time, and loads more rows on demand', async () => {
  const fleet = await testFleet()
  const alternatingPrices = Array.from({ length: 52 }, (_, index) => ({
    productCode: 'Diesel' as const,
    pumpPrice: index % 2 ? 57 : 58,
    effectiveAt: new Date(Date.now() - (60 - index) * 3_600_000).toISOString(),
  }))
  await setPrices(fleet, alternatingPrices)
  const { user } = await open({ fleet })
  await findRows()
  await user.click(screen.getByRole('button', { name: 'Side by side' }))
  const comparison = await findDialog('Credit prices side by side')
  const heads = await within(comparison).findAllByRole('columnheader')
  expect(heads.map((head) => head.textContent)).toEqual([
    'Effective date',
    'Diesel',
    'Gas 91',
    'Gas 95',
    'Gas 97',
  ])
  const rowCount = () => within(comparison).getAllByRole('row').length
  const countBefore = rowCount()
  // The prices before the first page of rows are not known yet.
  expect(within(comparison).getAllByText('—').length).toBeGreaterThan(0)
  expect(comparison).toHaveAccessibleDescription(/with the movement of each credit price/)
  await user.click(within(comparison).getByRole('button', { name: 'Load more' }))
  await waitFor(() => expect(rowCount()).toBeGreaterThan(countBefore))
  expect(within(comparison).queryByRole('button', { name: 'Load more' })).toBeNull()
})

describe('side by side', () => {
  const openSideBySide = async (options: PortalOptions = {}) => {
    const rendered = await open(options)
    await findRows()
    await rendered.user.click(screen.getByRole('button', { name: 'Side by side' }))
    const dialog = within(await findDialog('Credit prices side by side'))
    await dialog.findAllByRole('columnheader')
    const cells = () =>
      dialog
        .getAllByRole('row')
        .slice(1)
        .map((row) =>
          within(row)
            .getAllByRole('cell')
            .map((cell) => cell.textContent),
        )
    return { ...rendered, cells }
  }

  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

  test('shows the movement of the credit price, and the valid price where a product did not change', async () => {
    const fleet = await testFleet()
    await setPrices(fleet, [
      { productCode: 'Diesel', pumpPrice: 58.6, effectiveAt: daysAgo(9) },
      { productCode: 'Gas91', pumpPrice: 60, effectiveAt: daysAgo(8) },
      // A new discount changes the credit price, and not the pump price.
      {
        productCode: 'Diesel',
        pumpPrice: 58.6,
        discount: 3.25,
        movementType: 'discount',
        effectiveAt: daysAgo(7),
      },
    ])
    const { cells } = await openSideBySide({ fleet })
    await waitFor(() => expect(cells().flat()).toContain('₱55.35/L−₱3.25/L'))
    expect(cells().flat()).toContain('₱58.60/LNo change')
  })

  test('knows the prices before the date range', async () => {
    const fleet = await testFleet()
    await setPrices(fleet, [
      { productCode: 'Diesel', pumpPrice: 50, effectiveAt: daysAgo(60) },
      { productCode: 'Diesel', pumpPrice: 51, effectiveAt: daysAgo(9) },
    ])
    const { cells } = await openSideBySide({ fleet })
    await waitFor(() => expect(cells().flat()).toContain('₱51.00/L+₱1.00/L'))
  })

  test('shows neither movements nor valid prices if a filter leaves out prices', async () => {
    const { cells } = await openSideBySide({ search: 'movementType=discount' })
    await waitFor(() => expect(cells()).toEqual([['₱55.35/L']]))
  })
})

test('the filters name the last four weeks that the list shows, and do not offer any time', async () => {
  const { user, wire } = await open()
  await findRows()
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  const range = await screen.findByLabelText<HTMLSelectElement>('Date range')
  expect(range.selectedOptions[0]).toHaveTextContent('Last 4 weeks')
  expect(within(range).queryByRole('option', { name: 'Any time' })).toBeNull()
  await user.selectOptions(range, 'Last 6 months')
  await user.click(screen.getByRole('button', { name: 'Apply Filters' }))
  const { start } = presetRange('last6Months')
  await waitFor(() =>
    expect(wire.of(listPriceHistory).at(-1)?.query).toMatchObject({ startDate: `${start}T00:00:00+08:00` }),
  )
  await user.click(screen.getByRole('button', { name: /^Filters/ }))
  await user.click(await screen.findByRole('button', { name: 'Clear All' }))
  await user.click(screen.getByRole('button', { name: /^Filters/ }))
  const cleared = await screen.findByLabelText<HTMLSelectElement>('Date range')
  expect(cleared.selectedOptions[0]).toHaveTextContent('Last 4 weeks')
})

test('links to Buy Fuel and to the chart with the same filters', async () => {
  const { user, moves } = await open({
    search: 'productCodes=diesel&startDate=2026-10-01&endDate=2026-10-31',
  })
  await user.click(await screen.findByRole('link', { name: 'Buy fuel' }))
  await user.click(await screen.findByRole('link', { name: 'Chart' }))
  expect(moves).toEqual([
    { area: 'buy-fuel' },
    {
      area: 'dashboard',
      search: { productCodes: 'diesel', startDate: '2026-10-01', endDate: '2026-10-31' },
      state: { show: 'price-chart' },
    },
  ])
})

test('has no link to the chart for a role without the dashboard, or for a wallet fleet, which has no price chart', async () => {
  const { unmount } = await open({ as: 'fleet-manager' })
  await findRows()
  expect(screen.queryByRole('link', { name: 'Chart' })).toBeNull()
  unmount()
  await open({ fleet: await testFleet({ type: 'locqpay' }) })
  await findRows()
  expect(screen.queryByRole('link', { name: 'Chart' })).toBeNull()
})

test('allows the export for every role with access and denies other roles', async () => {
  const fleet = await testFleet()
  for (const as of ['purchaser', 'fleet-manager', 'data-analyst'] as const) {
    const { unmount } = await open({ fleet, as })
    expect(await screen.findByRole('button', { name: 'Export' })).toBeVisible()
    unmount()
  }
  const { wire } = await open({ fleet, as: 'account-manager' })
  expect(await screen.findByText('Not Authorized')).toBeVisible()
  expect(wire.successfulOf(listPriceHistory)).toEqual([])
})
