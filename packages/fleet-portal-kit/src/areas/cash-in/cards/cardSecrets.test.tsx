import { addCard, createCashin } from 'api-client/contract/cashin'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { reloadPage } from '../../../testing/reloadPage.ts'
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
} from '../cashInScene.tsx'

/* Number and CVV of a card are in the fields that they are typed into, in the one request that they are for, and nowhere else. */

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

type Opened = Awaited<ReturnType<typeof openCashIn>>

const number = '4111111111111111'
const secrets = /4111 ?1111 ?1111 ?1111|\b737\b/
const goOn = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Go to payment' })

/** What anything but the fields may hold: caches, stores, the address, events, what a tracker and the console were told. */
function listening() {
  const told: unknown[] = []
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => void told.push(words.map(String)))
  }
  const analytics = { track: (...words: unknown[]) => void told.push(words) }
  const heard = ({ portal, events, navigation, wire, moves }: Opened) =>
    JSON.stringify([
      portal.queryClient
        .getMutationCache()
        .getAll()
        .map(({ state }) => state),
      portal.queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey, state }) => [queryKey, state]),
      portal.work.unsent(),
      everythingKept(),
      [navigation.search(), navigation.state?.(), moves, location.href, history.state],
      [events, told, document.title],
      wire.sent.map(({ path, query, key }) => [path, query, key]),
    ])
  return { analytics, heard }
}

/** What stands in the document, fields and their attributes included. */
const drawn = () =>
  document.documentElement.outerHTML +
  [...document.querySelectorAll('input')].map(({ value }) => value).join('\n')

describe.each([
  ['made a token of', 'paymaya'],
  ['sent itself, where the host allows that,', 'cybersource'],
])('a card that is %s', (_, paymentGateway) => {
  test('is nowhere but in its fields while it pays, and gone with the attempt', async () => {
    const { analytics, heard } = listening()
    await outsideCalls()
    const fleet = await testFleet({ type: 'locqpay' })
    await fleet.operate(`fleets/${fleet.fleetId}`, { paymentGateway })
    const opened = await openCashIn({ fleet, provider: { analytics } })
    const { person, wire, departures } = opened
    await typeCard(person, number)
    await person.type(await amount(), '2500')
    const dialog = await ask(person)
    expect(heard(opened)).not.toMatch(secrets)
    const release = wire.hold(createCashin)
    await person.click(goOn(dialog))
    await waitFor(() => expect(wire.of(createCashin)).toHaveLength(1))
    expect(heard(opened)).not.toMatch(secrets)
    release()
    await waitFor(() => expect(departures).toHaveLength(1))
    await waitFor(() => expect(drawn()).not.toMatch(secrets))
    expect(heard(opened)).not.toMatch(secrets)
    const bodies = JSON.stringify(wire.sent.map(({ body }) => body))
    expect(secrets.test(bodies)).toBe(paymentGateway === 'cybersource')
  })

  test.each([
    ['lost', (wire: Opened['wire']) => wire.loseRequest(createCashin)],
    ['refused', (wire: Opened['wire']) => wire.refuse(createCashin, 'PY0036')],
    ['declined', (wire: Opened['wire']) => wire.answer(createCashin, { status: 'failed' })],
  ])(
    'and whose attempt is %s leaves no CVV, and no number but one that is to be mended',
    async (how, break_) => {
      const { analytics, heard } = listening()
      await outsideCalls()
      const fleet = await testFleet({ type: 'locqpay' })
      await fleet.operate(`fleets/${fleet.fleetId}`, { paymentGateway })
      const opened = await openCashIn({ fleet, provider: { analytics } })
      const { person, wire } = opened
      await typeCard(person, number)
      await person.type(await amount(), '2500')
      break_(wire)
      await person.click(goOn(await ask(person)))
      await waitFor(() =>
        expect(screen.queryByRole('alertdialog', { name: 'Confirm your cash-in' })).toBeNull(),
      )
      await waitFor(() => expect(screen.getByLabelText('CVV')).toHaveValue(''))
      const isMended = how === 'refused'
      expect(screen.getByLabelText('Card number')).toHaveValue(isMended ? '4111 1111 1111 1111' : '')
      expect(screen.getByLabelText('Name on card')).toHaveValue('Ana Reyes')
      expect(/\b737\b/.test(drawn())).toBe(false)
      expect(heard(opened)).not.toMatch(secrets)
    },
  )
})

