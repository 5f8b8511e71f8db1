import { permissionTable } from 'fleet-portal-api-client/contract/access'
import { listRedemptions, type Redemption } from 'fleet-portal-api-client/contract/redemptions'
import { createReport } from 'fleet-portal-api-client/contract/reports'
import { centavos, millilitres } from 'fleet-portal-api-client/money'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { arrangeRedemptions } from '../../testing/arrangeRedemptions.ts'
import { buyLitres, makeCodes } from '../../testing/fuelScene.ts'
import { inGroups } from '../../pieces/cells/codeText.ts'
import { createMemoryNavigation } from '../../provider/navigation.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { testSandbox } from '../../testing/testSandbox.ts'
import { FleetRedemptions } from './FleetRedemptions.tsx'

// Limits a report to two redemptions, so that three exceed the limit.
beforeAll(async () => void (await testSandbox({ redemptionsPerReport: 2 })))

/** Renders the list of a fleet with three redemptions. */
async function open({ search, ...options }: PortalOptions & { search?: string } = {}) {
  const { as, type, prepareWire, ...wanted } = options
  const fleet = await testFleet({ funds: centavos(1_000_000_00), ...wanted })
  const redemptions = await arrangeRedemptions(fleet, type)
  const portal = await renderInPortal((fleetId) => <FleetRedemptions fleetId={fleetId} />, {
    fleet,
    ...(as && { as }),
    ...(search && { search }),
    ...(prepareWire && { prepareWire }),
  })
  return { ...portal, ...redemptions }
}

const findRows = async () => {
  await screen.findAllByText('DRUM001')
  return screen.getAllByRole('row').slice(1)
}
const findRow = async (text: string) => {
  const matches = (await screen.findAllByText(text)).map((element) => element.closest('tr'))
  return matches[0] as HTMLElement
}
const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent)

