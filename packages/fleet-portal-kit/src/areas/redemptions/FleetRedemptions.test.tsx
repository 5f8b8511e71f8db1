import { listRedemptions } from 'api-client/contract/activity'
import { createReport } from 'api-client/contract/reports'
import { centavos } from 'api-client/money'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { arrangeRedemptions } from '../../testing/arrangeRedemptions.ts'
import { inGroups } from '../../pieces/cells/codeText.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { testSandbox } from '../../testing/testSandbox.ts'
import { FleetRedemptions } from './FleetRedemptions.tsx'

// Three redemptions are one more than a report holds here.
beforeAll(async () => void (await testSandbox({ redemptionsPerReport: 2 })))

/** The page for a person of a fleet that has redeemed three times. */
async function open({ search, ...options }: PortalOptions & { search?: string } = {}) {
  const { as, type, ...wanted } = options
  const fleet = await testFleet({ funds: centavos(1_000_000_00), ...wanted })
  const redeemed = await arrangeRedemptions(fleet, type)
  const portal = await renderInPortal((fleetId) => <FleetRedemptions fleetId={fleetId} />, {
    fleet,
    ...(as && { as }),
    ...(search && { search }),
  })
  return { ...portal, ...redeemed }
}

const rows = async () => {
  await screen.findAllByText('DRUM001')
  return screen.getAllByRole('row').slice(1)
}
const rowWith = async (text: string) => {
  const found = (await screen.findAllByText(text)).map((element) => element.closest('tr'))
  return found[0] as HTMLElement
}
const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent)

describe('the list', () => {
  test('shows when, where, who, what for, code, product, volume, prices and OR number', async () => {
    const { truckCode, orNumber } = await open()
    const row = await rowWith(orNumber)
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
    expect(await rows()).toHaveLength(3)
  })

  test('tells a hedging fleet the average and the total of its credit price', async () => {
    const { orNumber } = await open()
    const row = await rowWith(orNumber)
    expect(headers()).toContain('Total, average price')
    expect(headers()).not.toContain('Pump price')
    // 20.5 L at 58.25 less 2.75.
    expect(within(row).getByText('₱1,137.75')).toBeVisible()
    expect(within(row).getByText('average ₱55.50')).toBeVisible()
  })

  test('tells a wallet fleet the pump price and its points, in the same table otherwise', async () => {
    const { orNumber } = await open({ type: 'locqpay', isVip: true })
    const row = await rowWith(orNumber)
    expect(headers()).toEqual(expect.arrayContaining(['Volume', 'Pump price', 'Points', 'OR number']))
    expect(headers()).not.toContain('Total, average price')
    expect(within(row).getByText('₱58.25')).toBeVisible()
    expect(within(row).getByText('20')).toBeVisible()
  })

  test('says which redemptions went into a drum, and that no driver was named', async () => {
    await open()
    const row = await rowWith('DRUM001')
    expect(within(row).getByText('Drum container')).toBeVisible()
    const driver = within(row).getAllByRole('cell')[headers().indexOf('Driver')] as HTMLElement
    expect(within(driver).getByRole('img', { name: 'None' })).toBeVisible()
  })

  test('has a heading for every field of a redemption', async () => {
    await open()
    await rows()
    expect(headers()).toEqual([
      'Date',
      'Station',
      'Driver',
      'Vehicle, dispensed to',
      'Fuel code',
      'Product',
      'Volume',
      'Total, average price',
      'OR number',
      'Status and remarks',
    ])
  })

  test('strikes what was voided, with the reason on the row', async () => {
    await open()
    const row = await rowWith('Voided')
    const voided = (await rows()).find((one) => within(one).queryByText('Wrong pump')) as HTMLElement
    expect(row).toBeDefined()
    expect(within(voided).getByText('Voided')).toBeVisible()
    expect(within(voided).getByText('10 L').closest('s')).not.toBeNull()
    expect(within(voided).getByText('Wrong pump').closest('s')).toBeNull()
    expect(
      within(await rowWith('DRUM001'))
        .getByText('8 L')
        .closest('s'),
    ).toBeNull()
  })

  test('adds up what counts and leaves out what was voided', async () => {
    await open()
    await rows()
    // 28.5 L at 55.50, rounded row by row.
    expect(screen.getByText('2 redemptions · 28.5 L · ₱1,581.75')).toBeVisible()
    expect(screen.getByText('(1 voided is left out)')).toBeVisible()
  })

  test('shows a code in groups, and copies it and the OR number as they are', async () => {
    const { person, truckCode, orNumber } = await open()
    const copied = vi.spyOn(navigator.clipboard, 'writeText')
    const row = await rowWith(orNumber)
    await person.click(within(row).getByRole('button', { name: `Copy: Fuel code ${inGroups(truckCode)}` }))
    await person.click(within(row).getByRole('button', { name: `Copy: OR number ${orNumber}` }))
    expect(copied.mock.calls).toEqual([[truckCode], [orNumber]])
    expect(await within(row).findAllByText('Copied')).toHaveLength(2)
  })
})