describe('a card that is typed in', () => {
  test('is gone with a reload, which brings the amount back, and with the page', async () => {
    const { person, fleet } = await openCashIn()
    await typeCard(person, number)
    await person.type(await amount(), '2500')
    await reloadPage()
    expect(everythingKept()).not.toMatch(secrets)
    const again = await openCashIn({ fleet })
    expect(await screen.findByText(/^Your unsent input .* was restored\.$/)).toBeVisible()
    expect(await amount()).toHaveValue('2,500')
    expect(drawn()).not.toMatch(secrets)
    await typeCard(again.person, number)
    fireEvent(window, new Event('pagehide'))
    await waitFor(() => expect(screen.getByLabelText('Card number')).toHaveValue(''))
    expect(drawn()).not.toMatch(secrets)
  })

  test('that is to be saved is gone with its dialog, whatever came of it', async () => {
    const { analytics, heard } = listening()
    await outsideCalls()
    const opened = await openCashIn({ provider: { analytics } })
    const { person, wire, departures } = opened
    const fill = async () => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Save a card' }))
      await person.type(await dialog.findByLabelText('Card number'), number)
      await person.type(dialog.getByLabelText('Expiry date'), '1231')
      await person.type(dialog.getByLabelText('CVV'), '737')
      return dialog
    }
    await person.click(await screen.findByRole('button', { name: 'Save a card' }))
    const dialog = await fill()
    await person.type(dialog.getByLabelText('Name on card'), 'Ana Reyes')
    wire.breakAt(addCard, 'before-tx')
    wire.breakAt(addCard, 'before-tx')
    await person.click(dialog.getByRole('button', { name: 'Continue to verification' }))
    await waitFor(() => expect(dialog.getByLabelText('Card number')).toHaveValue(''))
    expect(drawn()).not.toMatch(secrets)
    await fill()
    await person.click(dialog.getByRole('button', { name: 'Continue to verification' }))
    await waitFor(() => expect(departures).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(drawn() + heard(opened)).not.toMatch(secrets)
  })

  test('is not asked for where the host has not said where cards go to', async () => {
    const calls = await outsideCalls()
    const { person, wire } = await openCashIn({ provider: { payments: {} } })
    expect((await screen.findAllByText(/^Card payments are not available/))[0]).toBeVisible()
    expect(screen.queryByLabelText('Card number')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Save a card' })).toBeNull()
    await person.type(await amount(), '2500')
    await person.click(screen.getByRole('button', { name: 'Continue' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(calls).toEqual([])
    expect(wire.of(createCashin)).toEqual([])
  })

  test('is not sent to the API unless the host allows it', async () => {
    const fleet = await testFleet({ type: 'locqpay' })
    await fleet.operate(`fleets/${fleet.fleetId}`, { paymentGateway: 'cybersource' })
    const cardTokenization = { url: 'http://cards.test/', publicKey: 'pk' }
    await openCashIn({ fleet, provider: { payments: { cardTokenization } } })
    expect((await screen.findAllByText(/^Card payments are not available/))[0]).toBeVisible()
    expect(screen.queryByLabelText('Card number')).toBeNull()
  })

  test('makes no cash-in where the page was left before its token was there', async () => {
    let answer: (response: Response) => void = () => undefined
    const asked = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)))
    vi.stubGlobal('fetch', asked)
    const { person, wire, fleet, departures, unmount } = await openCashIn()
    await typeCard(person, number)
    await person.type(await amount(), '2500')
    await person.click(goOn(await ask(person)))
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
    unmount()
    answer(Response.json({ paymentTokenId: 'token' }))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(wire.of(createCashin)).toEqual([])
    expect(departures).toEqual([])
    expect(await cashinsOf(fleet)).toEqual([])
  })
})

test('a bank that is chosen and an amount survive a reload, and not the payment that was made of them', async () => {
  const { person, fleet } = await openCashIn({ search: 'method=otc' })
  await choose(person, 'BDO Unibank')
  await person.type(await amount(), '12345.67')
  await reloadPage()
  const again = await openCashIn({ fleet, search: 'method=otc' })
  expect(await screen.findByRole('radio', { name: 'BDO Unibank' })).toBeChecked()
  expect(await amount()).toHaveValue('12,345.67')
  const dialog = await ask(again.person)
  await again.person.click(within(dialog).getByRole('button', { name: 'Get the reference number' }))
  expect(await screen.findByText('Pay at the bank')).toBeVisible()
  await reloadPage()
  await openCashIn({ fleet, search: 'method=otc' })
  expect(await screen.findByRole('radio', { name: 'BDO Unibank' })).not.toBeChecked()
  expect(await amount()).toHaveValue('')
  expect(screen.queryByText(/ is back\.$/)).toBeNull()
})
