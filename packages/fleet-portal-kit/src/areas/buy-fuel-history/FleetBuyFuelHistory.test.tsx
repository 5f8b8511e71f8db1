import { buyFuel, listBuyFuels } from 'fleet-portal-api-client/contract/fuel'
import { createReport } from 'fleet-portal-api-client/contract/reports'
import type { Fuel } from 'fleet-portal-api-client/contract/products'
import { millilitres } from 'fleet-portal-api-client/money'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { today } from '../../format/days.ts'
import { findDialog } from '../../testing/findDialog.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet, type TestFleet } from '../../testing/testFleet.ts'
import { FleetBuyFuelHistory } from './FleetBuyFuelHistory.tsx'

const buy = ({ fleetId, arrange }: TestFleet, productCode: Fuel, volume: number) =>
  arrange(buyFuel, { fleetId, productCode, liter: millilitres(volume), amount: null })

/** Renders the history of a fleet that bought 450.5 L of diesel and then 20 L of Gas 95. */
async function open(options: PortalOptions = {}) {
  const fleet = options.fleet ?? (await testFleet({ funds: 100_000_00 }))
  const diesel = await buy(fleet, 'diesel', 450_500)
  const gas = await buy(fleet, 'gas95', 20_000)
  if (options.isDeactivated) await fleet.deactivate()
  const { isDeactivated: _, ...rest } = options
  const portal = await renderInPortal((fleetId) => <FleetBuyFuelHistory fleetId={fleetId} />, {
    ...rest,
    fleet,
  })
  return { ...portal, diesel: diesel.buyFuelId, gas: gas.buyFuelId }
}

const findRow = async (id: string) => (await screen.findByText(id)).closest('tr') as HTMLElement

test('lists purchases, newest first, with all columns', async () => {
  const { diesel, gas } = await open()
  const row = await findRow(diesel)
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(
    expect.arrayContaining(['Created', 'Reference ID', 'Product', 'Credit price', 'Volume', 'Amount']),
  )
  for (const text of [diesel, 'Diesel', '₱55.50/L', '450.5 L', '₱25,002.75']) {
    expect(row).toHaveTextContent(text)
  }
  expect(row).toHaveTextContent(/\w{3} \d+, \d{4}, \d+:\d\d [AP]M/)
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows[0]).toHaveTextContent(gas)
})

test('filters by date range, product and reference ID and stores the filters in the URL', async () => {
  const day = today()
  const { diesel, gas, user, navigation, wire } = await open({
    search: `startDate=${day}&endDate=${day}`,
  })
  await findRow(diesel)
  await user.selectOptions(screen.getByLabelText('Product'), 'Gas 95')
  await waitFor(() => expect(screen.queryByText(diesel)).not.toBeInTheDocument())
  expect(await findRow(gas)).toBeVisible()
  await user.type(screen.getByLabelText('Search reference ID'), `${gas.replace('_', '')}{Enter}`)
  await waitFor(() =>
    expect(wire.of(listBuyFuels).at(-1)?.query).toMatchObject({ searchKey: gas.replace('_', '') }),
  )
  expect(await findRow(gas)).toBeVisible()
  expect(wire.of(listBuyFuels).at(-1)?.query).toMatchObject({
    startDate: `${day}T00:00:00+08:00`,
    endDate: `${day}T23:59:59+08:00`,
    productCode: 'Gas95',
    page: '1',
    perPage: '10',
  })
  expect(new URLSearchParams(navigation.search()).get('productCode')).toBe('Gas95')
})

