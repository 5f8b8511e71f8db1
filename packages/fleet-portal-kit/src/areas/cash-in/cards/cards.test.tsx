import { addCard, confirmCard, createCashin, listCards } from 'api-client/contract/cashin'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { TestFleet } from '../../../testing/fleetOn.ts'
import { testFleet } from '../../../testing/testFleet.ts'
import {
  amount,
  ask,
  cashinsOf,
  choose,
  everythingKept,
  openCashIn,
  outsideCalls,
  typeCard,
  walletOf,
} from '../cashInScene.tsx'
import { press } from '../../../testing/arrangeCashins.ts'

afterEach(() => vi.unstubAllGlobals())

const goOn = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Go to payment' })
const cardsOf = async ({ fleetId, arrange }: TestFleet) => (await arrange(listCards, { fleetId })).fleetCards

describe('a card that is typed in', () => {
  test('becomes a token at its provider, without the portal’s sign-in, and pays once', async () => {
    const calls = await outsideCalls()
    const { person, wire, fleet, departures, events } = await openCashIn()
    await typeCard(person)
    expect(screen.getByLabelText('Card number')).toHaveValue('4111 1111 1111 1111')
    expect(screen.getByLabelText('Expiry date')).toHaveValue('12/31')
    expect(screen.getByLabelText('CVV')).toHaveAttribute('type', 'password')
    await person.type(await amount(), '2500.50')
    const dialog = await ask(person)
    expect(dialog).toHaveTextContent('Visa ending in 1111')
    expect(calls).toEqual([])
    await person.dblClick(goOn(dialog))
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
    expect(JSON.stringify(wire.sent)).not.toMatch(/4111|737/)
    expect(everythingKept() + JSON.stringify(events)).not.toMatch(/4111|737/)
    expect(await screen.findByRole('alertdialog', { name: 'Opening the payment page' })).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Card number')).toHaveValue(''))
    await press(fleet, departures[0] ?? '', 'pay')
    expect(await walletOf(fleet)).toBe(2500_50)
  })

  test('is refused on its field by the provider, and nothing is sent', async () => {
    await outsideCalls()
    const { person, wire, fleet } = await openCashIn()
    await typeCard(person, '4242424242424242')
    await person.type(await amount(), '500')
    await person.click(goOn(await ask(person)))
    expect(await screen.findByText('The card number is incorrect')).toBeVisible()
    expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242')
    expect(wire.of(createCashin)).toEqual([])
    expect(await cashinsOf(fleet)).toEqual([])
  })

  test('is judged before anything is sent', async () => {
    const { person } = await openCashIn()
    await typeCard(person, '6011111111111117')
    await person.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('Only Visa, Mastercard and JCB cards are accepted')).toBeVisible()
    expect(await screen.findByText('This field is required.')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('goes to the API itself where the gateway is the card provider’s, and is kept nowhere', async () => {
    const calls = await outsideCalls()
    const fleet = await testFleet({ type: 'locqpay' })
    await fleet.operate(`fleets/${fleet.fleetId}`, { paymentGateway: 'cybersource' })
    const { person, wire, departures } = await openCashIn({ fleet })
    await typeCard(person, '5555555555554444')
    expect(screen.queryByRole('button', { name: 'Save a card' })).toBeNull()
    await person.type(await amount(), '100')
    await person.click(goOn(await ask(person)))
    await waitFor(() => expect(departures).toHaveLength(1))
    expect(wire.of(createCashin)[0]?.body).toMatchObject({
      creditCardNo: '5555555555554444',
      expiryDate: '12-2031',
      cardCvn: '737',
    })
    expect(wire.of(listCards)).toEqual([])
    expect(calls).toEqual([])
    expect(everythingKept()).not.toMatch(/5555|737/)
  })
})

describe('a saved card', () => {
  test('is verified on another site, added by the server’s word, pays by its token, and is removed by its last digits', async () => {
    await outsideCalls()
    const fleet = await testFleet({ type: 'locqpay' })
    const first = await openCashIn({ fleet })
    await first.person.click(await screen.findByRole('button', { name: 'Save a card' }))
    const dialog = await screen.findByRole('dialog', { name: 'Save a card' })
    const inDialog = within(dialog)
    await first.person.type(await inDialog.findByLabelText('Name on card'), 'Ana Reyes')
    await first.person.type(inDialog.getByLabelText('Card number'), '4012888888881881')
    await first.person.type(inDialog.getByLabelText('Expiry date'), '1231')
    await first.person.type(inDialog.getByLabelText('CVV'), '737')
    await first.person.click(inDialog.getByRole('button', { name: 'Continue to verification' }))
    await waitFor(() => expect(first.departures).toHaveLength(1))
    expect(first.wire.of(addCard)).toHaveLength(1)
    const landing = await press(first.fleet, first.departures[0] ?? '', 'pay')
    first.unmount()

    const state = Object.fromEntries(landing.searchParams)
    const second = await openCashIn({ fleet, state })
    const offer = await screen.findByRole('alertdialog', { name: 'Save this card?' })
    expect(second.wire.of(confirmCard)).toEqual([])
    await second.person.dblClick(within(offer).getByRole('button', { name: 'Save card' }))
    expect(await screen.findByRole('alertdialog', { name: 'Card added' })).toBeVisible()
    expect(second.wire.of(confirmCard)).toHaveLength(1)
    await second.person.click(screen.getByRole('button', { name: 'OK' }))
    await choose(second.person, 'Visa ending in 1881')
    expect(screen.queryByLabelText('CVV')).toBeNull()
    await second.person.type(await amount(), '750')
    await second.person.click(goOn(await ask(second.person)))
    await waitFor(() => expect(second.departures).toHaveLength(1))
    const [card] = await cardsOf(fleet)
    expect(second.wire.of(createCashin)[0]?.body).toMatchObject({
      paymentToken: card?.cardToken,
      amount: 750,
    })
    await second.person.click(screen.getByText('Close'))
    expect(await screen.findByText('Cash-in pending')).toBeVisible()
    await second.person.click(screen.getByRole('button', { name: 'Back to Cash In' }))

    await second.person.click(screen.getByRole('button', { name: 'Remove Visa ending in 1881' }))
    const question = await screen.findByRole('alertdialog', { name: 'Remove this card?' })
    expect(question).toHaveTextContent('You can no longer pay with Visa ending in 1881.')
    await second.person.click(within(question).getByRole('button', { name: 'Remove card' }))
    await waitFor(async () => expect(await cardsOf(fleet)).toEqual([]))
    expect(await screen.findByLabelText('Card number')).toBeVisible()
  })

  test('that was not verified is said not to be added, whatever was handed over', async () => {
    const { wire } = await openCashIn({ state: { cashInStatus: 'failed', referenceNumber: 'CARD-1' } })
    expect(await screen.findByRole('alertdialog', { name: 'Adding of card failed' })).toBeVisible()
    expect(wire.sent.some(({ method }) => method === 'PUT')).toBe(false)
  })

  test('that the server does not know is not added by a forged address', async () => {
    const { person, wire } = await openCashIn({
      state: { cashInStatus: 'success', referenceNumber: 'CARD-FORGED' },
    })
    await screen.findByRole('alertdialog', { name: 'Save this card?' })
    expect(wire.sent.filter(({ method }) => method !== 'GET')).toEqual([])
    await person.click(screen.getByRole('button', { name: 'Save card' }))
    expect(await screen.findByRole('alertdialog', { name: 'Adding of card failed' })).toBeVisible()
    expect(screen.queryByText('Card added')).toBeNull()
  })
})