describe('the list', () => {
  test('shows driver, vehicle, code, product, volume and status', async () => {
    const { truckCode, orNumber } = await open()
    const row = await findRow(orNumber)
    for (const text of [
      'José Peñaflor',
      'ABC1234',
      'Vehicle',
      inGroups(truckCode),
      'Diesel',
      '20.5 L',
      'Success',
    ]) {
      expect(within(row).getByText(text)).toBeVisible()
    }
    expect(await findRows()).toHaveLength(3)
  })

  test('shows a hedging fleet the total and average credit price', async () => {
    const { orNumber } = await open()
    const row = await findRow(orNumber)
    expect(headers()).toContain('Total, average price')
    expect(headers()).not.toContain('Pump price')
    // 20.5 L at 58.25 minus a discount of 2.75.
    expect(within(row).getByText('₱1,137.75')).toBeVisible()
    expect(within(row).getByText('average ₱55.50')).toBeVisible()
  })

  test('shows a wallet fleet the pump price and points instead', async () => {
    const { orNumber } = await open({ type: 'locqpay', isVip: true })
    const row = await findRow(orNumber)
    expect(headers()).toEqual(expect.arrayContaining(['Volume', 'Pump price', 'Points', 'OR number']))
    expect(headers()).not.toContain('Total, average price')
    expect(within(row).getByText('₱58.25')).toBeVisible()
    expect(within(row).getByText('20')).toBeVisible()
  })

  test.each([
    ['hedging', 'average ₱0.00'],
    ['locqpay', '₱0.00'],
  ] as const)('shows a %s fleet no price per liter of zero', async (type, price) => {
    const { orNumber } = await open({
      type,
      prepareWire: (wire) =>
        wire.rewrite(listRedemptions, (answer) => {
          const { redemptions, ...rest } = answer as { redemptions: Redemption[] }
          const free = { averageCreditPrice: 0, pumpPrice: 0 }
          return { ...rest, redemptions: redemptions.map((one) => ({ ...one, ...free })) }
        }),
    })
    expect(within(await findRow(orNumber)).queryByText(price)).toBeNull()
  })

  test('marks drum containers and shows "None" without a driver', async () => {
    await open()
    const row = await findRow('DRUM001')
    expect(within(row).getByText('Drum container')).toBeVisible()
    // The date is the header of the row.
    const driver = within(row).getAllByRole('cell')[headers().indexOf('Driver') - 1] as HTMLElement
    expect(within(driver).getByRole('img', { name: 'None' })).toBeVisible()
  })

  test('has all column headers', async () => {
    await open()
    await findRows()
    expect(headers()).toEqual([
      'Date',
      'Station',
      'Driver',
      'Vehicle or drum',
      'Fuel code',
      'Product',
      'Volume',
      'Total, average price',
      'OR number',
      'Status and remarks',
    ])
  })

  test('strikes through voided redemptions and shows the reason', async () => {
    await open()
    const row = await findRow('Voided')
    const voided = (await findRows()).find((one) => within(one).queryByText('Wrong pump')) as HTMLElement
    expect(row).toBeDefined()
    expect(within(voided).getByText('Voided')).toBeVisible()
    expect(within(voided).getByText('10 L').closest('s')).not.toBeNull()
    expect(within(voided).getByText('Wrong pump').closest('s')).toBeNull()
    expect(
      within(await findRow('DRUM001'))
        .getByText('8 L')
        .closest('s'),
    ).toBeNull()
  })

  test('says that the newest are first only while they are', async () => {
    const { user } = await open({ search: 'orderBy=redeemedAt&order=desc' })
    expect(await screen.findByText('Redemptions on all dates. Newest first.')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Volume' }))
    expect(await screen.findByText('Redemptions on all dates.')).toBeVisible()
  })

  test.each([
    ['2026-11-01', '2026-11-02', 'Redemptions from Nov 1, 2026 to Nov 2, 2026.'],
    ['2026-11-01', '2026-11-01', 'Redemptions on Nov 1, 2026.'],
  ])('says the days of the list: %s to %s', async (start, end, sentence) => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00+08:00'), toFake: ['Date'] })
    await open({ search: `startDate=${start}&endDate=${end}` })
    expect(await screen.findByText(`${sentence} Newest first.`)).toBeVisible()
    vi.useRealTimers()
  })

  test('shows totals without voided redemptions', async () => {
    await open()
    await findRows()
    // 28.5 L at 55.50; each row is rounded.
    expect(screen.getByText('2 redemptions · 28.5 L · ₱1,581.75')).toBeVisible()
    expect(screen.getByText('(1 voided is left out)')).toBeVisible()
  })

  test('shows the totals of all pages, and without sums of the server those of the page', async () => {
    const fleet = await testFleet({ funds: centavos(1_000_000_00) })
    await buyLitres(fleet, 'diesel', 100)
    const [code] = await makeCodes(fleet, { literVolume: millilitres(100_000) })
    for (let count = 0; count < 11; count += 1) {
      await fleet.pump('redeem', { code: code?.fuelCode, stationId: fleet.stationId, litres: 2.5 })
    }
    const show = (prepareWire?: PortalOptions['prepareWire']) =>
      renderInPortal((fleetId) => <FleetRedemptions fleetId={fleetId} />, {
        fleet,
        ...(prepareWire && { prepareWire }),
      })
    const { unmount } = await show()
    expect(await screen.findByText(/^11 redemptions · 27\.5 L · ₱/)).toBeVisible()
    expect(screen.getByText('In all:')).toBeVisible()
    unmount()
    await show((wire) =>
      wire.rewrite(listRedemptions, (answer) => {
        const { totals: _totals, ...rest } = answer as { totals: unknown }
        return rest
      }),
    )
    expect(await screen.findByText(/^10 redemptions · 25 L · ₱/)).toBeVisible()
    expect(screen.getByText('On this page:')).toBeVisible()
  })

  test('shows a code in groups and copies the code and OR number unformatted', async () => {
    const { user, truckCode, orNumber } = await open()
    const copied = vi.spyOn(navigator.clipboard, 'writeText')
    const row = await findRow(orNumber)
    await user.click(within(row).getByRole('button', { name: `Copy: Fuel code ${inGroups(truckCode)}` }))
    await user.click(within(row).getByRole('button', { name: `Copy: OR number ${orNumber}` }))
    expect(copied.mock.calls).toEqual([[truckCode], [orNumber]])
    expect(await within(row).findAllByRole('button', { name: 'Copied' })).toHaveLength(2)
  })
})

