import { createCashin, getCashin } from 'fleet-portal-api-client/contract/cashin'
import { resolveIdempotencyKey } from 'fleet-portal-api-client/contract/idempotency'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { reloadPage } from '../../testing/reloadPage.ts'
import { findAmountField, openConfirmation, cashinsOf, choose, openCashIn, walletOf } from './cashInScene.tsx'
import { press } from '../../testing/arrangeCashins.ts'

/* The redirect to a payment page and the return from it: one click creates one cash-in, and no cash-in is lost. */

const goToPaymentButton = (dialog: HTMLElement) =>
  within(dialog).getByRole('button', { name: 'Go to payment' })

/** Opens the confirmation of a payment of 20,000 pesos at UnionBank. */
async function openBankConfirmation(options: Parameters<typeof openCashIn>[0] = {}) {
  const opened = await openCashIn({ search: 'method=online-banking', ...options })
  await choose(opened.user, /UnionBank/)
  await opened.user.type(await findAmountField(), '20000')
  return { ...opened, dialog: await openConfirmation(opened.user) }
}

/** Confirms the payment, and waits for the redirect. */
async function goToPaymentPage() {
  const opened = await openBankConfirmation()
  await opened.user.click(goToPaymentButton(opened.dialog))
  await waitFor(() => expect(opened.departures).toHaveLength(1))
  return opened
}

const expectEmptyForm = async () => {
  expect(await findAmountField()).toHaveValue('')
  // A pending cash-in would appear within this time.
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.queryByText(/^Cash-in (pending|successful)$/)).toBeNull()
}

