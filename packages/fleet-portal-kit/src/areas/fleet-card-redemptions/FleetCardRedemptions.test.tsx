import { listPayments, type Payment } from 'fleet-portal-api-client/contract/payments'
import { fleetTypes } from 'fleet-portal-api-client/contract/access'
import { createReport } from 'fleet-portal-api-client/contract/reports'
import { lookupStations } from 'fleet-portal-api-client/contract/stations'
import { centavos } from 'fleet-portal-api-client/money'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { hasPurchaseOrders } from 'fleet-portal-api-client/contract/access'
import { inGroups } from '../../pieces/cells/codeText.ts'
import { arrangePayments, payAt } from '../../testing/arrangePayments.ts'
import { issueCard } from '../../testing/cardScene.ts'
import { findDialog } from '../../testing/findDialog.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { testSandbox } from '../../testing/testSandbox.ts'
import { FleetCardRedemptions } from './FleetCardRedemptions.tsx'

beforeAll(async () => void (await testSandbox()))

/** Renders the payments of a fleet that paid for fuel three times with its cards. */
async function open({ search, ...options }: PortalOptions & { search?: string } = {}) {
  const { as, type = 'locqpay', ...wanted } = options
  const fleet = await testFleet({ funds: centavos(1_000_000_00), type, ...wanted })
  const hasOrders = hasPurchaseOrders(type)
  const payments = await arrangePayments(fleet, { hasOrders, isFuelAlone: type === 'hedging' })
  const portal = await renderInPortal((fleetId) => <FleetCardRedemptions fleetId={fleetId} />, {
    fleet,
    ...(as && { as }),
    ...(search && { search }),
  })
  return { ...portal, ...payments }
}

const findRows = async () => {
  await screen.findAllByText('DRUM001')
  return screen.getAllByRole('row').slice(1)
}
const findRow = async (text: string) => (await screen.findByText(text)).closest('tr') as HTMLElement
const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent)
const totals = 'In all: 2 payments · 28.5 L · ₱1,627.35 · ₱74.38 discount (1 voided is left out)'