describe('filters', () => {
  test('from the URL apply to the first request, including the search text of a link', async () => {
    const { wire } = await open({ search: 'searchKey=ABC1234' })
    await screen.findAllByText('José Peñaflor')
    expect(screen.queryByText('DRUM001')).not.toBeInTheDocument()
    expect(wire.of(listRedemptions).map(({ query }) => query['searchKey'])).toEqual(['ABC1234'])
    expect(screen.getByLabelText('Search driver, plate, code or OR number')).toHaveValue('ABC1234')
  })

  test('find a code that is typed in groups', async () => {
    const { user, truckCode, orNumber } = await open()
    await findRows()
    const search = screen.getByLabelText('Search driver, plate, code or OR number')
    await user.type(search, `${inGroups(truckCode)}{Enter}`)
    await waitFor(() => expect(screen.queryByText('DRUM001')).not.toBeInTheDocument())
    expect(await findRow(orNumber)).toBeVisible()
    expect(search).toHaveValue(inGroups(truckCode))
  })

  test('find an OR number as printed on the receipt', async () => {
    const { user, orNumber } = await open()
    await findRows()
    await user.type(screen.getByLabelText('Search driver, plate, code or OR number'), `${orNumber}{Enter}`)
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
    expect(await findRow(orNumber)).toBeVisible()
  })

  test.each([
    ['redemptionStatus=voided', ['Wrong pump']],
    ['dispensedTo=drum+container', ['DRUM001']],
    ['productCodes=diesel&startDate=2020-01-01&endDate=2020-01-31', []],
    ['productCodes=gas95%2Clubes', []],
  ])('%s show only matching redemptions', async (search, expected) => {
    await open({ search })
    if (expected.length === 0) expect(await screen.findByText('Sorry, no result found')).toBeVisible()
    for (const text of expected) expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryAllByRole('row').slice(1)).toHaveLength(expected.length)
  })

  test('are set by the button beside a driver, plate or code, and by a click on a station', async () => {
    const { user, navigation, truckCode, orNumber } = await open()
    const row = await findRow(orNumber)
    const filterBy = (name: string) =>
      user.click(within(row).getByRole('button', { name: `Filter by ${name}` }))
    await filterBy('José Peñaflor')
    expect(navigation.search()).toMatch(/^driverId=drv_\w+$/)
    expect(screen.getByLabelText('Search driver, plate, code or OR number')).toHaveValue('')
    await waitFor(() => expect(screen.queryByText('DRUM001')).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: 'Remove filter: Driver: José Peñaflor' }))
    await screen.findAllByText('DRUM001')
    await filterBy('ABC1234')
    expect(navigation.search()).toBe('searchKey=ABC1234')
    await filterBy(inGroups(truckCode))
    expect(navigation.search()).toBe(`searchKey=${truckCode}`)
    const station = within(row).getAllByRole('button')[0]?.textContent ?? ''
    await user.click(within(row).getByRole('button', { name: station }))
    expect(new URLSearchParams(navigation.search()).get('redemptionStation')).toBe(station)
    expect(await screen.findByRole('button', { name: /^Remove filter: Station/ })).toHaveTextContent(station)
    expect(await findRow(orNumber)).toBeVisible()
  })

  test('of the page are kept by a click on a plate, which is reported to the page', async () => {
    const fleet = await testFleet({ funds: centavos(1_000_000_00) })
    const { orNumber } = await arrangeRedemptions(fleet)
    const changes: unknown[] = []
    const filters = { redemptionStatus: 'success' } as const
    const { user } = await renderInPortal(
      (fleetId) => (
        <FleetRedemptions
          fleetId={fleetId}
          filters={filters}
          onFiltersChange={(next) => void changes.push(next)}
        />
      ),
      { fleet },
    )
    const row = await findRow(orNumber)
    await user.click(within(row).getByRole('button', { name: 'Filter by ABC1234' }))
    expect(changes).toEqual([{ redemptionStatus: 'success', searchKey: 'ABC1234' }])
  })

  test('select a station from the search results', async () => {
    const { user, navigation } = await open()
    await findRows()
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    await user.click(await screen.findByRole('combobox', { name: 'Station' }))
    const [first] = await within(await screen.findByRole('listbox')).findAllByRole('option')
    await user.click(first as HTMLElement)
    await user.click(screen.getByRole('button', { name: 'Apply Filters' }))
    const selected = new URLSearchParams(navigation.search()).get('redemptionStation') ?? ''
    expect(selected).not.toBe('')
    expect(first).toHaveTextContent(selected)
  })

  test('by date are described below the title', async () => {
    await open({ search: 'startDate=2020-01-01&endDate=2020-01-31' })
    expect(screen.getByText('Redemptions from Jan 1, 2020 to Jan 31, 2020. Newest first.')).toBeVisible()
    expect(await screen.findByRole('button', { name: /^Remove filter: Date range/ })).toHaveTextContent(
      'Jan 1, 2020 – Jan 31, 2020',
    )
  })
})

