import { listBanks, listCashins } from 'api-client/contract/cashin'
import { createReport } from 'api-client/contract/reports'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { today } from '../../format/days.ts'
import * as outside from '../../foundation/outside/externalUrl.ts'
import { cashInHistoryMessages } from '../../locales/en/cashInHistory.ts'
import { createMemoryNavigation } from '../../provider/navigation.ts'
import { arrangeCashins, beginCashin } from '../../testing/arrangeCashins.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { modeText } from './cashinColumns.tsx'
import { FleetCashInHistory } from './FleetCashInHistory.tsx'

/** The page of a fleet that paid ₱20,000 through a bank, let ₱15,000 be refused, and has two payments to make. */
async function open(options: PortalOptions = {}) {
  const { isDeactivated, ...rest } = options
  const fleet = options.fleet ?? (await testFleet({ type: 'locqpay' }))
  const made = await arrangeCashins(fleet)
  if (isDeactivated) await fleet.deactivate()
  const portal = await renderInPortal((fleetId) => <FleetCashInHistory fleetId={fleetId} />, {
    ...rest,
    fleet,
  })
  return { ...portal, ...made }
}

const lineOf = async (text: string) => (await screen.findByText(text)).closest('tr') as HTMLElement
const listed = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => /CI-\d{6}-\w{8}/.exec(row.textContent ?? '')?.[0])

describe('the list', () => {
  test('shows created, reference number, channel, mode, amount, status and fulfilled, the newest first', async () => {
    const { paid, counter } = await open()
    const line = await lineOf(paid.referenceNumber)
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        'Created',
        'Reference number',
        'Channel',
        'Mode',
        'Amount',
        'Status',
        'Fulfilled',
      ]),
    )
    expect(await within(line).findByText('RCBC')).toBeVisible()
    for (const text of [paid.cashinId, 'Online banking', 'RCBC', '₱20,000.00', '+ ₱5.00 fee', 'Success']) {
      expect(line).toHaveTextContent(text)
    }
    expect(line.textContent?.match(/\w{3} \d+, \d{4}/g)).toHaveLength(2)
    expect(listed()[0]).toBe(counter.referenceNumber)
    expect(screen.queryByText(/PO number/)).toBeNull()
  })

  test('names the bank of a payment, and shows the code of one that the server does not name', async () => {
    const fleet = await testFleet({ type: 'locqpay' })
    const order = { method: 'online-banking' } as const
    const online = await beginCashin(fleet, 20_000, { ...order, bankCode: 'METROBANK' })
    const counter = await beginCashin(fleet, 20_000, { method: 'otc', mode: 'SECURITYBANK' })
    const history = (fleetId: string) => <FleetCashInHistory fleetId={fleetId} />
    const first = await renderInPortal(history, { fleet })
    const line = await lineOf(online.referenceNumber)
    expect(await within(line).findByText('Metrobank')).toBeVisible()
    expect(await within(await lineOf(counter.referenceNumber)).findByText('Security Bank')).toBeVisible()
    expect(document.body).not.toHaveTextContent(/METROBANK|SECURITYBANK/)
    first.unmount()
    await renderInPortal(history, { fleet, prepareWire: (wire) => wire.refuse(listBanks, 'NotFound') })
    expect(await within(await lineOf(online.referenceNumber)).findByText('METROBANK')).toBeVisible()
  })

  test('tells a payment that waits from one that failed by words, and until when it can be paid', async () => {
    const { counter, refused } = await open()
    const waiting = await lineOf(counter.referenceNumber)
    expect(within(waiting).getByText('Pending')).toBeVisible()
    expect(waiting).toHaveTextContent(/Pay until \w{3} \d+/)
    expect(within(await lineOf(refused.referenceNumber)).getByText('Failed')).toBeVisible()
  })

  test('copies Cash-In ID and reference number as they are', async () => {
    const { person, paid } = await open()
    const copied = vi.spyOn(navigator.clipboard, 'writeText')
    const line = await lineOf(paid.referenceNumber)
    await person.click(within(line).getByRole('button', { name: `Copy: Cash-In ID ${paid.cashinId}` }))
    await person.click(
      within(line).getByRole('button', { name: `Copy: Reference number ${paid.referenceNumber}` }),
    )
    expect(copied.mock.calls).toEqual([[paid.cashinId], [paid.referenceNumber]])
  })

  test('leads back to cash-in', async () => {
    const { person, moves } = await open()
    await person.click(await screen.findByRole('link', { name: 'Cash in' }))
    expect(moves).toEqual([{ area: 'cash-in' }])
  })
})