describe('the list', () => {
  test('shows a dash for the plate of a vehicle that the payment does not name', async () => {
    const fleet = await testFleet({ funds: centavos(1_000_000_00), type: 'locqpay' })
    const { cardNumber } = await issueCard(fleet)
    await payAt(fleet)('fuel', { cardNumber, productCode: 'diesel', litres: 2.5 })
    await renderInPortal((fleetId) => <FleetCardRedemptions fleetId={fleetId} />, { fleet })
    const row = await findRow('2.5 L')
    expect(row.querySelector('[data-label="Vehicle"]')).toHaveTextContent('—Vehicle')
  })

  test('shows the totals of all pages, and without sums of the server those of the page', async () => {
    const fleet = await testFleet({ funds: centavos(1_000_000_00), type: 'locqpay' })
    const { cardNumber } = await issueCard(fleet)
    const pay = payAt(fleet)
    for (let count = 0; count < 12; count += 1) {
      const { paymentId } = await pay('fuel', { cardNumber, productCode: 'diesel', litres: 2.5 })
      if (count === 0) await pay('void', { paymentId, remarks: 'Wrong pump' })
    }
    const show = (prepareWire?: PortalOptions['prepareWire']) =>
      renderInPortal((fleetId) => <FleetCardRedemptions fleetId={fleetId} />, {
        fleet,
        ...(prepareWire && { prepareWire }),
      })
    const { unmount } = await show()
    expect(await screen.findByText(/^11 payments · 27\.5 L · ₱/)).toBeVisible()
    expect(screen.getByText('In all:')).toBeVisible()
    expect(screen.getByText('(1 voided is left out)')).toBeVisible()
    unmount()
    await show((wire) =>
      wire.rewrite(listPayments, (answer) => {
        const { totals: _totals, ...rest } = answer as { totals: unknown }
        return rest
      }),
    )
    expect(await screen.findByText(/^10 payments · 25 L · ₱/)).toBeVisible()
    expect(screen.getByText('On this page:')).toBeVisible()
  })

  test('shows no price and no discount per liter that is zero', async () => {
    const fleet = await testFleet({ funds: centavos(1_000_000_00), type: 'locqpay' })
    const { fuelOr } = await arrangePayments(fleet)
    await renderInPortal((fleetId) => <FleetCardRedemptions fleetId={fleetId} />, {
      fleet,
      prepareWire: (wire) =>
        wire.rewrite(listPayments, (answer) => {
          const { payments, ...rest } = answer as { payments: Payment[] }
          const free = { pumpPrice: 0, discountPerLiter: 0, totalDiscount: 0 }
          return { ...rest, payments: payments.map((payment) => ({ ...payment, ...free })) }
        }),
    })
    const row = await findRow(fuelOr)
    expect(within(row).getByText('₱0.00')).toBeVisible()
    expect(row).not.toHaveTextContent(/per liter|at ₱/)
  })

  test('shows driver, vehicle, product, volume, prices, discount and card in one row', async () => {
    const { fuelOr, cardNumber } = await open()
    const row = await findRow(fuelOr)
    // 20.5 L at 58.25 minus a discount of 2.75.
    for (const text of [
      'José Peñaflor',
      'ABC1234',
      'Vehicle',
      'Diesel',
      '20.5 L',
      'at ₱58.25',
      'of ₱1,194.13',
      '₱56.38',
      '₱2.75 per liter',
      '₱1,137.75',
      'Success',
      `•••• ${cardNumber.slice(-4)}`,
    ]) {
      expect(within(row).getByText(text)).toBeVisible()
    }
    expect(screen.queryByText(inGroups(cardNumber))).toBeNull()
    expect(await findRows()).toHaveLength(3)
  })

  test('strikes through voided payments, shows the reason, and leaves them out of the totals', async () => {
    await open()
    const voided = await findRow('Wrong pump')
    expect(within(voided).getByText('Voided')).toBeVisible()
    expect(within(voided).getByText('10 L').closest('s')).not.toBeNull()
    expect(within(voided).getByText('₱555.00').closest('s')).not.toBeNull()
    expect(within(voided).getByText('Wrong pump').closest('s')).toBeNull()
    expect(
      within(await findRow('DRUM001'))
        .getByText('8 L')
        .closest('s'),
    ).toBeNull()
    expect(
      screen.getByText('2 payments · 28.5 L · ₱1,627.35 · ₱74.38 discount').parentElement,
    ).toHaveTextContent(totals)
  })

  test('truncates long remarks and opens the full text with the keyboard', async () => {
    const fleet = await testFleet({ funds: centavos(1_000_000_00), type: 'locqpay' })
    const { cardNumber } = await arrangePayments(fleet)
    const pay = payAt(fleet)
    const { paymentId } = await pay('fuel', { cardNumber, productCode: 'lubes', litres: 1 })
    const remarks = 'The wrong card was swiped at the terminal of the second lane.'
    await pay('void', { paymentId, remarks })
    const { user } = await renderInPortal((fleetId) => <FleetCardRedemptions fleetId={fleetId} />, {
      fleet,
    })
    await findRows()
    const [view, ...others] = screen.getAllByRole('button', { name: /^View the remarks of OR-/ })
    expect(others).toEqual([])
    view?.focus()
    await user.keyboard('{Enter}')
    const dialog = await findDialog('Remarks')
    expect(within(dialog).getByText(remarks)).toBeVisible()
    expect(within(dialog).getByText('₱320.00')).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(view).toHaveFocus())
  })

  test('reveals the full card number on request and copies it and the OR number', async () => {
    const { user, cardNumber, fuelOr } = await open()
    const row = await findRow(fuelOr)
    await user.click(within(row).getByRole('button', { name: /^Show the whole card number/ }))
    expect(within(row).getByText(inGroups(cardNumber))).toBeVisible()
    await user.click(within(row).getByRole('button', { name: /^Hide the card number/ }))
    expect(within(row).queryByText(inGroups(cardNumber))).toBeNull()
    const copied = vi.spyOn(navigator.clipboard, 'writeText')
    for (const button of within(row).getAllByRole('button', { name: /^Copy/ })) await user.click(button)
    expect(copied.mock.calls).toEqual([[cardNumber], [fuelOr]])
  })

  test.each(fleetTypes)(
    'shows purchase orders in the list and search only for manual PO fleets: %s',
    async (type) => {
      await open({ type })
      await findRows()
      const hasOrders = type === 'locqpay-manual-po' || type === 'locqpay-manual-po-credit'
      expect(headers().includes(hasOrders ? 'OR number, PO number' : 'OR number')).toBe(true)
      expect(screen.queryAllByText('PO-2026-001')).toHaveLength(hasOrders ? 1 : 0)
      expect(screen.queryAllByLabelText(/PO or OR number$/)).toHaveLength(hasOrders ? 1 : 0)
      expect(headers()).toContain('Volume')
    },
  )

  test('shows points for a VIP fleet', async () => {
    const { fuelOr } = await open({ isVip: true })
    expect(within(await findRow(fuelOr)).getByText('20 points')).toBeVisible()
    expect(headers()).toContain('Volume, points')
  })
})