describe('names', () => {
  test('lead to the page of their driver, vehicle or code, which is found by its name', async () => {
    const { user, moves, fleet, truckCode, orNumber } = await open()
    const { redemptions } = await fleet.arrange(listRedemptions, {
      fleetId: fleet.fleetId,
      searchKey: orNumber,
    })
    const { driver, vehicle, fuelCodeId } = redemptions[0] as Redemption
    const row = await findRow(orNumber)
    const follow = (name: string) => user.click(within(row).getByRole('link', { name }))
    await follow('José Peñaflor')
    await follow('ABC1234')
    await follow(inGroups(truckCode))
    expect(moves).toEqual([
      { area: 'driver', search: { driverId: driver?.driverId }, state: { searchKey: 'José Peñaflor' } },
      { area: 'vehicle', search: { vehicleId: vehicle?.vehicleId }, state: { searchKey: 'ABC1234' } },
      { area: 'fuel-code', search: { fuelCodeId }, state: { searchKey: truckCode } },
    ])
    expect(fuelCodeId).toMatch(/./)
    expect(vehicle?.vehicleId).toMatch(/./)
  })

  test('only filter if the server sends no ids', async () => {
    const { user, navigation, truckCode, orNumber } = await open({
      prepareWire: (wire) =>
        wire.rewrite(listRedemptions, (answer) => {
          const { redemptions, ...rest } = answer as { redemptions: Redemption[] }
          return {
            ...rest,
            redemptions: redemptions.map(({ fuelCodeId: _code, driver, vehicle, ...one }) => ({
              ...one,
              driver: driver && { ...driver, driverId: undefined },
              vehicle: vehicle && { plateNumber: vehicle.plateNumber },
            })),
          }
        }),
    })
    const row = await findRow(orNumber)
    expect(within(row).queryAllByRole('link')).toEqual([])
    expect(within(row).queryByRole('button', { name: /^Filter by/ })).toBeNull()
    await user.click(within(row).getByRole('button', { name: inGroups(truckCode) }))
    expect(navigation.search()).toBe(`searchKey=${truckCode}`)
    await user.click(within(row).getByRole('button', { name: 'ABC1234' }))
    expect(navigation.search()).toBe('searchKey=ABC1234')
  })

  test('only filter in a page without pages for single items', async () => {
    const fleet = await testFleet({ funds: centavos(1_000_000_00) })
    const { orNumber } = await arrangeRedemptions(fleet)
    await renderInPortal((fleetId) => <FleetRedemptions fleetId={fleetId} />, {
      fleet,
      provider: { navigation: createMemoryNavigation() },
    })
    const row = await findRow(orNumber)
    expect(within(row).queryAllByRole('link')).toEqual([])
    expect(within(row).getByRole('button', { name: 'José Peñaflor' })).toBeVisible()
  })

  test('only filter if the role has no access to the page', async () => {
    const { DRIVER: _hidden, ...others } = permissionTable['fleet-manager']
    const fleet = await testFleet({ funds: centavos(1_000_000_00) })
    const { orNumber } = await arrangeRedemptions(fleet)
    await renderInPortal((fleetId) => <FleetRedemptions fleetId={fleetId} />, {
      fleet,
      as: 'fleet-manager',
      provider: { permissions: { ...permissionTable, 'fleet-manager': others } },
    })
    const row = await findRow(orNumber)
    expect(within(row).getByRole('link', { name: 'ABC1234' })).toBeVisible()
    expect(within(row).queryByRole('link', { name: 'José Peñaflor' })).toBeNull()
    expect(within(row).getByRole('button', { name: 'José Peñaflor' })).toBeVisible()
  })
})

