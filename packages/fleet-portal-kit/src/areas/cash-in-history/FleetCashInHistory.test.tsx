import { listBanks, listCashins } from 'fleet-portal-api-client/contract/cashin'
import { createReport } from 'fleet-portal-api-client/contract/reports'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { today } from '../../format/days.ts'
import * as outside from '../../foundation/outside/externalUrl.ts'
import { cashInChannelsMessages } from '../../locales/en/cashInChannels.ts'
import { createMemoryNavigation } from '../../provider/navigation.ts'
import { arrangeCashins, beginCashin } from '../../testing/arrangeCashins.ts'
import { printedDocument } from '../../testing/printedDocument.ts'
import { findDialog } from '../../testing/findDialog.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { modeText } from '../../pieces/payments/cardBrand.ts'
import { FleetCashInHistory } from './FleetCashInHistory.tsx'

/** Renders the history of a fleet with one paid, one failed and two pending cash-ins. */
async function open(options: PortalOptions = {}) {
  const { isDeactivated, ...rest } = options
  const fleet = options.fleet ?? (await testFleet({ type: 'locqpay' }))
  const cashins = await arrangeCashins(fleet)
  if (isDeactivated) await fleet.deactivate()
  const portal = await renderInPortal((fleetId) => <FleetCashInHistory fleetId={fleetId} />, {
    ...rest,
    fleet,
  })
  return { ...portal, ...cashins }
}

const findRow = async (text: string) => (await screen.findByText(text)).closest('tr') as HTMLElement
const listedReferences = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => /CI-\d{6}-\w{8}/.exec(row.textContent ?? '')?.[0])

describe('the list', () => {
  test('shows all columns, newest first', async () => {
    const { paid, counter } = await open()
    const row = await findRow(paid.referenceNumber)
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
    expect(await within(row).findByText('RCBC')).toBeVisible()
    for (const text of [paid.cashinId, 'Online banking', 'RCBC', '₱20,000.00', '+ ₱5.00 fee', 'Success']) {
      expect(row).toHaveTextContent(text)
    }
    expect(row.textContent?.match(/\w{3} \d+, \d{4}/g)).toHaveLength(2)
    expect(listedReferences()[0]).toBe(counter.referenceNumber)
    expect(screen.queryByText(/PO number/)).toBeNull()
  })

  test('shows the name of the bank, or its code if the names cannot be loaded', async () => {
    const fleet = await testFleet({ type: 'locqpay' })
    const order = { method: 'online-banking' } as const
    const online = await beginCashin(fleet, 20_000, { ...order, bankCode: 'METROBANK' })
    const counter = await beginCashin(fleet, 20_000, { method: 'otc', mode: 'SECURITYBANK' })
    const history = (fleetId: string) => <FleetCashInHistory fleetId={fleetId} />
    const first = await renderInPortal(history, { fleet })
    const row = await findRow(online.referenceNumber)
    expect(await within(row).findByText('Metrobank')).toBeVisible()
    expect(await within(await findRow(counter.referenceNumber)).findByText('Security Bank')).toBeVisible()
    expect(document.body).not.toHaveTextContent(/METROBANK|SECURITYBANK/)
    first.unmount()
    await renderInPortal(history, { fleet, prepareWire: (wire) => wire.refuse(listBanks, 'NotFound') })
    expect(await within(await findRow(online.referenceNumber)).findByText('METROBANK')).toBeVisible()
  })

  test('labels pending and failed payments and shows the payment deadline', async () => {
    const { counter, refused } = await open()
    const pendingRow = await findRow(counter.referenceNumber)
    expect(within(pendingRow).getByText('Pending')).toBeVisible()
    expect(pendingRow).toHaveTextContent(/Pay until \w{3} \d+/)
    expect(within(await findRow(refused.referenceNumber)).getByText('Failed')).toBeVisible()
  })

  test('labels the Cash-In ID below the reference number', async () => {
    const { paid } = await open()
    expect(await findRow(paid.referenceNumber)).toHaveTextContent(`ID ${paid.cashinId}`)
  })

  test('copies the Cash-In ID and the reference number', async () => {
    const { user, paid } = await open()
    const copied = vi.spyOn(navigator.clipboard, 'writeText')
    const row = await findRow(paid.referenceNumber)
    await user.click(within(row).getByRole('button', { name: `Copy: Cash-In ID ${paid.cashinId}` }))
    await user.click(
      within(row).getByRole('button', { name: `Copy: Reference number ${paid.referenceNumber}` }),
    )
    expect(copied.mock.calls).toEqual([[paid.cashinId], [paid.referenceNumber]])
  })

  test('links to cash-in', async () => {
    const { user, moves } = await open()
    await user.click(await screen.findByRole('button', { name: 'Cash in' }))
    expect(moves).toEqual([{ area: 'cash-in' }])
  })
})