describe('filters', () => {
  test('from the URL apply to the first request, including a card number', async () => {
    const fleet = await testFleet({ funds: centavos(1_000_000_00), type: 'locqpay' })
    const { cardNumber } = await arrangePayments(fleet)
    const page = <FleetCardRedemptions fleetId={fleet.fleetId} />
    const { wire } = await renderInPortal(() => page, { fleet, search: `searchKey=${cardNumber}` })
    await screen.findAllByText('ABC1234')
    expect(screen.queryByText('DRUM001')).toBeNull()
    expect(wire.of(listPayments).map(({ query }) => query['searchKey'])).toEqual([cardNumber])
  })

  test.each([
    ['paymentStatus=voided', 'Wrong pump', 1],
    ['dispensedTo=drum+container', 'DRUM001', 1],
    ['productCodes=diesel', 'Wrong pump', 2],
    ['productCodes=gas91%2Clubes', undefined, 0],
    ['startDate=2020-01-01&endDate=2020-01-31', undefined, 0],
  ])('%s show only matching payments', async (search, expected, count) => {
    await open({ search })
    expect(await screen.findByText(expected ?? 'Sorry, no result found')).toBeVisible()
    expect(screen.queryAllByRole('row').slice(1)).toHaveLength(count)
  })

  test('are set by the button beside a driver, plate or card', async () => {
    const { user, navigation, fuelOr, cardNumber } = await open()
    const row = await findRow(fuelOr)
    const filterBy = async (name: string) =>
      user.click(within(row).getByRole('button', { name: `Filter by ${name}` }))
    const removeFilter = async (filter: string) =>
      user.click(await screen.findByRole('button', { name: `Remove filter: ${filter}` }))
    await filterBy('José Peñaflor')
    expect(navigation.search()).toMatch(/^driverId=drv_\w+$/)
    await removeFilter('Driver: José Peñaflor')
    await filterBy('ABC1234')
    expect(navigation.search()).toBe('searchKey=ABC1234')
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    await filterBy(`Card ending in ${cardNumber.slice(-4)}`)
    expect(navigation.search()).toMatch(/^fuelCardId=\w+$/)
    expect(screen.getByLabelText(/^Search card/)).toHaveValue('')
    await removeFilter(`Card: •••• ${cardNumber.slice(-4)}`)
    expect(navigation.search()).toBe('')
  })

  test('leave the names to lead to the page of their driver, vehicle or card', async () => {
    const { user, moves, fleet, fuelOr, cardNumber } = await open()
    const { payments } = await fleet.arrange(listPayments, { fleetId: fleet.fleetId, searchKey: fuelOr })
    const { driver, vehicle, fuelCardId } = payments[0] as Payment
    const row = await findRow(fuelOr)
    await user.click(within(row).getByRole('link', { name: 'José Peñaflor' }))
    await user.click(within(row).getByRole('link', { name: 'ABC1234' }))
    await user.click(within(row).getByRole('link', { name: new RegExp(cardNumber.slice(-4)) }))
    expect(moves).toEqual([
      { area: 'driver', search: { driverId: driver?.driverId }, state: { searchKey: 'José Peñaflor' } },
      { area: 'vehicle', search: { vehicleId: vehicle?.vehicleId }, state: { searchKey: 'ABC1234' } },
      { area: 'fleet-card', search: { fuelCardId }, state: { searchKey: cardNumber } },
    ])
    expect(vehicle?.vehicleId).toMatch(/./)
  })

  test('of a card from a link find its payments and name it', async () => {
    const fleet = await testFleet({ funds: centavos(1_000_000_00), type: 'locqpay' })
    const { cardNumber } = await arrangePayments(fleet)
    const other = await issueCard(fleet)
    await payAt(fleet)('fuel', { cardNumber: other.cardNumber, productCode: 'diesel', litres: 2.5 })
    const { payments } = await fleet.arrange(listPayments, { fleetId: fleet.fleetId, searchKey: cardNumber })
    const page = <FleetCardRedemptions fleetId={fleet.fleetId} />
    const search = `fuelCardId=${payments[0]?.fuelCardId}`
    await renderInPortal(() => page, { fleet, search })
    expect(await screen.findByText(`Card: •••• ${cardNumber.slice(-4)}`)).toBeVisible()
    await screen.findAllByText(`•••• ${cardNumber.slice(-4)}`)
    expect(screen.queryByText(`•••• ${other.cardNumber.slice(-4)}`)).toBeNull()
  })

  test('of a card search for its last digits if the server does not send the IDs of cards', async () => {
    const fleet = await testFleet({ funds: centavos(1_000_000_00), type: 'locqpay' })
    const { cardNumber } = await arrangePayments(fleet)
    const { user, navigation } = await renderInPortal(
      (fleetId) => <FleetCardRedemptions fleetId={fleetId} />,
      {
        fleet,
        prepareWire: (wire) =>
          wire.rewrite(listPayments, (answer) => {
            const { payments, ...rest } = answer as { payments: { fuelCardId: string }[] }
            return { ...rest, payments: payments.map(({ fuelCardId: _id, ...payment }) => payment) }
          }),
      },
    )
    const last4 = cardNumber.slice(-4)
    const [link] = await screen.findAllByTitle(`Filter by Card ending in ${last4}`)
    await user.click(link as HTMLElement)
    expect(navigation.search()).toBe(`searchKey=${last4}`)
  })

  test('select several stations by name, remove one, and show the names after a reload', async () => {
    const { user, navigation, wire, fleet } = await open()
    await findRows()
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    const field = await screen.findByRole('combobox', { name: 'Stations' })
    const names: string[] = []
    for (const index of [0, 1]) {
      await user.click(field)
      const options = await within(await screen.findByRole('listbox')).findAllByRole('option')
      const name = options[index]?.firstChild?.textContent ?? ''
      names.push(name)
      await user.click(options[index] as HTMLElement)
    }
    for (const name of names) expect(screen.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
    await user.click(screen.getByRole('button', { name: `Remove ${names[0]}` }))
    await user.click(screen.getByRole('button', { name: 'Apply Filters' }))
    const chip = await screen.findByRole('button', { name: /^Remove filter: Stations/ })
    expect(chip).toHaveTextContent(names[1] ?? '')
    const id = new URLSearchParams(navigation.search()).get('stationIds') ?? ''
    await waitFor(() => expect(wire.of(listPayments).at(-1)?.query['stationIds']).toBe(id))
    // The names of selected stations are already loaded, so only the pages of the dropdown were read.
    expect(wire.of(lookupStations).every(({ query }) => query['perPage'] === '9')).toBe(true)
    const page = <FleetCardRedemptions fleetId={fleet.fleetId} />
    await renderInPortal(() => page, { fleet, search: navigation.search() })
    await waitFor(() => expect(screen.getAllByText(`Stations: ${names[1]}`)).toHaveLength(2))
  })
})

describe('export and access', () => {
  test('exports the filtered payments without paging', async () => {
    const { user, wire, fleet } = await open({ search: 'paymentStatus=success&perPage=20&page=1' })
    await findRows()
    vi.spyOn(globalThis, 'open').mockReturnValue(null)
    await user.click(await screen.findByRole('button', { name: 'Export' }))
    expect(await screen.findByText('The report is ready.')).toBeVisible()
    expect(wire.of(createReport)[0]?.body).toEqual({
      reportType: 'payment',
      platformType: 'plb',
      fleetId: fleet.fleetId,
      paymentStatus: 'success',
    })
  })

  test.each(['data-analyst', 'account-manager'] as const)(
    'denies a %s access and reads no list',
    async (as) => {
      const { wire } = await open({ as })
      expect(await screen.findByText('Not Authorized')).toBeVisible()
      expect(wire.successfulOf(listPayments)).toEqual([])
    },
  )
})
