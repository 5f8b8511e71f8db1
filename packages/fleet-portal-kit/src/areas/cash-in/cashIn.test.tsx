import { getWallet } from 'api-client/contract/wallet'
import { createCashin } from 'api-client/contract/cashin'
import { resolveIdempotencyKey } from 'api-client/contract/idempotency'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { amount, ask, cashinsOf, choose, openCashIn, walletOf } from './cashInScene.tsx'
import { press } from '../../testing/arrangeCashins.ts'
import { copyOfTab } from '../../testing/reloadPage.ts'

afterEach(() => vi.unstubAllGlobals())

const names = () => screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))
const confirm = (dialog: HTMLElement, name: string) => within(dialog).getByRole('button', { name })
const getReference = 'Get the reference number'

/** Up to the question of a payment of 12,345.67 pesos at the counter of BDO. */
async function atCounter(options: Parameters<typeof openCashIn>[0] = {}) {
  const portal = await openCashIn({ search: 'method=otc', ...options })
  await choose(portal.person, 'BDO Unibank')
  await portal.person.type(await amount(), '12345.67')
  return { ...portal, dialog: await ask(portal.person) }
}

describe('the ways to pay', () => {
  test('are those of the fleet, and one that is handed over is chosen', async () => {
    await openCashIn({ type: 'hedging', state: { paymentMethod: 'online-banking' } })
    expect(await screen.findByRole('radio', { name: 'Online banking' })).toBeChecked()
    expect(names().slice(0, 3)).toEqual(['Card', 'Over the counter', 'Online banking'])
    expect(screen.queryByRole('radio', { name: /points|Manual/ })).toBeNull()
    cleanup()
    await openCashIn({ isVip: true })
    expect(await screen.findByRole('radio', { name: 'VIP business points' })).toBeInTheDocument()
    expect(screen.getByRole('radio', { name: 'Manual bank deposit' })).toBeInTheDocument()
  })

  test('can be looked at by a role that may not pay, and not by one without access', async () => {
    await openCashIn({ as: 'data-analyst', search: 'method=otc' })
    expect(await screen.findByRole('radio', { name: 'BDO Unibank' })).toBeDisabled()
    expect(await amount()).toHaveAttribute('readonly')
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('link', { name: 'Cash-in history' })).toBeVisible()
    cleanup()
    await openCashIn({ as: 'fleet-manager' })
    expect(await screen.findByText('Not Authorized')).toBeVisible()
  })

  test('say why nothing can be paid in for a deactivated fleet', async () => {
    const { person, wire } = await openCashIn({ isDeactivated: true, search: 'method=otc' })
    await choose(person, 'BDO Unibank')
    await person.type(await amount(), '20000')
    await person.click(screen.getByRole('button', { name: 'Continue' }))
    expect(screen.getAllByText(/This fleet is deactivated/)[0]).toBeVisible()
    expect(wire.of(createCashin)).toEqual([])
  })
})

describe('a bank', () => {
  test('sets fee and most, keeps the amount, and is not offered where it takes nothing', async () => {
    const { person } = await openCashIn({ search: 'method=online-banking' })
    expect(await screen.findByRole('radio', { name: /Maybank/ })).toBeDisabled()
    expect(screen.queryByRole('radio', { name: /Bank of the Philippine Islands/ })).toBeNull()
    await person.type(await amount(), '60000')
    await choose(person, /Rizal/)
    expect(screen.getByText('Maximum amount for selected bank is ₱50,000.00')).toBeVisible()
    await choose(person, /China Banking/)
    expect(screen.queryByText(/Maximum amount/)).toBeNull()
    expect(screen.getByText('₱60,015.00')).toBeVisible()
    await person.type(screen.getByLabelText('Search banks'), 'union')
    expect(screen.getByRole('radio', { name: /UnionBank/ })).toBeInTheDocument()
    expect(screen.queryByRole('radio', { name: /Metropolitan/ })).toBeNull()
    await person.clear(await amount())
    await person.type(await amount(), '9999.99')
    await person.tab()
    expect(screen.getByText('Minimum amount is ₱10,000.00')).toBeVisible()
  })

  test('that is switched off is told with the form that stands in for it', async () => {
    const flags = {
      get: (name: string) => ({ CASHIN_DRAGONPAY: false, CASHIN_MINIMUM_100: true })[name],
      subscribe: () => () => undefined,
    }
    const payments = {
      instructionFormUrls: { overTheCounter: 'https://forms.test/otc', bpi: 'https://forms.test/bpi' },
    }
    const { person } = await openCashIn({ search: 'method=otc', provider: { flags, payments } })
    const form = await screen.findByRole('link', { name: /Instructions and form/ })
    expect(form).toHaveAttribute('href', 'https://forms.test/otc')
    expect(form).toHaveAttribute('rel', 'noopener noreferrer')
    await choose(person, 'Online banking')
    expect(await screen.findByText('From ₱100.00')).toBeVisible()
    expect(screen.getByRole('link', { name: /Instructions/ })).toHaveAttribute(
      'href',
      'https://forms.test/bpi',
    )
  })

  test('over the counter gives a reference number and a deadline, once however often it is asked', async () => {
    const { dialog, wire, fleet, events } = await atCounter()
    expect(dialog).toHaveTextContent('Total to pay₱12,365.67')
    const button = confirm(dialog, getReference)
    for (let i = 0; i < 20; i++) fireEvent.click(button)
    expect(await screen.findByText('Pay at the bank')).toBeVisible()
    expect(await screen.findByText(/^Pay over the counter at BDO Unibank with/)).toBeVisible()
    expect(screen.getByText('Over the counter, BDO Unibank')).toBeVisible()
    const [made, ...more] = await cashinsOf(fleet)
    expect(more).toEqual([])
    expect(wire.of(createCashin)).toHaveLength(1)
    expect(wire.of(createCashin)[0]?.body).toEqual({
      fleetId: fleet.fleetId,
      amount: 12345.67,
      method: 'otc',
      mode: 'BDO',
      paymentProcessor: 'dragonpay',
    })
    expect(await screen.findByText(made?.referenceNumber ?? 'none')).toBeVisible()
    expect(screen.getByText('Pay until')).toBeVisible()
    expect(screen.getByText('₱12,365.67')).toBeVisible()
    await waitFor(() =>
      expect(events).toContainEqual({
        type: 'cash-in.started',
        widget: 'cash-in',
        data: { cashInId: made?.cashinId, method: 'otc' },
      }),
    )
  })

  test('online says that another site opens, and leaves for it', async () => {
    const { person, fleet, departures, wire } = await openCashIn({ search: 'method=online-banking' })
    await choose(person, /UnionBank/)
    await person.type(await amount(), '10000')
    const dialog = await ask(person)
    expect(dialog).toHaveTextContent('You pay on another site: UnionBank of the Philippines.')
    await person.click(confirm(dialog, 'Go to payment'))
    await waitFor(() => expect(departures).toHaveLength(1))
    expect(wire.of(createCashin)[0]?.body).toMatchObject({ bankCode: 'UNIONBANK', method: 'online-banking' })
    await press(fleet, departures[0] ?? '', 'pay')
    expect(await walletOf(fleet)).toBe(10_000_00)
  })
})