describe('filters', () => {
  test('find a payment by Cash-In ID and by reference number', async () => {
    const { user, paid, refused } = await open()
    await findRow(refused.referenceNumber)
    const search = screen.getByLabelText('Search Cash-In ID or reference number')
    for (const key of [paid.cashinId, paid.referenceNumber]) {
      await user.clear(search)
      await user.type(search, `${key}{Enter}`)
      await waitFor(() => expect(listedReferences()).toEqual([paid.referenceNumber]))
    }
  })

  test('select several of twelve channels and store them in the URL', async () => {
    const { user, navigation, wire, counter, paid } = await open()
    await findRow(paid.referenceNumber)
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    const names = Object.values(cashInChannelsMessages.defaults.names)
    expect(new Set(names).size).toBe(12)
    for (const name of names) expect(await screen.findByRole('checkbox', { name })).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: 'Over the counter' }))
    await user.click(screen.getByRole('checkbox', { name: 'LOCQ rebate' }))
    await user.click(screen.getByRole('button', { name: 'Apply Filters' }))
    await waitFor(() => expect(listedReferences()).toEqual([counter.referenceNumber]))
    expect(new URLSearchParams(navigation.search()).get('cashinChannel')).toBe('otc,locq-rebate')
    expect(wire.of(listCashins).at(-1)?.query).toMatchObject({ cashinChannel: 'otc,locq-rebate', page: '1' })
  })

  test('from the URL apply to the first request, with full days in Manila time', async () => {
    const day = today()
    const { wire, paid } = await open({
      search: `startDate=${day}&endDate=${day}&cashinChannel=online-banking`,
    })
    await findRow(paid.referenceNumber)
    expect(wire.of(listCashins)[0]?.query).toMatchObject({
      startDate: `${day}T00:00:00+08:00`,
      endDate: `${day}T23:59:59+08:00`,
      cashinChannel: 'online-banking',
    })
  })

  test('apply to the export without paging', async () => {
    const { user, wire, fleet } = await open({ search: 'cashinChannel=otc,card&page=1&perPage=20' })
    vi.spyOn(globalThis, 'open').mockReturnValue(null)
    await user.click(await screen.findByRole('button', { name: 'Export' }))
    await waitFor(() => expect(wire.of(createReport)).toHaveLength(1))
    expect(wire.of(createReport)[0]?.body).toEqual({
      reportType: 'cashin',
      platformType: 'plb',
      fleetId: fleet.fleetId,
      cashinChannel: 'otc,card',
    })
  })
})

describe('a pending payment', () => {
  const queryMenuButton = (reference: string) =>
    screen.queryByRole('button', { name: `Actions for ${reference}` })
  /** The labels of the menu of a payment. None without a menu. */
  async function labelsOf(user: UserEvent, reference: string) {
    const button = queryMenuButton(reference)
    if (!button) return []
    await user.click(button)
    const labels = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
    await user.keyboard('{Escape}')
    return labels
  }

  test('continues on the page of its provider, unless it is over the counter or completed', async () => {
    const redirects: string[] = []
    const navigation = { ...createMemoryNavigation(), redirect: (url: string) => void redirects.push(url) }
    const { user, unpaid, counter, paid, refused } = await open({ provider: { navigation } })
    await findRow(unpaid.referenceNumber)
    expect(await labelsOf(user, counter.referenceNumber)).toEqual(['Payment slip'])
    expect(await labelsOf(user, paid.referenceNumber)).toEqual(['Receipt'])
    expect(await labelsOf(user, refused.referenceNumber)).toEqual([])
    await user.click(queryMenuButton(unpaid.referenceNumber) as HTMLElement)
    await user.click(await screen.findByRole('menuitem', { name: 'Continue' }))
    expect(redirects).toEqual([unpaid.checkoutUrl])
  })

  test('shows an error and stays in the portal if the provider URL is not allowed', async () => {
    const { user, unpaid } = await open()
    await findRow(unpaid.referenceNumber)
    vi.spyOn(outside, 'externalUrl').mockReturnValue(undefined)
    await user.click(queryMenuButton(unpaid.referenceNumber) as HTMLElement)
    await user.click(await screen.findByRole('menuitem', { name: 'Continue' }))
    expect(await screen.findByText(/has an unexpected address, so it was not opened/)).toBeVisible()
  })

  test('cannot be continued without permission or in a deactivated fleet', async () => {
    const viewer = await open({ as: 'data-analyst' })
    const { unpaid, fleet } = viewer
    await findRow(unpaid.referenceNumber)
    expect(await labelsOf(viewer.user, unpaid.referenceNumber)).not.toContain('Continue')
    viewer.unmount()
    await fleet.deactivate()
    const { user } = await renderInPortal((fleetId) => <FleetCashInHistory fleetId={fleetId} />, {
      fleet,
    })
    await findRow(unpaid.referenceNumber)
    await user.click(queryMenuButton(unpaid.referenceNumber) as HTMLElement)
    const item = await screen.findByRole('menuitem', { name: /Continue/ })
    expect(item).toHaveAttribute('aria-disabled', 'true')
    expect(item).toHaveTextContent('This fleet is deactivated')
  })
})