test('shows the totals of all purchases, or of the current page if there are more', async () => {
  const { diesel, fleet, user, unmount } = await open()
  await findRow(diesel)
  expect(await screen.findByText('2 purchases · 470.5 L · ₱26,226.75')).toBeVisible()
  expect(screen.getByText('In all:')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Product'), 'Diesel')
  expect(await screen.findByText('1 purchase · 450.5 L · ₱25,002.75')).toBeVisible()
  unmount()
  for (let count = 0; count < 9; count++) await buy(fleet, 'gas91', 1_000)
  await renderInPortal((fleetId) => <FleetBuyFuelHistory fleetId={fleetId} />, { fleet })
  expect(await screen.findByText('1–10 of 11')).toBeVisible()
  expect(await screen.findByText('10 purchases · 29 L · ₱1,753.65')).toBeVisible()
  expect(screen.getByText('On this page:')).toBeVisible()
  expect(screen.queryByText(/^In all/)).toBeNull()
})

test('finds no purchases outside the date range', async () => {
  await open({ search: 'startDate=2020-05-12&endDate=2020-05-13' })
  expect(await screen.findByText('Sorry, no result found')).toBeVisible()
})

test('"Buy again" opens the form with the product and litres filled in', async () => {
  const { diesel, user, moves } = await open()
  await findRow(diesel)
  await user.click(screen.getByRole('button', { name: /^Actions for Diesel, 450\.5\sL, / }))
  await user.click(await screen.findByRole('menuitem', { name: 'Buy again' }))
  expect(moves).toEqual([{ area: 'buy-fuel', search: { product: 'diesel', litres: '450.500' } }])
})

test('"Buy again" is hidden without permission and disabled in a deactivated fleet', async () => {
  const { diesel, fleet, user, unmount } = await open({ as: 'data-analyst' })
  await findRow(diesel)
  await user.click(screen.getByRole('button', { name: /^Actions for Diesel, 450\.5\sL, / }))
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Receipt'])
  unmount()
  await fleet.deactivate()
  const reopened = await renderInPortal((fleetId) => <FleetBuyFuelHistory fleetId={fleetId} />, { fleet })
  await findRow(diesel)
  await reopened.user.click(screen.getByRole('button', { name: /^Actions for Diesel, 450\.5\sL, / }))
  const item = await screen.findByRole('menuitem', { name: /Buy again/ })
  expect(item).toHaveAttribute('aria-disabled', 'true')
  expect(item).toHaveTextContent('This fleet is deactivated')
})

test('copies a reference ID with one click', async () => {
  const { diesel, user } = await open()
  const row = await findRow(diesel)
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(within(row).getByRole('button', { name: 'Copy: Reference ID' }))
  expect(await within(row).findByRole('button', { name: 'Copied' })).toBeVisible()
  expect(write.mock.calls).toEqual([[diesel]])
})

test('exports with the same filters as the list, as the API writes them, and without paging', async () => {
  const { user, wire, fleet } = await open({ search: 'productCode=Gas95&page=1&perPage=20' })
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  await waitFor(() => expect(wire.of(createReport)).not.toHaveLength(0))
  expect(wire.of(createReport)[0]?.body).toMatchObject({
    reportType: 'buy-fuel',
    platformType: 'plb',
    fleetId: fleet.fleetId,
    productCode: 'Gas95',
  })
  expect(wire.of(createReport)[0]?.body).not.toHaveProperty('page')
  expect(wire.of(createReport)[0]?.body).not.toHaveProperty('perPage')
})

test('denies a role without access and reads no list', async () => {
  const { wire } = await open({ as: 'fleet-manager' })
  expect(await screen.findByText('Not Authorized')).toBeVisible()
  expect(wire.successfulOf(listBuyFuels)).toEqual([])
})

test('the receipt of a purchase can be saved as a text with its ids and amounts', async () => {
  const { user, diesel } = await open()
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:receipt')
  await user.click(await screen.findByRole('button', { name: /^Actions for Diesel, 450\.5\sL, / }))
  await user.click(await screen.findByRole('menuitem', { name: 'Receipt' }))
  const dialog = within(await findDialog('Fuel purchase receipt'))
  await user.click(dialog.getByRole('button', { name: 'Save as text' }))
  const [[file] = []] = saved.mock.calls
  const text = await (file as Blob).text()
  for (const line of [
    `Reference ID: ${diesel}`,
    'Product: Diesel',
    'Volume: 450.5 L',
    'Credit price: ₱55.50/L',
    'Amount: ₱25,002.75',
  ]) {
    expect(text.split('\n')).toContain(line)
  }
})

test('explains the empty list of a fleet without purchases and leads to the first one', async () => {
  const { user, moves } = await renderInPortal((fleetId) => <FleetBuyFuelHistory fleetId={fleetId} />)
  expect(await screen.findByText('This fleet has not bought any fuel yet.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Buy the first fuel' }))
  expect(moves).toEqual([{ area: 'buy-fuel' }])
})

test('has no button to buy for a role that cannot', async () => {
  await renderInPortal((fleetId) => <FleetBuyFuelHistory fleetId={fleetId} />, { as: 'data-analyst' })
  expect(await screen.findByText('This fleet has not bought any fuel yet.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Buy/ })).toBeNull()
})
