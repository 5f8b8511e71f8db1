import {
  addCard,
  confirmCard,
  createCashin,
  listCards,
  removeCard,
} from 'fleet-portal-api-client/contract/cashin'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { TestFleet } from '../../../testing/createTestFleet.ts'
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
  walletOf,
} from '../cashInScene.tsx'
import { press, saveCard } from '../../../testing/arrangeCashins.ts'

afterEach(() => vi.unstubAllGlobals())

const goToPaymentButton = (dialog: HTMLElement) =>
  within(dialog).getByRole('button', { name: 'Go to payment' })
const cardsOf = async ({ fleetId, arrange }: TestFleet) => (await arrange(listCards, { fleetId })).fleetCards

describe('a new card', () => {
  test('is exchanged for a token at the card provider without the access token, and pays once', async () => {
    const calls = await recordExternalCalls()
    const { user, wire, fleet, departures, events } = await openCashIn()
    await typeCard(user)
    expect(screen.getByLabelText('Card number')).toHaveValue('4111 1111 1111 1111')
    expect(screen.getByLabelText('Expiry date')).toHaveValue('12/31')
    expect(screen.getByLabelText('CVV')).toHaveAttribute('type', 'password')
    await user.type(await findAmountField(), '2500.50')
    const dialog = await openConfirmation(user)
    expect(dialog).toHaveTextContent('Visa ending in 1111')
    expect(calls).toEqual([])
    await user.dblClick(goToPaymentButton(dialog))
    await waitFor(() => expect(departures).toHaveLength(1))
    expect(calls).toHaveLength(1)
    expect(calls[0]?.headers.get('Authorization')).toBe(`Basic ${btoa('pk-sandbox:')}`)
    expect(calls[0]?.credentials).toBe('omit')
    const [sent, ...more] = wire.of(createCashin)
    expect(more).toEqual([])
    expect(Object.keys(sent?.body as object).toSorted()).toEqual([
      'amount',
      'fleetId',
      'method',
      'paymentToken',
    ])
    // Ids and times may contain the digits of the CVV.
    const cardData = /4111 ?1111|\b737\b/
    expect(JSON.stringify(wire.sent)).not.toMatch(cardData)
    expect(browserStorageText() + JSON.stringify(events)).not.toMatch(cardData)
    expect(await screen.findByRole('alertdialog', { name: 'Opening the payment page' })).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Card number')).toHaveValue(''))
    await press(fleet, departures[0] ?? '', 'pay')
    expect(await walletOf(fleet)).toBe(2500_50)
  })

  test('Continue on an empty form focuses the amount, the first of the wrong fields', async () => {
    const { user } = await openCashIn()
    await screen.findByLabelText('Card number')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(screen.getByLabelText('Name on card')).toBeInvalid())
    await waitFor(async () => expect(await findAmountField()).toHaveFocus())
    await user.type(await findAmountField(), '500')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(screen.getByLabelText('Name on card')).toHaveFocus())
  })

  test('cuts no pasted name, and says that 76 characters are too many', async () => {
    const { user } = await openCashIn()
    await typeCard(user)
    const name = screen.getByLabelText('Name on card')
    await user.clear(name)
    await user.paste('a'.repeat(76))
    expect(name).toHaveValue('a'.repeat(76))
    await user.tab()
    expect(await screen.findByText('Maxlength is 75')).toBeVisible()
  })

  test('shows a rejection of the provider on its field, and no cash-in is sent', async () => {
    await recordExternalCalls()
    const { user, wire, fleet } = await openCashIn()
    await typeCard(user, '4242424242424242')
    await user.type(await findAmountField(), '500')
    await user.click(goToPaymentButton(await openConfirmation(user)))
    expect(await screen.findByText('The card number is incorrect')).toBeVisible()
    expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242')
    expect(wire.of(createCashin)).toEqual([])
    expect(await cashinsOf(fleet)).toEqual([])
  })

  test('is validated before anything is sent', async () => {
    const { user } = await openCashIn()
    await typeCard(user, '6011111111111117')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('Only Visa, Mastercard and JCB cards are accepted')).toBeVisible()
    expect(await screen.findByText('This field is required.')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('is sent to the API if the gateway receives raw card data, and is never stored', async () => {
    const calls = await recordExternalCalls()
    const fleet = await testFleet({ type: 'locqpay' })
    await fleet.operate(`fleets/${fleet.fleetId}`, { paymentGateway: 'cybersource' })
    const { user, wire, departures } = await openCashIn({ fleet })
    await typeCard(user, '5555555555554444')
    expect(screen.queryByRole('button', { name: 'Save a card' })).toBeNull()
    await user.type(await findAmountField(), '100')
    await user.click(goToPaymentButton(await openConfirmation(user)))
    await waitFor(() => expect(departures).toHaveLength(1))
    expect(wire.of(createCashin)[0]?.body).toMatchObject({
      creditCardNo: '5555555555554444',
      expiryDate: '12-2031',
      cardCvn: '737',
    })
    expect(wire.of(listCards)).toEqual([])
    expect(calls).toEqual([])
    expect(browserStorageText()).not.toMatch(/5555 ?5555|\b737\b/)
  })
})