describe('filters', () => {
  test('find a payment by its Cash-In ID and by its reference number', async () => {
    const { person, paid, refused } = await open()
    await lineOf(refused.referenceNumber)
    const search = screen.getByLabelText('Search Cash-In ID or reference number')
    for (const key of [paid.cashinId, paid.referenceNumber]) {
      await person.clear(search)
      await person.type(search, `${key}{Enter}`)
      await waitFor(() => expect(listed()).toEqual([paid.referenceNumber]))
    }
  })

  test('take several channels at once, of all twelve in words, and keep them in the address', async () => {
    const { person, navigation, wire, counter, paid } = await open()
    await lineOf(paid.referenceNumber)
    await person.click(screen.getByRole('button', { name: 'Filters' }))
    const names = Object.values(cashInHistoryMessages.defaults.channels)
    expect(new Set(names).size).toBe(12)
    for (const name of names) expect(await screen.findByRole('checkbox', { name })).toBeVisible()
    await person.click(screen.getByRole('checkbox', { name: 'Over the counter' }))
    await person.click(screen.getByRole('checkbox', { name: 'LOCQ rebate' }))
    await person.click(screen.getByRole('button', { name: 'Apply Filters' }))
    await waitFor(() => expect(listed()).toEqual([counter.referenceNumber]))
    expect(new URLSearchParams(navigation.search()).get('cashinChannel')).toBe('otc,locq-rebate')
    expect(wire.of(listCashins).at(-1)?.query).toMatchObject({ cashinChannel: 'otc,locq-rebate', page: '1' })
  })

  test('of the address hold from the first request on, days as a Manila day from end to end', async () => {
    const day = today()
    const { wire, paid } = await open({
      search: `startDate=${day}&endDate=${day}&cashinChannel=online-banking`,
    })
    await lineOf(paid.referenceNumber)
    expect(wire.of(listCashins)[0]?.query).toMatchObject({
      startDate: `${day}T00:00:00+08:00`,
      endDate: `${day}T23:59:59+08:00`,
      cashinChannel: 'online-banking',
    })
  })

  test('go into the export without paging', async () => {
    const { person, wire, fleet } = await open({ search: 'cashinChannel=otc,card&page=1&perPage=20' })
    vi.spyOn(globalThis, 'open').mockReturnValue(null)
    await person.click(await screen.findByRole('button', { name: 'Export' }))
    await waitFor(() => expect(wire.of(createReport)).toHaveLength(1))
    expect(wire.of(createReport)[0]?.body).toEqual({
      reportType: 'cashin',
      platformType: 'plb',
      fleetId: fleet.fleetId,
      cashinChannel: 'otc,card',
    })
  })
})

describe('a payment that was left', () => {
  const menuOf = (reference: string) => screen.queryByRole('button', { name: `Actions for ${reference}` })

  test('is continued on the page of its provider; one over the counter or at its end has no such page', async () => {
    const left: string[] = []
    const navigation = { ...createMemoryNavigation(), redirect: (url: string) => void left.push(url) }
    const { person, unpaid, counter, paid, refused } = await open({ provider: { navigation } })
    await lineOf(unpaid.referenceNumber)
    for (const { referenceNumber } of [counter, paid, refused]) expect(menuOf(referenceNumber)).toBeNull()
    await person.click(menuOf(unpaid.referenceNumber) as HTMLElement)
    await person.click(await screen.findByRole('menuitem', { name: 'Continue' }))
    expect(left).toEqual([unpaid.checkoutUrl])
  })

  test('stays in the portal where the address of its page is none that a person may be led to', async () => {
    const { person, unpaid } = await open()
    await lineOf(unpaid.referenceNumber)
    vi.spyOn(outside, 'externalUrl').mockReturnValue(undefined)
    await person.click(menuOf(unpaid.referenceNumber) as HTMLElement)
    await person.click(await screen.findByRole('menuitem', { name: 'Continue' }))
    expect(await screen.findByText(/has an unexpected address, so it was not opened/)).toBeVisible()
  })

  test('cannot be continued without the right to pay, nor on a deactivated fleet', async () => {
    const { unpaid, unmount, fleet } = await open({ as: 'data-analyst' })
    await lineOf(unpaid.referenceNumber)
    expect(menuOf(unpaid.referenceNumber)).toBeNull()
    unmount()
    await fleet.deactivate()
    const { person } = await renderInPortal((fleetId) => <FleetCashInHistory fleetId={fleetId} />, { fleet })
    await lineOf(unpaid.referenceNumber)
    await person.click(menuOf(unpaid.referenceNumber) as HTMLElement)
    const item = await screen.findByRole('menuitem', { name: /Continue/ })
    expect(item).toHaveAttribute('aria-disabled', 'true')
    expect(item).toHaveTextContent('This fleet is deactivated')
  })
})

test('a role without access to cash-in is told so, and no list is asked for', async () => {
  const { wire } = await open({ as: 'fleet-manager' })
  expect(await screen.findByText('Not Authorized')).toBeVisible()
  expect(wire.of(listCashins)).toEqual([])
})

test('a fleet that never paid in is told what will be here', async () => {
  await renderInPortal((fleetId) => <FleetCashInHistory fleetId={fleetId} />)
  expect(await screen.findByText(/This fleet has no cash-ins yet/)).toBeVisible()
})

test('a card is told by its brand and last digits, a bank by what the server calls it', () => {
  expect(modeText('visa 1111')).toBe('Visa •••• 1111')
  expect(modeText('master-card 4444')).toBe('Mastercard •••• 4444')
  expect(modeText('Mastercard 4444')).toBe('Mastercard •••• 4444')
  expect(modeText('BDO-PERSONAL')).toBe('BDO-PERSONAL')
  expect(modeText('constructor 4444')).toBe('constructor 4444')
})
