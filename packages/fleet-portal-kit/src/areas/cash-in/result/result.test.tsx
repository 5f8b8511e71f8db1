import { createCashin, getCashin, listCards } from 'fleet-portal-api-client/contract/cashin'
import { centavos } from 'fleet-portal-api-client/money'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { FleetType } from 'fleet-portal-api-client/contract/access'
import { filipino } from '../../../locales/fil/index.ts'
import { testFleet, type TestFleet } from '../../../testing/testFleet.ts'
import { press, saveCard } from '../../../testing/arrangeCashins.ts'
import { printedDocument } from '../../../testing/printedDocument.ts'
import { pressKey, releaseKey, repeatKey } from '../../../testing/keyEvents.ts'
import { choose, openConfirmation, cashinsOf, openCashIn, walletOf } from '../cashInScene.tsx'

/** Creates an unpaid cash-in of 20,000 pesos at UnionBank. */
async function createPendingCashIn(type: FleetType = 'locqpay') {
  const fleet = await testFleet({ type })
  const { fleetId, arrange } = fleet
  const created = await arrange(createCashin, {
    fleetId,
    amount: centavos(20_000_00),
    method: 'online-banking',
    bankCode: 'UNIONBANK',
  })
  const { cashinId = '', referenceNumber, checkoutUrl } = created
  return { fleet, cashInId: cashinId, referenceNumber: referenceNumber ?? '', checkoutUrl: checkoutUrl ?? '' }
}

const setEnding = (fleet: TestFleet, id: string, ending: string) => fleet.operate(`cashins/${id}`, { ending })

test('the result of a cash-in names its payment method, its fee, its total and when it was created', async () => {
  const fleet = await testFleet()
  const { cashinId = '' } = await fleet.arrange(createCashin, {
    fleetId: fleet.fleetId,
    amount: centavos(12_000_00),
    method: 'otc',
    mode: 'RCBC',
  })
  await openCashIn({ fleet, state: { cashInId: cashinId, status: 'pending' } })
  const method = await screen.findByText('Over the counter, Rizal Commercial Banking Corporation')
  const details = method.closest('dl')
  expect(details).toHaveTextContent(/Payment method/)
  expect(details).toHaveTextContent(/Fee₱25\.00Total to pay₱12,025\.00/)
  const deadline = /Pay until(.*?[AP]M)/.exec(details?.textContent ?? '')?.[1] ?? 'no deadline'
  expect(screen.getByText(/^If you get no instructions within 2 days, contact support\./)).toHaveTextContent(
    `You can pay only until ${deadline}, so contact support well before then.`,
  )
  expect(details).toHaveTextContent(/Created\w{3} \d{1,2}, \d{4}, \d{1,2}:\d\d [AP]M/)
})

test('the result and the receipt of a card cash-in name the card by its brand and last digits, and its fee', async () => {
  const fleet = await testFleet()
  await saveCard(fleet, '5555555555554444')
  const { fleetId } = fleet
  const { fleetCards } = await fleet.arrange(listCards, { fleetId })
  const { cashinId = '', checkoutUrl } = await fleet.arrange(createCashin, {
    fleetId,
    amount: centavos(1_234_50),
    method: 'card',
    paymentToken: fleetCards[0]?.cardToken ?? '',
  })
  await press(fleet, checkoutUrl ?? '', 'pay')
  const { user } = await openCashIn({ fleet, state: { cashInId: cashinId, status: 'success' } })
  const method = await screen.findByText('Card, Mastercard •••• 4444')
  expect(method.closest('dl')).toHaveTextContent(/Fee₱0\.00/)
  await user.click(await screen.findByRole('button', { name: 'Print' }))
  const printed = await printedDocument()
  await waitFor(() => expect(printed.body).toHaveTextContent('Card, Mastercard •••• 4444'))
})