describe('a saved card', () => {
  test('is verified on another site, added by the server, pays with its token, and can be removed', async () => {
    await recordExternalCalls()
    const fleet = await testFleet({ type: 'locqpay' })
    const first = await openCashIn({ fleet })
    await first.user.click(await screen.findByRole('button', { name: 'Save a card' }))
    const dialog = await screen.findByRole('dialog', { name: 'Save a card' })
    const inDialog = within(dialog)
    await first.user.type(await inDialog.findByLabelText('Name on card'), 'Ana Reyes')
    await first.user.type(inDialog.getByLabelText('Card number'), '4012888888881881')
    await first.user.type(inDialog.getByLabelText('Expiry date'), '1231')
    await first.user.type(inDialog.getByLabelText('CVV'), '737')
    await first.user.click(inDialog.getByRole('button', { name: 'Continue to verification' }))
    await waitFor(() => expect(first.departures).toHaveLength(1))
    expect(first.wire.of(addCard)).toHaveLength(1)
    const landing = await press(first.fleet, first.departures[0] ?? '', 'pay')
    first.unmount()

    const state = Object.fromEntries(landing.searchParams)
    const second = await openCashIn({ fleet, state })
    const offer = await screen.findByRole('alertdialog', { name: 'Save this card?' })
    expect(second.wire.of(confirmCard)).toEqual([])
    await second.user.dblClick(within(offer).getByRole('button', { name: 'Save card' }))
    expect(await screen.findByRole('alertdialog', { name: 'Card added' })).toBeVisible()
    expect(second.wire.of(confirmCard)).toHaveLength(1)
    // A reload does not ask again.
    await waitFor(() => expect(second.navigation.state?.()).toBeUndefined())
    expect(screen.getByRole('alertdialog', { name: 'Card added' })).toBeVisible()
    await second.user.click(screen.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await choose(second.user, 'Visa ending in 1881')
    expect(screen.queryByLabelText('CVV')).toBeNull()
    await second.user.type(await findAmountField(), '750')
    await second.user.click(goToPaymentButton(await openConfirmation(second.user)))
    await waitFor(() => expect(second.departures).toHaveLength(1))
    const [card] = await cardsOf(fleet)
    expect(second.wire.of(createCashin)[0]?.body).toMatchObject({
      paymentToken: card?.cardToken,
      amount: 750,
    })
    await second.user.click(screen.getByText('Close'))
    expect(await screen.findByText('Cash-in pending')).toBeVisible()
    await second.user.click(screen.getByRole('button', { name: 'Back to Cash In' }))

    await second.user.click(screen.getByRole('button', { name: 'Remove Visa ending in 1881' }))
    const question = await screen.findByRole('alertdialog', { name: 'Remove this card?' })
    expect(question).toHaveTextContent('You can no longer pay with Visa ending in 1881.')
    await second.user.click(within(question).getByRole('button', { name: 'Remove card' }))
    await waitFor(async () => expect(await cardsOf(fleet)).toEqual([]))
    expect(await screen.findByLabelText('Card number')).toBeVisible()
  })

  test('that another user removes is named, with the card that is selected instead', async () => {
    await recordExternalCalls()
    const fleet = await testFleet({ type: 'locqpay' })
    await saveCard(fleet, '4111111111111111')
    await saveCard(fleet, '5555555555554444')
    const { user, wire } = await openCashIn({ fleet })
    await choose(user, 'Visa ending in 1111')
    await user.type(await findAmountField(), '750')
    const dialog = await openConfirmation(user)
    const cards = await cardsOf(fleet)
    const visa = cards.find(({ cardNumber }) => cardNumber.endsWith('1111'))
    await fleet.arrange(removeCard, { fleetId: fleet.fleetId, cardId: visa?.fleetCardId ?? '' })
    await user.click(goToPaymentButton(dialog))
    const failure = await screen.findByRole('alertdialog', { name: 'Cash in transaction failed' })
    expect(wire.of(createCashin)).toHaveLength(1)
    await user.click(within(failure).getByRole('button', { name: 'Back to Cash In' }))
    expect(
      await screen.findByText('Visa ending in 1111 was removed. Mastercard ending in 4444 is selected now.'),
    ).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Mastercard ending in 4444' })).toBeChecked()
  })

  test('that failed its verification is not added', async () => {
    const { wire } = await openCashIn({ state: { cashInStatus: 'failed', referenceNumber: 'CARD-1' } })
    expect(await screen.findByRole('alertdialog', { name: 'Adding of card failed' })).toBeVisible()
    expect(wire.sent.some(({ method }) => method === 'PUT')).toBe(false)
  })

  test('that the server does not know is not added by a forged navigation state', async () => {
    const { user, wire } = await openCashIn({
      state: { cashInStatus: 'success', referenceNumber: 'CARD-FORGED' },
    })
    await screen.findByRole('alertdialog', { name: 'Save this card?' })
    expect(wire.sent.filter(({ method }) => method !== 'GET')).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Save card' }))
    expect(await screen.findByRole('alertdialog', { name: 'Adding of card failed' })).toBeVisible()
    expect(screen.queryByText('Card added')).toBeNull()
  })
})
