import { addCard, createCashin } from 'fleet-portal-api-client/contract/cashin'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { reloadPage } from '../../../testing/reloadPage.ts'
import { testFleet } from '../../../testing/testFleet.ts'
import {
  findAmountField,
  openConfirmation,
  cashinsOf,
  choose,
  browserStorageText,
  openCashIn,
  recordExternalCalls,
  typeCard,
} from '../cashInScene.tsx'

/* The number and CVV of a card exist only in their input fields and in the one request that needs them. */

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

type OpenedCashIn = Awaited<ReturnType<typeof openCashIn>>

const number = '4111111111111111'
const secrets = /4111 ?1111 ?1111 ?1111|\b737\b/
const goToPaymentButton = (dialog: HTMLElement) =>
  within(dialog).getByRole('button', { name: 'Go to payment' })

/** Records the console and the analytics, and collects the caches, the storage, the URL and the events as one text. */
function recordOutputs() {
  const logged: unknown[] = []
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => void logged.push(args.map(String)))
  }
  const analytics = { track: (...args: unknown[]) => void logged.push(args) }
  const outputText = ({ portal, events, navigation, wire, moves }: OpenedCashIn) =>
    JSON.stringify([
      portal.queryClient
        .getMutationCache()
        .getAll()
        .map(({ state }) => state),
      portal.queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey, state }) => [queryKey, state]),
      portal.draftStore.unsavedTexts(),
      browserStorageText(),
      [navigation.search(), navigation.state?.(), moves, location.href, history.state],
      [events, logged, document.title],
      wire.sent.map(({ path, query, key }) => [path, query, key]),
    ])
  return { analytics, outputText }
}

/** The text of the document, with the values of its fields. */
const documentText = () =>
  document.documentElement.outerHTML +
  [...document.querySelectorAll('input')].map(({ value }) => value).join('\n')

describe.each([
  ['exchanged for a token', 'paymaya'],
  ['sent as raw data', 'cybersource'],
])('a card that is %s', (_, paymentGateway) => {
  test('is only in its fields during the payment, and cleared after it', async () => {
    const { analytics, outputText } = recordOutputs()
    await recordExternalCalls()
    const fleet = await testFleet({ type: 'locqpay' })
    await fleet.operate(`fleets/${fleet.fleetId}`, { paymentGateway })
    const opened = await openCashIn({ fleet, provider: { analytics } })
    const { user, wire, departures } = opened
    await typeCard(user, number)
    await user.type(await findAmountField(), '2500')
    const dialog = await openConfirmation(user)
    expect(outputText(opened)).not.toMatch(secrets)
    const release = wire.hold(createCashin)
    await user.click(goToPaymentButton(dialog))
    await waitFor(() => expect(wire.of(createCashin)).toHaveLength(1))
    expect(outputText(opened)).not.toMatch(secrets)
    release()
    await waitFor(() => expect(departures).toHaveLength(1))
    await waitFor(() => expect(documentText()).not.toMatch(secrets))
    expect(outputText(opened)).not.toMatch(secrets)
    const bodies = JSON.stringify(wire.sent.map(({ body }) => body))
    expect(secrets.test(bodies)).toBe(paymentGateway === 'cybersource')
  })

  test.each([
    ['lost', (wire: OpenedCashIn['wire']) => wire.loseRequest(createCashin)],
    ['rejected', (wire: OpenedCashIn['wire']) => wire.refuse(createCashin, 'PY0036')],
    ['declined', (wire: OpenedCashIn['wire']) => wire.answer(createCashin, { status: 'failed' })],
  ])('and %s is cleared, except for a number that the user has to correct', async (failure, breakWire) => {
    const { analytics, outputText } = recordOutputs()
    await recordExternalCalls()
    const fleet = await testFleet({ type: 'locqpay' })
    await fleet.operate(`fleets/${fleet.fleetId}`, { paymentGateway })
    const opened = await openCashIn({ fleet, provider: { analytics } })
    const { user, wire } = opened
    await typeCard(user, number)
    await user.type(await findAmountField(), '2500')
    breakWire(wire)
    await user.click(goToPaymentButton(await openConfirmation(user)))
    await waitFor(() =>
      expect(screen.queryByRole('alertdialog', { name: 'Confirm your cash-in' })).toBeNull(),
    )
    await waitFor(() => expect(screen.getByLabelText('CVV')).toHaveValue(''))
    const isCorrectable = failure === 'rejected'
    expect(screen.getByLabelText('Card number')).toHaveValue(isCorrectable ? '4111 1111 1111 1111' : '')
    expect(screen.getByLabelText('Name on card')).toHaveValue('Ana Reyes')
    expect(/\b737\b/.test(documentText())).toBe(false)
    expect(outputText(opened)).not.toMatch(secrets)
  })
})