describe('a redirected payment', () => {
  test('is shown after Back, paid or unpaid, and no other cash-in is created', async () => {
    const { fleet, departures } = await goToPaymentPage()
    await reloadPage()
    const unpaid = await openCashIn({ fleet })
    expect(await screen.findByText('Cash-in pending')).toBeVisible()
    expect(screen.getByText(/Your earlier cash-in was made/)).toBeVisible()
    expect(unpaid.wire.of(resolveIdempotencyKey)).toEqual([])
    await unpaid.user.click(screen.getByRole('button', { name: 'Continue to payment' }))
    expect(unpaid.departures).toEqual(departures)
    await press(fleet, departures[0] ?? '', 'pay')
    await reloadPage()
    const paid = await openCashIn({ fleet })
    expect(await screen.findByText('Cash-in successful')).toBeVisible()
    await paid.user.click(screen.getByRole('button', { name: 'Cash in again' }))
    await expectEmptyForm()
    expect([...unpaid.wire.of(createCashin), ...paid.wire.of(createCashin)]).toEqual([])
    expect(await cashinsOf(fleet)).toHaveLength(1)
    expect(await walletOf(fleet)).toBe(20_000_00)
  })

  test('is not shown again after its return page showed the result, and its amount is not restored', async () => {
    const { fleet, departures } = await goToPaymentPage()
    const landing = await press(fleet, departures[0] ?? '', 'pay')
    await reloadPage()
    const cashInId = landing.pathname.split('/').at(-1) ?? ''
    const returned = await openCashIn({ fleet, state: { cashInId, status: 'success' } })
    expect(await screen.findByText('Cash-in successful')).toBeVisible()
    await returned.user.click(screen.getByRole('button', { name: 'Cash in again' }))
    await expectEmptyForm()
    await reloadPage()
    const later = await openCashIn({ fleet })
    await expectEmptyForm()
    expect(later.wire.of(getCashin)).toEqual([])
  })

  test('is shown when Back restores the page from the cache, and when the user closes the redirect dialog', async () => {
    const first = await goToPaymentPage()
    expect(await screen.findByRole('alertdialog', { name: 'Opening the payment page' })).toBeVisible()
    await press(first.fleet, first.departures[0] ?? '', 'pay')
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
    expect(await screen.findByText('Cash-in successful')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await reloadPage()
    const second = await goToPaymentPage()
    await second.user.click(await screen.findByText('Close'))
    expect(await screen.findByText('Cash-in pending')).toBeVisible()
    expect(await cashinsOf(second.fleet)).toHaveLength(1)
  })

  test('is shown one after another if two tabs were redirected', async () => {
    const { fleet } = await goToPaymentPage()
    await reloadPage()
    const other = await openCashIn({ fleet, search: 'method=online-banking' })
    await other.user.click(await screen.findByRole('button', { name: 'Back to Cash In' }))
    await choose(other.user, /UnionBank/)
    await other.user.type(await findAmountField(), '30000')
    await other.user.click(goToPaymentButton(await openConfirmation(other.user)))
    await waitFor(() => expect(other.departures).toHaveLength(1))
    await reloadPage()
    const third = await openCashIn({ fleet })
    expect(await screen.findByText('₱30,000.00')).toBeVisible()
    await third.user.click(screen.getByRole('button', { name: 'Back to Cash In' }))
    await expectEmptyForm()
    expect(await cashinsOf(fleet)).toHaveLength(2)
  })
})

describe('the answer to a cash-in', () => {
  test('does not redirect after the user has left the screen, and is shown at the next visit', async () => {
    const { user, dialog, wire, fleet, departures, unmount } = await openBankConfirmation()
    const release = wire.hold(createCashin)
    await user.click(goToPaymentButton(dialog))
    await waitFor(() => expect(wire.of(createCashin)).toHaveLength(1))
    unmount()
    release()
    await waitFor(async () => expect(await cashinsOf(fleet)).toHaveLength(1))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(departures).toEqual([])
    const again = await openCashIn({ fleet })
    expect(await screen.findByText(/Your earlier cash-in was made/)).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Continue to payment' })).toBeVisible()
    expect(again.wire.of(createCashin)).toEqual([])
    expect(again.departures).toEqual([])
  })

  test.each([
    ['nothing', null],
    ['a script', 'javascript:alert(1)'],
    ['another scheme', 'http://evil.test/pay'],
  ])('with %s instead of a payment page does not redirect, and is tracked', async (_, checkoutUrl) => {
    const tracked: unknown[] = []
    const analytics = { track: (...args: unknown[]) => tracked.push(args) }
    const { user, dialog, wire, departures } = await openBankConfirmation({ provider: { analytics } })
    wire.answer(createCashin, { checkoutUrl })
    await user.click(goToPaymentButton(dialog))
    const failed = await screen.findByRole('alertdialog', { name: 'Cash in transaction failed' })
    expect(failed).toHaveTextContent('The payment page could not be opened. Nothing was charged')
    expect(failed).toHaveTextContent(/CI-/)
    expect(departures).toEqual([])
    expect(tracked).toEqual([['cash-in.checkout-missing', { method: 'online-banking' }]])
  })

  test('with the status failed is an error, and the user can send another cash-in', async () => {
    const { user, dialog, wire } = await openBankConfirmation()
    wire.answer(createCashin, { status: 'failed' })
    await user.click(goToPaymentButton(dialog))
    const failed = await screen.findByRole('alertdialog', { name: 'Cash in transaction failed' })
    expect(failed).toHaveTextContent('There was an error processing payment')
    await user.click(within(failed).getByRole('button', { name: 'Back to Cash In' }))
    // The form keeps the amount for another attempt.
    expect(await findAmountField()).toHaveValue('20,000')
    await openConfirmation(user)
    expect(wire.of(createCashin)).toHaveLength(1)
  })

  test('arrives once after repeated Enter, click and double click, for the whole amount', async () => {
    const { user, dialog, wire, fleet, departures } = await openBankConfirmation()
    const button = goToPaymentButton(dialog)
    button.focus()
    fireEvent.click(button)
    await user.keyboard('{Enter}{Enter} ')
    await user.dblClick(button)
    // Additional clicks may open the same payment page again.
    await waitFor(() => expect(new Set(departures).size).toBe(1))
    expect(wire.of(createCashin)).toHaveLength(1)
    expect((await cashinsOf(fleet)).map((one) => one.amount)).toEqual([20_000_00])
  })
})