describe('a returned payment', () => {
  test('is successful only if the server says so, for any status hint', async () => {
    const { fleet, cashInId, referenceNumber, checkoutUrl } = await createPendingCashIn()
    const state = { cashInId, status: 'success', referenceNumber, paymentMethod: 'online-banking' }
    const { departures, user } = await openCashIn({ fleet, state })
    expect(await screen.findByText('Cash-in pending')).toBeVisible()
    expect(await screen.findByText('Online banking, UnionBank of the Philippines')).toBeVisible()
    expect(screen.queryByText('Cash-in successful')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
    expect(departures).toEqual([checkoutUrl])
    expect(await walletOf(fleet)).toBe(0)
  })

  test('is never shown as failed while it is pending, is read repeatedly, and reports its success once', async () => {
    const { fleet, cashInId } = await createPendingCashIn('hedging')
    const { wire, events } = await openCashIn({ fleet, state: { cashInId, status: 'failed' } })
    expect(await screen.findByText('Cash-in pending')).toBeVisible()
    expect(screen.queryByText(/transaction failed/)).toBeNull()
    await setEnding(fleet, cashInId, 'success')
    expect(await screen.findByText('Cash-in successful')).toBeVisible()
    expect(await screen.findByText('₱20,000.00', { selector: 'span' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Buy Fuel' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'View history' })).toBeVisible()
    await waitFor(() => expect(events.filter(({ type }) => type === 'cash-in.succeeded')).toHaveLength(1))
    const reads = wire.of(getCashin).length
    expect(reads).toBeGreaterThan(1)
  }, 30_000)

  test.each([
    ['failed', 'cancelled', 'Cash-in transaction cancel'],
    ['failed', 'failed', 'Cash-in transaction failed'],
    ['failed', 'success', 'Cash-in transaction failed'],
    ['expired', 'success', 'Cash-in transaction failed'],
    ['voided', 'cancelled', 'Cash-in transaction failed'],
    ['success', 'failed', 'Cash-in successful'],
  ])('with the server status %s and the hint %s has the title %s', async (ending, status, title) => {
    const { fleet, cashInId } = await createPendingCashIn()
    await setEnding(fleet, cashInId, ending)
    const { user } = await openCashIn({ fleet, state: { cashInId, status } })
    expect(await screen.findByText(title)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Buy Fuel' })).toBeNull()
    await user.click(screen.getByRole('button', { name: /^(Back to Cash In|Cash in again)$/ }))
    expect(await screen.findByRole('radio', { name: 'Card' })).toBeInTheDocument()
  })

  test('that was cancelled has no status that says otherwise, and is reported once', async () => {
    const { fleet, cashInId } = await createPendingCashIn()
    await setEnding(fleet, cashInId, 'failed')
    const { events } = await openCashIn({ fleet, state: { cashInId, status: 'cancelled' } })
    const title = await screen.findByText('Cash-in transaction cancel')
    expect(title.closest('.fpk-result')).toHaveTextContent(/StatusCancelled/)
    await waitFor(() =>
      expect(events.filter(({ type }) => type.startsWith('cash-in.'))).toMatchObject([
        { type: 'cash-in.failed', data: { cashInId, status: 'failed', amount: 20_000_00 } },
      ]),
    )
  })

  test('that succeeded shows the fee, the total that was paid and the credited amount', async () => {
    const { fleet, cashInId } = await createPendingCashIn('hedging')
    await setEnding(fleet, cashInId, 'success')
    await openCashIn({
      fleet,
      state: { cashInId },
      prepareWire: (wire) => wire.rewrite(getCashin, (answer) => ({ ...answer, fee: 15 })),
    })
    const title = await screen.findByText('Cash-in successful')
    expect(title.closest('.fpk-result')).toHaveTextContent(
      /Fee₱15\.00Total paid₱20,015\.00Credited to your wallet₱20,000\.00/,
    )
  })

  test('that succeeded says in Filipino that the amount was added, not that it will be', async () => {
    const { fleet, cashInId } = await createPendingCashIn('hedging')
    await setEnding(fleet, cashInId, 'success')
    await openCashIn({ fleet, state: { cashInId }, provider: { language: filipino } })
    const title = await screen.findByText('Matagumpay ang cash-in')
    expect(title.closest('.fpk-result')).toHaveTextContent(/Naidagdag sa iyong wallet₱20,000\.00/)
  })

  test('that failed is tried again with its amount and method, as another cash-in', async () => {
    const { fleet, cashInId } = await createPendingCashIn()
    await setEnding(fleet, cashInId, 'failed')
    const { user, wire } = await openCashIn({ fleet, state: { cashInId, status: 'failed' } })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('Amount')).toHaveValue('20,000')
    expect(screen.getByRole('radio', { name: 'Online banking' })).toBeChecked()
    expect(wire.of(createCashin)).toEqual([])
    await choose(user, /UnionBank/)
    const dialog = await openConfirmation(user)
    await user.click(within(dialog).getByRole('button', { name: 'Go to payment' }))
    await waitFor(() => expect(wire.of(createCashin)).toHaveLength(1))
    await waitFor(async () => expect(await cashinsOf(fleet)).toHaveLength(2))
  })

  test('with a status that the portal does not know is not tried again, and not reported as failed', async () => {
    const { fleet, cashInId } = await createPendingCashIn()
    const { events } = await openCashIn({
      fleet,
      state: { cashInId, status: 'failed' },
      prepareWire: (wire) => wire.rewrite(getCashin, (answer) => ({ ...answer, status: 'under-review' })),
    })
    expect(await screen.findByText('Cash-in transaction failed')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(events.map(({ type }) => type)).not.toContain('cash-in.failed')
  })

  test('whose result is only a hint of the page is not tried again', async () => {
    await openCashIn({ state: { status: 'failed' } })
    expect(await screen.findByText('Cash-in transaction failed')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  test('is found by its reference number if there is no id', async () => {
    const { fleet, cashInId, referenceNumber } = await createPendingCashIn()
    await setEnding(fleet, cashInId, 'success')
    await openCashIn({ fleet, state: { referenceNumber, status: 'failed' } })
    expect(await screen.findByText('Cash-in successful')).toBeVisible()
  })

  test('of another fleet, with a forged id, or without an id is never successful', async () => {
    const other = await createPendingCashIn()
    await setEnding(other.fleet, other.cashInId, 'success')
    const states: Record<string, string>[] = [
      { cashInId: other.cashInId, status: 'success' },
      { cashInId: 'csh_forged', status: 'success' },
      { referenceNumber: other.referenceNumber, status: 'success' },
      { status: 'success' },
    ]
    for (const state of states) {
      await openCashIn({ state })
      expect(await screen.findByText('Look for this payment in the history')).toBeVisible()
      expect(screen.queryByText('Cash-in successful')).toBeNull()
      cleanup()
    }
    await openCashIn({ state: { status: 'cancelled' } })
    expect(await screen.findByText('Cash-in transaction cancel')).toBeVisible()
  })

  test('that failed to load can be read again', async () => {
    const { fleet, cashInId } = await createPendingCashIn()
    await setEnding(fleet, cashInId, 'success')
    const { user } = await openCashIn({
      fleet,
      state: { cashInId, status: 'success' },
      prepareWire: (wire) => wire.breakAt(getCashin, 'before-tx'),
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText('Cash-in successful')).toBeNull()
    await user.click(again)
    expect(await screen.findByText('Cash-in successful')).toBeVisible()
  })
})

describe('redeeming points', () => {
  const open = async (points: number) => {
    const fleet = await testFleet({ type: 'hedging', isVip: true })
    await fleet.operate('points', { fleetId: fleet.fleetId, points })
    const portal = await openCashIn({ fleet, state: { paymentMethod: 'vip-locqpay' } })
    await screen.findByText('Available points')
    return portal
  }

  test('sends all points once with the Use all button', async () => {
    const { user, fleet, wire } = await open(12_345)
    expect(screen.getByText('12,345 points, worth ₱12,345.00')).toBeVisible()
    await user.type(screen.getByLabelText('Points'), '999')
    expect(screen.getByText('Minimum 1,000 points: 1 more is needed.')).toBeVisible()
    await user.type(screen.getByLabelText('Points'), '99')
    expect(screen.getByText('Maximum 12,345 points')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Use all' }))
    const dialog = await openConfirmation(user)
    await user.dblClick(within(dialog).getByRole('button', { name: 'Redeem the points' }))
    expect(await screen.findByText('Points are being redeemed')).toBeVisible()
    expect(wire.of(createCashin).map(({ body }) => body)).toEqual([
      { fleetId: fleet.fleetId, amount: 12_345, method: 'vip-locqpay', paymentProcessor: 'vip' },
    ])
    expect(await cashinsOf(fleet)).toHaveLength(1)
  })

  test('shows the result while Enter is held, and the result can be opened again', async () => {
    const { user, fleet, wire } = await open(2_000)
    await user.type(screen.getByLabelText('Points'), '1000')
    const dialog = await openConfirmation(user)
    within(dialog).getByRole('button', { name: 'Redeem the points' }).focus()
    pressKey('Enter')
    repeatKey('Enter')
    expect(await screen.findByText('Points are being redeemed')).toBeVisible()
    repeatKey('Enter')
    releaseKey('Enter')
    expect(screen.getByText('Points are being redeemed')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back to Cash In' }))
    const [cashin] = await cashinsOf(fleet)
    expect(await screen.findByText(`Your last cash-in: ${cashin?.referenceNumber}.`)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show result' }))
    expect(await screen.findByText('Points are being redeemed')).toBeVisible()
    expect(wire.of(createCashin)).toHaveLength(1)
  })

  test('shows how many points are missing', async () => {
    const { user } = await open(400)
    expect(screen.getAllByText('You need 600 more points to redeem points.')[0]).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Use all' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test.each(['C1000', 'C1018'] as const)(
    'shows a rejection with %s on the field, with the server’s message',
    async (code) => {
      const { user, wire } = await open(5_000)
      await user.type(screen.getByLabelText('Points'), '2000')
      wire.refuse(createCashin, code)
      await user.click(
        within(await openConfirmation(user)).getByRole('button', { name: 'Redeem the points' }),
      )
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      const field = screen.getByLabelText('Points')
      expect(field).toBeInvalid()
      expect(field).toHaveAccessibleDescription(expect.stringContaining(`Refused: ${code}.`) as string)
    },
  )
})

test('a rejection of points without a code shows the server’s message on the field', async () => {
  const fleet = await testFleet({ type: 'hedging', isVip: true })
  await fleet.operate('points', { fleetId: fleet.fleetId, points: 5_000 })
  const { user, wire } = await openCashIn({ fleet, state: { paymentMethod: 'vip-locqpay' } })
  await user.type(await screen.findByLabelText('Points'), '2000')
  const message = 'Points cannot be redeemed today.'
  wire.rewrite(createCashin, () => Response.json({ message }, { status: 400 }))
  await user.click(within(await openConfirmation(user)).getByRole('button', { name: 'Redeem the points' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByLabelText('Points')).toBeInvalid()
  expect(screen.getByLabelText('Points')).toHaveAccessibleDescription(
    expect.stringContaining(message) as string,
  )
})

test('a manual deposit shows the accounts of the host and the fee, and sends nothing', async () => {
  const depositAccounts = ['One', 'Two', 'Three'].map((bank) => ({
    bank: `Sample Bank ${bank}`,
    accountName: 'Sample Account',
    accountNumber: '0000-0000-00',
  }))
  const { wire } = await openCashIn({
    search: 'method=manual-bank-deposit',
    provider: { payments: { depositAccounts } },
  })
  expect(await screen.findByText('Php 50.00 is deducted from the cash-in amount.')).toBeVisible()
  expect(screen.getAllByText(/Sample Bank/)).toHaveLength(3)
  expect(screen.getByText('1 to 2 business days')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  expect(wire.sent.every(({ method }) => method === 'GET')).toBe(true)
  cleanup()
  const support = { email: 'support@fleet.test' }
  await openCashIn({ search: 'method=manual-bank-deposit', provider: { support } })
  expect(await screen.findByText('Ask support for the deposit accounts.')).toBeVisible()
  expect(screen.getByRole('link', { name: support.email })).toBeVisible()
  expect(screen.queryByText('Deposit accounts')).toBeNull()
})