describe('a cash-in whose answer is lost', () => {
  test('is found out and made once', async () => {
    const { person, dialog, wire, fleet } = await atCounter()
    wire.loseAnswer(createCashin)
    await person.click(confirm(dialog, getReference))
    expect(await screen.findByText('Pay at the bank')).toBeVisible()
    expect(wire.of(createCashin)).toHaveLength(1)
    expect(await cashinsOf(fleet)).toHaveLength(1)
  })

  test('because it never arrived charges nothing, and is sent again only by the person, under a new key', async () => {
    const { person, dialog, wire, fleet } = await atCounter()
    wire.loseRequest(createCashin)
    await person.click(confirm(dialog, getReference))
    const failed = await screen.findByRole('alertdialog', { name: 'Cash in transaction failed' })
    expect(failed).toHaveTextContent('There was an error processing payment')
    expect(failed).toHaveTextContent('nothing was charged. You can try again.')
    await person.click(within(failed).getByRole('button', { name: 'Back to Cash In' }))
    await person.click(confirm(await ask(person), getReference))
    expect(await screen.findByText('Pay at the bank')).toBeVisible()
    expect(new Set(wire.of(createCashin).map(({ key }) => key)).size).toBe(2)
    expect(await cashinsOf(fleet)).toHaveLength(1)
  })

  test('and that nobody can find out is looked up before another one is made', async () => {
    const { person, dialog, wire, fleet } = await atCounter()
    wire.loseAnswer(createCashin)
    wire.refuse(resolveIdempotencyKey, 'NotImplemented')
    await person.click(confirm(dialog, getReference))
    const unknown = await screen.findByRole('alertdialog', { name: 'We could not find out what happened' })
    expect(within(unknown).getByRole('link', { name: 'View history' })).toBeVisible()
    await person.click(within(unknown).getByRole('button', { name: 'Back to Cash In' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await person.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText(/Your earlier cash-in was made/)).toBeVisible()
    expect(wire.of(createCashin)).toHaveLength(1)
    expect(await cashinsOf(fleet)).toHaveLength(1)
  })

  test('with the page is told on return, without sending anything', async () => {
    const { person, dialog, wire, fleet } = await atCounter()
    const release = wire.hold(createCashin)
    await person.click(confirm(dialog, getReference))
    await waitFor(() => expect(wire.of(createCashin)).toHaveLength(1))
    cleanup()
    release()
    await waitFor(async () => expect(await cashinsOf(fleet)).toHaveLength(1))
    const again = await openCashIn({ fleet })
    expect(await screen.findByText(/Your earlier cash-in was made/)).toBeVisible()
    expect(again.wire.of(createCashin)).toEqual([])
    expect(again.departures).toEqual([])
  })
})

test('a cash-in that a copy of the tab has made is not made again, and the copy says so', async () => {
  const { person, dialog, fleet } = await atCounter()
  const copied = copyOfTab()
  await person.click(confirm(dialog, getReference))
  expect(await screen.findByText('Pay at the bank')).toBeVisible()
  cleanup()
  copied()
  const copy = await openCashIn({ fleet, search: 'method=otc' })
  await waitFor(() => expect(screen.getByRole('radio', { name: 'BDO Unibank' })).toBeChecked())
  await copy.person.click(confirm(await ask(copy.person), getReference))
  expect(await screen.findByText(/Your earlier cash-in was made/)).toBeVisible()
  expect(copy.wire.of(createCashin)).toEqual([])
  expect(await cashinsOf(fleet)).toHaveLength(1)
})

test('a wallet that cannot be read is asked for again', async () => {
  const { person } = await openCashIn({
    funds: 1_234_56,
    prepareWire: (wire) => wire.breakAt(getWallet, 'before-tx'),
  })
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('₱1,234.56')).toBeVisible()
})
