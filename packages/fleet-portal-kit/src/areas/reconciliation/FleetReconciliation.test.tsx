import { listCashins } from 'fleet-portal-api-client/contract/cashin'
import { getWallet } from 'fleet-portal-api-client/contract/wallet'
import { listRedemptions } from 'fleet-portal-api-client/contract/redemptions'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { today } from '../../format/days.ts'
import { englishFormats } from '../../testing/englishFormats.ts'
import { printedDocument } from '../../testing/printedDocument.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { FleetReconciliation } from './FleetReconciliation.tsx'
import { arrangeHedging, arrangeWallet, fundsBefore } from './reconciliationScene.ts'
import { daysOf, monthOf, previousMonth } from './statement.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const { formatDay } = englishFormats
const month = monthOf(today())

async function open({ type = 'hedging', fleet: arranged, ...options }: PortalOptions = {}) {
  const fleet = arranged ?? (await testFleet({ type, funds: fundsBefore }))
  if (!arranged) await (type === 'hedging' ? arrangeHedging(fleet) : arrangeWallet(fleet))
  return renderInPortal((fleetId) => <FleetReconciliation fleetId={fleetId} />, { fleet, ...options })
}

const account = async (name: string) => within(await screen.findByRole('region', { name }))

/** The amount beside the name of a row. */
const amountOf = (section: ReturnType<typeof within>, name: string) =>
  section
    .getByText(name, { selector: 'dt, dt > a' })
    .closest('dt')
    ?.nextElementSibling?.textContent.replace('\u00A0', ' ')