describe('filters', () => {
  test('of the address hold from the first request on, the search key of another screen among them', async () => {
    const { wire } = await open({ search: 'searchKey=ABC1234' })
    await screen.findAllByText('José Peñaflor')
    expect(screen.queryByText('DRUM001')).not.toBeInTheDocument()
    expect(wire.of(listRedemptions).map(({ query }) => query['searchKey'])).toEqual(['ABC1234'])
    expect(screen.getByLabelText('Search driver, plate, code or OR number')).toHaveValue('ABC1234')
  })

  test('find a code as it is read out, in its groups', async () => {
    const { person, truckCode, orNumber } = await open()
    await rows()
    const search = screen.getByLabelText('Search driver, plate, code or OR number')
    await person.type(search, `${inGroups(truckCode)}{Enter}`)
    await waitFor(() => expect(screen.queryByText('DRUM001')).not.toBeInTheDocument())
    expect(await rowWith(orNumber)).toBeVisible()
    expect(search).toHaveValue(inGroups(truckCode))
  })

  test('find an OR number as it is written on the receipt', async () => {
    const { person, orNumber } = await open()
    await rows()
    await person.type(screen.getByLabelText('Search driver, plate, code or OR number'), `${orNumber}{Enter}`)
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
    expect(await rowWith(orNumber)).toBeVisible()
  })

  test.each([
    ['redemptionStatus=voided', ['Wrong pump']],
    ['dispensedTo=drum+container', ['DRUM001']],
    ['productCodes=diesel&startDate=2020-01-01&endDate=2020-01-31', []],
    ['productCodes=gas95%2Clubes', []],
  ])('by %s show what fits alone', async (search, expected) => {
    await open({ search })
    if (expected.length === 0) expect(await screen.findByText('Sorry, no result found')).toBeVisible()
    for (const text of expected) expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryAllByRole('row').slice(1)).toHaveLength(expected.length)
  })

  test('are set by a press on a driver, a plate, a code or a station', async () => {
    const { person, navigation, truckCode, orNumber } = await open()
    const row = await rowWith(orNumber)
    const press = (name: string) => person.click(within(row).getByRole('button', { name }))
    await press('José Peñaflor')
    expect(navigation.search()).toMatch(/^searchKey=N\d{10}$/)
    await press('ABC1234')
    expect(navigation.search()).toBe('searchKey=ABC1234')
    await press(inGroups(truckCode))
    expect(navigation.search()).toBe(`searchKey=${truckCode}`)
    const station = within(row).getAllByRole('button')[0]?.textContent ?? ''
    await press(station)
    expect(new URLSearchParams(navigation.search()).get('redemptionStation')).toBe(station)
    expect(await screen.findByRole('button', { name: /^Remove filter: Station/ })).toHaveTextContent(station)
    expect(await rowWith(orNumber)).toBeVisible()
  })

  test('choose a station by searching it', async () => {
    const { person, navigation } = await open()
    await rows()
    await person.click(screen.getByRole('button', { name: 'Filters' }))
    await person.click(await screen.findByRole('combobox', { name: 'Station' }))
    const [first] = await within(await screen.findByRole('listbox')).findAllByRole('option')
    await person.click(first as HTMLElement)
    await person.click(screen.getByRole('button', { name: 'Apply Filters' }))
    const chosen = new URLSearchParams(navigation.search()).get('redemptionStation') ?? ''
    expect(chosen).not.toBe('')
    expect(first).toHaveTextContent(chosen)
  })

  test('of dates are stated in words', async () => {
    await open({ search: 'startDate=2020-01-01&endDate=2020-01-31' })
    expect(screen.getByText('Redemptions from Jan 1, 2020 to Jan 31, 2020, newest first.')).toBeVisible()
    expect(await screen.findByRole('button', { name: /^Remove filter: Date range/ })).toHaveTextContent(
      'Jan 1, 2020 – Jan 31, 2020',
    )
  })
})

describe('export and access', () => {
  test('the export asks for what is on screen, without paging', async () => {
    const { person, wire, fleet } = await open({ search: 'redemptionStatus=success&perPage=20&page=1' })
    await rows()
    vi.spyOn(globalThis, 'open').mockReturnValue(null)
    await person.click(screen.getByRole('button', { name: 'Export' }))
    expect(await screen.findByText('The report is ready.')).toBeVisible()
    expect(wire.of(createReport)).toHaveLength(1)
    expect(wire.of(createReport)[0]?.body).toEqual({
      reportType: 'redemption',
      platformType: 'plb',
      fleetId: fleet.fleetId,
      redemptionStatus: 'success',
    })
  })

  test('a report that would be too long is refused in words, and can be asked for with a filter', async () => {
    const { person, wire } = await open()
    await rows()
    const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null)
    await person.click(screen.getByRole('button', { name: 'Export' }))
    expect(await screen.findByText('Redemption limit exceeded.')).toBeVisible()
    expect(opened).not.toHaveBeenCalled()
    await person.selectOptions(screen.getByLabelText('Status'), 'Success')
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3))
    await person.click(screen.getByRole('button', { name: 'Export' }))
    expect(await screen.findByText('The report is ready.')).toBeVisible()
    expect(wire.of(createReport)).toHaveLength(2)
  })

  test.each(['data-analyst', 'account-manager'] as const)('a %s has no redemptions', async (as) => {
    const { wire } = await open({ as })
    expect(await screen.findByText('Not Authorized')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument()
    expect(wire.of(listRedemptions)).toEqual([])
  })

  test('a fleet that never redeemed is told what will be here', async () => {
    await renderInPortal((fleetId) => <FleetRedemptions fleetId={fleetId} />)
    expect(await screen.findByText(/Nothing has been redeemed yet/)).toBeVisible()
  })
})