test('denies a role without access and reads no list', async () => {
  const { wire } = await open({ as: 'fleet-manager' })
  expect(await screen.findByText('Not Authorized')).toBeVisible()
  expect(wire.successfulOf(listCashins)).toEqual([])
})

test('explains the empty list of a fleet without cash-ins and leads to the first one', async () => {
  const { user, moves } = await renderInPortal((fleetId) => <FleetCashInHistory fleetId={fleetId} />)
  expect(await screen.findByText(/This fleet has no cash-ins yet/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Make the first cash-in' }))
  expect(moves).toEqual([{ area: 'cash-in' }])
})

test('formats a card by brand and last digits and leaves other modes unchanged', () => {
  expect(modeText('visa 1111')).toBe('Visa •••• 1111')
  expect(modeText('master-card 4444')).toBe('Mastercard •••• 4444')
  expect(modeText('Mastercard 4444')).toBe('Mastercard •••• 4444')
  expect(modeText('BDO-PERSONAL')).toBe('BDO-PERSONAL')
  expect(modeText('constructor 4444')).toBe('constructor 4444')
})

describe('the receipt', () => {
  const openPaper = async (user: UserEvent, reference: string, action: string) => {
    await user.click(await screen.findByRole('button', { name: `Actions for ${reference}` }))
    await user.click(await screen.findByRole('menuitem', { name: action }))
  }

  test('of a paid cash-in has its ids and amounts, and can be printed', async () => {
    const { user, paid, fleet } = await open()
    await openPaper(user, paid.referenceNumber, 'Receipt')
    const dialog = within(await findDialog('Cash-in receipt'))
    for (const text of [
      paid.referenceNumber,
      paid.cashinId,
      'Online banking',
      '₱20,000.00',
      '₱5.00',
      '₱20,005.00',
    ]) {
      expect(dialog.getByText(text)).toBeVisible()
    }
    expect(dialog.getByRole('button', { name: /^Copy.*Reference number/ })).toBeVisible()
    expect(dialog.queryByText(/no proof of payment/)).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Print' }))
    const printed = await printedDocument()
    await waitFor(() => expect(printed.body).toHaveTextContent(paid.referenceNumber))
    expect(printed.title).toBe('Cash-in receipt')
    expect(printed.body).not.toHaveTextContent(fleet.fleetId)
  })

  test('of a pending cash-in over the counter is a payment slip and no proof of payment', async () => {
    const { user, counter } = await open()
    await openPaper(user, counter.referenceNumber, 'Payment slip')
    const dialog = within(await findDialog('Over-the-counter payment slip'))
    expect(await dialog.findByText('Total to pay')).toBeVisible()
    expect(await dialog.findByText('Pay until')).toBeVisible()
    expect(dialog.getByText(/no proof of payment/)).toBeVisible()
  })

  test('is not offered for a cash-in that failed', async () => {
    const { refused } = await open()
    await screen.findByText(refused.referenceNumber)
    expect(screen.queryByRole('button', { name: `Actions for ${refused.referenceNumber}` })).toBeNull()
  })
})