test('a hedging fleet sees pesos and the litres of each product that it has, both matching the server', async () => {
  await open()
  const wallet = await account('Wallet')
  expect(amountOf(wallet, `Opening balance, ${formatDay(`${month}-01`)}`)).toBe('₱0.00')
  expect(amountOf(wallet, 'Cash-ins (2)')).toBe('₱1,020,000.00')
  expect(amountOf(wallet, 'Fees of cash-ins, not in the wallet')).toBe('₱20.00')
  expect(amountOf(wallet, 'Cash-ins with fees, total paid')).toBe('₱1,020,020.00')
  expect(amountOf(wallet, 'Fuel purchases (1)')).toMatch(/^−₱/)
  expect(amountOf(wallet, 'Difference')).toBe('₱0.00')
  expect(wallet.getByText('Matches the balance')).toBeVisible()
  const diesel = await account('Diesel')
  expect(amountOf(diesel, 'Fuel purchases (1)')).toBe('100.0 L')
  expect(amountOf(diesel, 'Redemptions (2 and 1 voided)')).toBe('−38.5 L')
  expect(amountOf(diesel, 'Voided, given back (1)')).toBe('10.0 L')
  expect(amountOf(diesel, 'Balance by these entries, now')).toBe('71.5 L')
  expect(amountOf(diesel, 'Balance of the fleet, now')).toBe('71.5 L')
  expect(diesel.getByText('Matches the balance')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Gas 91' })).toBeNull()
  expect(screen.getByText('2 of 2 accounts match the balance')).toBeVisible()
  expect(
    screen.getByText(/^Calculated from 6 entries, read at .*All entries of the fleet were read\.$/),
  ).toBeVisible()
})

test('a wallet fleet sees its card payments in pesos and no litres', async () => {
  await open({ type: 'locqpay' })
  const wallet = await account('Wallet')
  expect(amountOf(wallet, 'Other card payments (1 and 1 voided)')).toBe('−₱1,534.56')
  expect(amountOf(wallet, 'Voided, given back (1)')).toBe('₱300.00')
  expect(amountOf(wallet, 'Card payments for fuel (1)')).toMatch(/^−₱/)
  expect(wallet.getByText('Matches the balance')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Diesel' })).toBeNull()
})

test('each count leads to its list with the month, the product and the status', async () => {
  const { user, moves } = await open()
  const diesel = await account('Diesel')
  const days = { startDate: `${month}-01`, endDate: today() }
  await user.click(diesel.getByRole('link', { name: 'Redemptions (2 and 1 voided)' }))
  expect(moves.at(-1)).toEqual({ area: 'redemptions', search: { ...days, productCodes: 'diesel' } })
  await user.click(diesel.getByRole('link', { name: 'Voided, given back (1)' }))
  expect(moves.at(-1)).toEqual({
    area: 'redemptions',
    search: { ...days, productCodes: 'diesel', redemptionStatus: 'voided' },
  })
  await user.click(diesel.getByRole('link', { name: 'Fuel purchases (1)' }))
  expect(moves.at(-1)).toEqual({ area: 'buy-fuel-history', search: { ...days, productCode: 'Diesel' } })
  await user.click((await account('Wallet')).getByRole('link', { name: 'Cash-ins (2)' }))
  expect(moves.at(-1)).toEqual({ area: 'cash-in-history', search: days })
})

test('a gap of one centavo is shown, with what to do', async () => {
  await open({
    prepareWire: (wire) =>
      wire.rewrite(getWallet, (answer) => ({
        ...answer,
        walletBalance: Number((Number(answer['walletBalance']) - 0.01).toFixed(2)),
      })),
  })
  const wallet = await account('Wallet')
  expect(wallet.getByText('Differs by ₱0.01')).toBeVisible()
  expect(amountOf(wallet, 'Difference')).toBe('−₱0.01')
  expect(wallet.getByText(/^The balance is lower than the entries explain\./)).toBeVisible()
  expect((await account('Diesel')).getByText('Matches the balance')).toBeVisible()
  expect(screen.getByText('1 of 2 accounts differs from the balance')).toBeVisible()
})

test('the month before has no entries, and the entries after it lead to the balance of now', async () => {
  const { user, navigation } = await open()
  await account('Wallet')
  await user.click(screen.getByRole('button', { name: 'Previous month' }))
  const before = previousMonth(month)
  expect(navigation.search()).toBe(`month=${before}`)
  const wallet = await account('Wallet')
  const last = formatDay(daysOf(before).last)
  expect(amountOf(wallet, `Closing balance, ${last}`)).toBe('₱0.00')
  expect(wallet.getByText('No entries in this month.')).toBeVisible()
  const later = amountOf(wallet, `Entries after ${last}`)
  expect(later).toMatch(/^₱1,0/)
  expect(amountOf(wallet, 'Balance by all entries, now')).toBe(later)
  expect(amountOf(wallet, 'Balance of the fleet, now')).toBe(later)
  expect(wallet.getByText('Matches the balance')).toBeVisible()
})

test('reading can be cancelled, and nothing is calculated from a part of the entries', async () => {
  const releases: (() => void)[] = []
  const { user } = await open({ prepareWire: (wire) => void releases.push(wire.hold(listCashins)) })
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('Reading was cancelled')).toBeVisible()
  for (const release of releases) release()
  expect(screen.queryByRole('region', { name: 'Wallet' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Read the entries' }))
  expect((await account('Wallet')).getByText('Matches the balance')).toBeVisible()
})

test('a failed read shows its cause, and is repeated', async () => {
  const { user } = await open({ prepareWire: (wire) => wire.refuse(listCashins, 'Server') })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect((await account('Wallet')).getByText('Matches the balance')).toBeVisible()
})

test('a history that is too long is read from the month on, and then nothing is checked', async () => {
  await open({ prepareWire: (wire) => wire.refuse(listRedemptions, 'RedemptionLimitExceeded') })
  const diesel = await account('Diesel')
  expect(diesel.getByText('Not checked')).toBeVisible()
  expect(diesel.queryByText('Difference')).toBeNull()
  expect(amountOf(diesel, `Opening balance, ${formatDay(`${month}-01`)}`)).toBe('0.0 L')
  expect(screen.getAllByText(/The fleet has too many entries to read all\./)[0]).toBeVisible()
})

test('a month with too many entries is not calculated', async () => {
  await open({
    prepareWire: (wire) => wire.rewrite(listRedemptions, (answer) => ({ ...answer, count: 60_000 })),
  })
  expect(await screen.findByText('Too many entries')).toBeVisible()
  expect(screen.getByText(/reads at most 50,000/)).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Wallet' })).toBeNull()
})

test('a balance that changes while the entries are read is no proof of a gap', async () => {
  const { user } = await open({
    prepareWire: (wire) => wire.answer(getWallet, { walletBalance: 1 }),
  })
  expect((await screen.findAllByText(/^A balance changed while the entries were read\./))[0]).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Read again' }))
  await waitFor(() => expect(screen.queryByText(/^A balance changed/)).toBeNull())
})

test('the month has a name, and reading again, print and CSV are in the title row', async () => {
  await open()
  await account('Wallet')
  const name = new Intl.DateTimeFormat('en-PH', { month: 'long', year: 'numeric' }).format(
    Date.parse(`${month}-15T00:00:00Z`),
  )
  const heading = screen.getByRole('heading', { name: `${name}, so far` })
  const print = screen.getByRole('button', { name: 'Print' })
  expect(print.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByRole('button', { name: 'Read again' }).compareDocumentPosition(print)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})

test('the CSV file has plain decimals, and the notes', async () => {
  const { user, fleet } = await open()
  await account('Wallet')
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:statement')
  await user.click(screen.getByRole('button', { name: 'Download CSV' }))
  const [[file] = []] = saved.mock.calls
  const lines = (await (file as Blob).text()).split('\r\n')
  expect(lines).toContain('Wallet,PHP,Cash-ins,2,1020000.00')
  expect(lines).toContain('Diesel,liters,Redemptions,3,-38.500')
  expect(lines).toContain('Diesel,liters,Difference,,0.000')
  expect(lines.some((line) => line.includes(fleet.businessName))).toBe(true)
})

test('the printed page has the fleet, the period and all rows', async () => {
  const { user, fleet } = await open()
  await account('Wallet')
  await user.click(screen.getByRole('button', { name: 'Print' }))
  const printed = await printedDocument()
  await waitFor(() => expect(printed.body).toHaveTextContent(fleet.businessName))
  const body = printed.body
  expect(body).toHaveTextContent('Redemptions (2 and 1 voided)−38.5 L')
  expect(body).toHaveTextContent(formatDay(`${month}-01`))
})

test('a statement that was read before the month was over closes no month when it is printed after it', async () => {
  const { last } = daysOf(month)
  vi.useFakeTimers({ now: Date.parse(`${last}T23:50:00+08:00`), toFake: ['Date'] })
  const { user } = await open()
  await account('Wallet')
  vi.setSystemTime(Date.parse(`${last}T23:50:00+08:00`) + 20 * 60_000)
  await user.click(screen.getByRole('button', { name: 'Print' }))
  const printed = await printedDocument()
  await waitFor(() => expect(printed.body).toHaveTextContent('Redemptions (2 and 1 voided)'))
  expect(printed.body).toHaveTextContent('Balance by these entries, now')
  expect(printed.body).not.toHaveTextContent(`Closing balance, ${formatDay(last)}`)
})

test('entries of a month that the clock of the device has not reached are in a row of their own', async () => {
  const { unmount, fleet } = await open()
  await account('Wallet')
  unmount()
  vi.useFakeTimers({ now: Date.parse(`${month}-01T00:00:00+08:00`) - 3_600_000, toFake: ['Date'] })
  await open({ fleet })
  const wallet = await account('Wallet')
  const before = formatDay(daysOf(previousMonth(month)).last)
  expect(amountOf(wallet, 'Balance by these entries, now')).toBe('₱0.00')
  expect(amountOf(wallet, `Entries after ${before}`)).toMatch(/^₱1,0/)
  expect(amountOf(wallet, 'Difference')).toBe('₱0.00')
})

test.each(['fleet-manager', 'data-analyst', 'account-manager'] as const)(
  'a %s has no access, and nothing is read',
  async (as) => {
    const { wire } = await open({ as })
    expect(await screen.findByText('Not Authorized')).toBeVisible()
    expect(wire.of(listCashins)).toEqual([])
  },
)

test('a purchaser has access', async () => {
  await open({ as: 'purchaser' })
  expect((await account('Diesel')).getByText('Matches the balance')).toBeVisible()
})