describe('export and access', () => {
  test('exports the filtered redemptions without paging', async () => {
    const { user, wire, fleet } = await open({ search: 'redemptionStatus=success&perPage=20&page=1' })
    await findRows()
    vi.spyOn(globalThis, 'open').mockReturnValue(null)
    await user.click(await screen.findByRole('button', { name: 'Export' }))
    expect(await screen.findByText('The report is ready.')).toBeVisible()
    expect(wire.of(createReport)).toHaveLength(1)
    expect(wire.of(createReport)[0]?.body).toEqual({
      reportType: 'redemption',
      platformType: 'plb',
      fleetId: fleet.fleetId,
      redemptionStatus: 'success',
    })
  })

  test('shows an error for a report above the limit, and exports it with a filter', async () => {
    const { user, wire } = await open()
    await findRows()
    const openSpy = vi.spyOn(globalThis, 'open').mockReturnValue(null)
    await user.click(await screen.findByRole('button', { name: 'Export' }))
    const reason = 'Redemption limit exceeded. One export has up to 2 redemptions. Choose a shorter period.'
    expect(await screen.findByText(reason)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Choose dates' }))
    const panel = await screen.findByRole('dialog', { name: 'Filters' })
    expect(within(panel).getByRole('combobox', { name: 'Date range' })).toBeVisible()
    expect(openSpy).not.toHaveBeenCalled()
    await user.selectOptions(screen.getByLabelText('Status'), 'Success')
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3))
    await user.click(await screen.findByRole('button', { name: 'Export' }))
    expect(await screen.findByText('The report is ready.')).toBeVisible()
    expect(wire.of(createReport)).toHaveLength(2)
  })

  test.each(['data-analyst', 'account-manager'] as const)(
    'denies a %s access and reads no list',
    async (as) => {
      const { wire } = await open({ as })
      expect(await screen.findByText('Not Authorized')).toBeVisible()
      expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument()
      expect(wire.successfulOf(listRedemptions)).toEqual([])
    },
  )

  test('explains the empty list of a fleet without redemptions', async () => {
    await renderInPortal((fleetId) => <FleetRedemptions fleetId={fleetId} />)
    expect(await screen.findByText('Nothing has been redeemed yet.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Go to Fleet Card Redemption' })).toBeNull()
  })

  test('leads a wallet fleet without redemptions to its card payments', async () => {
    const { user, moves } = await renderInPortal((fleetId) => <FleetRedemptions fleetId={fleetId} />, {
      type: 'locqpay',
    })
    expect(await screen.findByText(/Payments with fleet cards are under Fleet Card Redemption/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Go to Fleet Card Redemption' }))
    expect(moves.at(-1)).toEqual({ area: 'fleet-card-redemptions' })
  })

  test('leads a wallet fleet from a search without redemptions to its card payments, with the same search', async () => {
    const { user, moves } = await renderInPortal((fleetId) => <FleetRedemptions fleetId={fleetId} />, {
      type: 'locqpay',
      search: 'searchKey=N0112345678',
    })
    await user.click(await screen.findByRole('button', { name: 'Go to Fleet Card Redemption' }))
    expect(moves.at(-1)).toEqual({ area: 'fleet-card-redemptions', search: { searchKey: 'N0112345678' } })
  })
})
