import { createCashin, getCashin } from 'api-client/contract/cashin'
import { resolveIdempotencyKey } from 'api-client/contract/idempotency'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { reloadPage } from '../../testing/reloadPage.ts'
import { amount, ask, cashinsOf, choose, openCashIn, walletOf } from './cashInScene.tsx'
import { press } from '../../testing/arrangeCashins.ts'

/* Between the portal and a payment page: whatever way somebody takes, one cash-in is made of one press, and none is forgotten. */

const goOn = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Go to payment' })

/** Up to the question of a payment of 20,000 pesos at UnionBank. */
async function atQuestion(options: Parameters<typeof openCashIn>[0] = {}) {
  const opened = await openCashIn({ search: 'method=online-banking', ...options })
  await choose(opened.person, /UnionBank/)
  await opened.person.type(await amount(), '20000')
  return { ...opened, dialog: await ask(opened.person) }
}

async function atPaymentPage() {
  const opened = await atQuestion()
  await opened.person.click(goOn(opened.dialog))
  await waitFor(() => expect(opened.departures).toHaveLength(1))
  return opened
}

const expectForm = async () => {
  expect(await amount()).toHaveValue('')
  // As long as another tab is given to show how it ended.
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.queryByText(/^Cash-in (pending|successful)$/)).toBeNull()
}

describe('a payment that was left for', () => {
  test('and come back from with Back is brought up, paid or not, and nothing else is made', async () => {
    const { fleet, departures } = await atPaymentPage()
    await reloadPage()
    const unpaid = await openCashIn({ fleet })
    expect(await screen.findByText('Cash-in pending')).toBeVisible()
    expect(screen.getByText(/Your earlier cash-in was made/)).toBeVisible()
    expect(unpaid.wire.of(resolveIdempotencyKey)).toEqual([])
    await unpaid.person.click(screen.getByRole('button', { name: 'Continue to payment' }))
    expect(unpaid.departures).toEqual(departures)
    await press(fleet, departures[0] ?? '', 'pay')
    await reloadPage()
    const paid = await openCashIn({ fleet })
    expect(await screen.findByText('Cash-in successful')).toBeVisible()
    await paid.person.click(screen.getByRole('button', { name: 'Cash in again' }))
    await expectForm()
    expect([...unpaid.wire.of(createCashin), ...paid.wire.of(createCashin)]).toEqual([])
    expect(await cashinsOf(fleet)).toHaveLength(1)
    expect(await walletOf(fleet)).toBe(20_000_00)
  })

  test('is not brought up once its landing has told how it ended, and its amount is not offered again', async () => {
    const { fleet, departures } = await atPaymentPage()
    const landing = await press(fleet, departures[0] ?? '', 'pay')
    await reloadPage()
    const cashInId = landing.pathname.split('/').at(-1) ?? ''
    const told = await openCashIn({ fleet, state: { cashInId, status: 'success' } })
    expect(await screen.findByText('Cash-in successful')).toBeVisible()
    await told.person.click(screen.getByRole('button', { name: 'Cash in again' }))
    await expectForm()
    await reloadPage()
    const later = await openCashIn({ fleet })
    await expectForm()
    expect(later.wire.of(getCashin)).toEqual([])
  })

  test('stands there when Back brings the page as it was left, and when the way there is closed', async () => {
    const first = await atPaymentPage()
    expect(await screen.findByRole('alertdialog', { name: 'Opening the payment page' })).toBeVisible()
    await press(first.fleet, first.departures[0] ?? '', 'pay')
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
    expect(await screen.findByText('Cash-in successful')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await reloadPage()
    const second = await atPaymentPage()
    await second.person.click(await screen.findByText('Close'))
    expect(await screen.findByText('Cash-in pending')).toBeVisible()
    expect(await cashinsOf(second.fleet)).toHaveLength(1)
  })

  test('is brought up after one another where two tabs left for one each', async () => {
    const { fleet } = await atPaymentPage()
    await reloadPage()
    const other = await openCashIn({ fleet, search: 'method=online-banking' })
    await other.person.click(await screen.findByRole('button', { name: 'Back to Cash In' }))
    await choose(other.person, /UnionBank/)
    await other.person.type(await amount(), '30000')
    await other.person.click(goOn(await ask(other.person)))
    await waitFor(() => expect(other.departures).toHaveLength(1))
    await reloadPage()
    const third = await openCashIn({ fleet })
    expect(await screen.findByText('₱30,000.00')).toBeVisible()
    await third.person.click(screen.getByRole('button', { name: 'Back to Cash In' }))
    await expectForm()
    expect(await cashinsOf(fleet)).toHaveLength(2)
  })
})

describe('an answer that comes', () => {
  test('when the person is elsewhere takes nobody away, and is told when they come back', async () => {
    const { person, dialog, wire, fleet, departures, unmount } = await atQuestion()
    const release = wire.hold(createCashin)
    await person.click(goOn(dialog))
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
  ])('with %s in place of a payment page goes nowhere and is told to the tracker', async (_, checkoutUrl) => {
    const tracked: unknown[] = []
    const analytics = { track: (...words: unknown[]) => tracked.push(words) }
    const { person, dialog, wire, departures } = await atQuestion({ provider: { analytics } })
    wire.answer(createCashin, { checkoutUrl })
    await person.click(goOn(dialog))
    const failed = await screen.findByRole('alertdialog', { name: 'Cash in transaction failed' })
    expect(failed).toHaveTextContent('The payment page could not be opened. Nothing was charged')
    expect(failed).toHaveTextContent(/CI-/)
    expect(departures).toEqual([])
    expect(tracked).toEqual([['cash-in.checkout-missing', { method: 'online-banking' }]])
  })

  test('and says that it failed is an error, and the next one is another cash-in', async () => {
    const { person, dialog, wire } = await atQuestion()
    wire.answer(createCashin, { status: 'failed' })
    await person.click(goOn(dialog))
    const failed = await screen.findByRole('alertdialog', { name: 'Cash in transaction failed' })
    expect(failed).toHaveTextContent('There was an error processing payment')
    await person.click(within(failed).getByRole('button', { name: 'Back to Cash In' }))
    // What was put in is still there for another try.
    expect(await amount()).toHaveValue('20,000')
    await ask(person)
    expect(wire.of(createCashin)).toHaveLength(1)
  })

  test('after every press of Enter, click and double click is one, for the whole amount', async () => {
    const { person, dialog, wire, fleet, departures } = await atQuestion()
    const button = goOn(dialog)
    button.focus()
    fireEvent.click(button)
    await person.keyboard('{Enter}{Enter} ')
    await person.dblClick(button)
    // A press too many goes on with the payment that is there, if anything.
    await waitFor(() => expect(new Set(departures).size).toBe(1))
    expect(wire.of(createCashin)).toHaveLength(1)
    expect((await cashinsOf(fleet)).map((one) => one.amount)).toEqual([20_000_00])
  })
})