describe('a new card', () => {
  test('is cleared by a reload, which restores the amount, and when the page is hidden', async () => {
    const { user, fleet } = await openCashIn()
    await typeCard(user, number)
    await user.type(await findAmountField(), '2500')
    await reloadPage()
    expect(browserStorageText()).not.toMatch(secrets)
    const again = await openCashIn({ fleet })
    expect(await screen.findByText(/^Your input from .* was restored\.$/)).toBeVisible()
    expect(await findAmountField()).toHaveValue('2,500')
    expect(documentText()).not.toMatch(secrets)
    await typeCard(again.user, number)
    fireEvent(window, new Event('pagehide'))
    await waitFor(() => expect(screen.getByLabelText('Card number')).toHaveValue(''))
    expect(documentText()).not.toMatch(secrets)
  })

  test('that the user saves is cleared with its dialog, after success and failure', async () => {
    const { analytics, outputText } = recordOutputs()
    await recordExternalCalls()
    const opened = await openCashIn({ provider: { analytics } })
    const { user, wire, departures } = opened
    const fill = async () => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Save a card' }))
      await user.type(await dialog.findByLabelText('Card number'), number)
      await user.type(dialog.getByLabelText('Expiry date'), '1231')
      await user.type(dialog.getByLabelText('CVV'), '737')
      return dialog
    }
    await user.click(await screen.findByRole('button', { name: 'Save a card' }))
    const dialog = await fill()
    await user.type(dialog.getByLabelText('Name on card'), 'Ana Reyes')
    wire.breakAt(addCard, 'before-tx')
    wire.breakAt(addCard, 'before-tx')
    await user.click(dialog.getByRole('button', { name: 'Continue to verification' }))
    await waitFor(() => expect(dialog.getByLabelText('Card number')).toHaveValue(''))
    expect(documentText()).not.toMatch(secrets)
    await fill()
    await user.click(dialog.getByRole('button', { name: 'Continue to verification' }))
    await waitFor(() => expect(departures).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(documentText() + outputText(opened)).not.toMatch(secrets)
  })

  test('cannot be entered if the host has not configured the card tokenization', async () => {
    const calls = await recordExternalCalls()
    const { user, wire } = await openCashIn({ search: 'method=card', provider: { payments: {} } })
    expect((await screen.findAllByText(/^Card payments are not available/))[0]).toBeVisible()
    expect(screen.queryByLabelText('Card number')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Save a card' })).toBeNull()
    await user.type(await findAmountField(), '2500')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(calls).toEqual([])
    expect(wire.of(createCashin)).toEqual([])
  })

  test('cannot be entered for a raw data gateway unless the host allows it', async () => {
    const fleet = await testFleet({ type: 'locqpay' })
    await fleet.operate(`fleets/${fleet.fleetId}`, { paymentGateway: 'cybersource' })
    const cardTokenization = { url: 'http://cards.test/', publicKey: 'pk' }
    await openCashIn({ search: 'method=card', fleet, provider: { payments: { cardTokenization } } })
    expect((await screen.findAllByText(/^Card payments are not available/))[0]).toBeVisible()
    expect(screen.queryByLabelText('Card number')).toBeNull()
  })

  test('creates no cash-in if the page is closed before its token is created', async () => {
    let answer: (response: Response) => void = () => undefined
    const requestToken = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)))
    vi.stubGlobal('fetch', requestToken)
    const { user, wire, fleet, departures, unmount } = await openCashIn()
    await typeCard(user, number)
    await user.type(await findAmountField(), '2500')
    await user.click(goToPaymentButton(await openConfirmation(user)))
    await waitFor(() => expect(requestToken).toHaveBeenCalledTimes(1))
    unmount()
    answer(Response.json({ paymentTokenId: 'token' }))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(wire.of(createCashin)).toEqual([])
    expect(departures).toEqual([])
    expect(await cashinsOf(fleet)).toEqual([])
  })
})

test('a selected bank and an amount are restored after a reload, but not after their cash-in was created', async () => {
  const { user, fleet } = await openCashIn({ search: 'method=otc' })
  await choose(user, 'BDO Unibank')
  await user.type(await findAmountField(), '12345.67')
  await reloadPage()
  const again = await openCashIn({ fleet, search: 'method=otc' })
  expect(await screen.findByRole('radio', { name: 'BDO Unibank' })).toBeChecked()
  expect(await findAmountField()).toHaveValue('12,345.67')
  const dialog = await openConfirmation(again.user)
  await again.user.click(within(dialog).getByRole('button', { name: 'Get the reference number' }))
  expect(await screen.findByText('Pay at the bank')).toBeVisible()
  await reloadPage()
  await openCashIn({ fleet, search: 'method=otc' })
  expect(await screen.findByRole('radio', { name: 'BDO Unibank' })).not.toBeChecked()
  expect(await findAmountField()).toHaveValue('')
  expect(screen.queryByText(/ was restored\.$/)).toBeNull()
})
