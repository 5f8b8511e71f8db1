import { getWallet } from 'fleet-portal-api-client/contract/wallet'
import { createCashin, getCashin } from 'fleet-portal-api-client/contract/cashin'
import { resolveIdempotencyKey } from 'fleet-portal-api-client/contract/idempotency'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  cashinsOf,
  choose,
  confirmButton,
  findAmountField,
  getReference,
  openCashIn,
  openConfirmation,
  openOtcConfirmation,
  walletOf,
} from './cashInScene.tsx'
import { createStaticFlags } from '../../provider/flagSource.ts'
import { press } from '../../testing/arrangeCashins.ts'
import { copyOfTab, reloadPage } from '../../testing/reloadPage.ts'

afterEach(() => vi.unstubAllGlobals())

const radioLabels = () => screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))

describe('the payment methods', () => {
  test('depend on the fleet, and the method of the navigation state is selected', async () => {
    await openCashIn({ type: 'hedging', state: { paymentMethod: 'online-banking' } })
    expect(await screen.findByRole('radio', { name: 'Online banking' })).toBeChecked()
    expect(radioLabels().slice(0, 3)).toEqual(['Card', 'Over the counter', 'Online banking'])
    expect(screen.queryByRole('radio', { name: /points|Manual/ })).toBeNull()
    cleanup()
    await openCashIn({ isVip: true })
    expect(await screen.findByRole('radio', { name: 'VIP business points' })).toBeInTheDocument()
    expect(screen.getByRole('radio', { name: 'Manual bank deposit' })).toBeInTheDocument()
  })

  test('an amount that another page suggests fills in the form, and is not kept for a later one', async () => {
    const { navigation } = await openCashIn({ state: { paymentMethod: 'card', amount: '37052023' } })
    await waitFor(async () => expect(await findAmountField()).toHaveValue('370,520.23'))
    expect(screen.getByRole('radio', { name: 'Card' })).toBeChecked()
    await waitFor(() => expect(navigation.state?.()).toEqual({ paymentMethod: 'card' }))
  })

  test.each([
    ['portal-admin', 1],
    ['account-manager', 0],
  ] as const)(
    'say where a fleet without a loyalty account connects one, with a link only for a role with the dashboard: %s',
    async (role, links) => {
      const { user } = await openCashIn({ type: 'locqpay', isVip: true, as: role })
      await user.click(await screen.findByRole('radio', { name: 'VIP business points' }))
      expect(await screen.findByText(/^This fleet has no VIP Biz Account yet\./)).toBeVisible()
      expect(screen.queryAllByRole('link', { name: 'Go to the dashboard' })).toHaveLength(links)
    },
  )

  test('that cannot be used are not preselected and promise nothing', async () => {
    await openCashIn({ provider: { payments: {} } })
    expect(await screen.findByRole('radio', { name: 'Over the counter' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Card' })).toHaveAccessibleDescription(
      'Not available at the moment',
    )
    cleanup()
    await openCashIn({ type: 'locqpay', isVip: true, provider: { payments: {} } })
    const points = await screen.findByRole('radio', { name: 'VIP business points' })
    await waitFor(() => expect(points).toHaveAccessibleDescription('Not available at the moment'))
    const deposit = screen.getByRole('radio', { name: 'Manual bank deposit' })
    expect(deposit).toHaveAccessibleDescription('Ask support for the deposit accounts')
    cleanup()
    const { user } = await openCashIn({ search: 'method=card', provider: { payments: {} } })
    await user.type(await findAmountField(), '2500')
    const summary = screen.getByText('Your cash-in').parentElement
    expect(summary).toHaveTextContent(/Fee—.*Credited to your wallet—In your wallet, if paid now—/)
  })

  test('ask for the amount before the card or the bank', async () => {
    for (const method of ['otc', 'online-banking'] as const) {
      await openCashIn({ search: `method=${method}` })
      const bank = await screen.findByRole('radiogroup', { name: 'Bank' })
      const amount = await findAmountField()
      expect(amount.compareDocumentPosition(bank) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
      cleanup()
    }
  })

  test('check an amount that was typed for another method', async () => {
    const { user } = await openCashIn()
    await user.type(await findAmountField(), '500')
    await choose(user, 'Over the counter')
    await screen.findByRole('radiogroup', { name: 'Bank' })
    expect(await findAmountField()).toHaveValue('500')
    expect(await findAmountField()).toBeInvalid()
    await choose(user, 'Card')
    await waitFor(async () => expect(await findAmountField()).toBeValid())
  })

  test('say that input was restored only where it is shown', async () => {
    const { user, fleet } = await openCashIn({ isVip: true, search: 'method=otc' })
    await user.type(await findAmountField(), '20000')
    await reloadPage()
    const again = await openCashIn({ fleet, search: 'method=otc' })
    expect(await findAmountField()).toHaveValue('20,000')
    expect(screen.getByText(/ was restored\.$/)).toBeVisible()
    for (const name of ['Manual bank deposit', 'VIP business points']) {
      await choose(again.user, name)
      await waitFor(() => expect(screen.queryByText(/ was restored\.$/)).not.toBeInTheDocument())
    }
    await choose(again.user, 'Card')
    expect(await screen.findByText(/ was restored\.$/)).toBeVisible()
  })

  test('say nothing of restored input where a flag has switched off payments over the counter', async () => {
    const { user, fleet } = await openCashIn({ search: 'method=otc' })
    await user.type(await findAmountField(), '20000')
    await reloadPage()
    const flags = createStaticFlags({ CASHIN_DRAGONPAY: false })
    await openCashIn({ fleet, search: 'method=otc', provider: { flags } })
    expect(await screen.findByText('Over the counter is not available at the moment.')).toBeVisible()
    expect(screen.queryByText(/ was restored\.$/)).not.toBeInTheDocument()
  })

  test('name the banks that the user, and not another one, has used before', async () => {
    const first = await openOtcConfirmation()
    const { fleet } = first
    first.unmount()
    await openCashIn({ fleet, search: 'method=otc' })
    expect(await screen.findByText('Used before')).toBeVisible()
    cleanup()
    await openCashIn({ fleet, as: 'data-analyst', search: 'method=otc' })
    await screen.findByRole('radio', { name: 'BDO Unibank' })
    expect(screen.queryByText('Used before')).not.toBeInTheDocument()
  })

  test('are read-only for a role that can only view, and not shown to a role without access', async () => {
    await openCashIn({ as: 'data-analyst', search: 'method=otc' })
    expect(await screen.findByRole('radio', { name: 'BDO Unibank' })).toBeDisabled()
    expect(await findAmountField()).toHaveAttribute('readonly')
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('link', { name: 'Cash-in history' })).toBeVisible()
    cleanup()
    await openCashIn({ as: 'fleet-manager' })
    expect(await screen.findByText('Not Authorized')).toBeVisible()
  })

  test('show why a deactivated fleet cannot cash in', async () => {
    const { user, wire } = await openCashIn({ isDeactivated: true, search: 'method=otc' })
    await choose(user, 'BDO Unibank')
    await user.type(await findAmountField(), '20000')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(screen.getAllByText(/This fleet is deactivated/)[0]).toBeVisible()
    expect(wire.of(createCashin)).toEqual([])
  })
})

describe('a bank', () => {
  test('sets the fee and the maximum, keeps the amount, and is disabled if it is unavailable', async () => {
    const { user } = await openCashIn({ search: 'method=online-banking' })
    expect(await screen.findByRole('radio', { name: /Maybank/ })).toBeDisabled()
    expect(screen.queryByRole('radio', { name: /Bank of the Philippine Islands/ })).toBeNull()
    await user.type(await findAmountField(), '60000')
    await choose(user, /Rizal/)
    expect(screen.getByText('Maximum amount for selected bank is ₱50,000.00')).toBeVisible()
    await choose(user, /China Banking/)
    expect(screen.queryByText(/Maximum amount/)).toBeNull()
    expect(screen.getByText('₱60,015.00')).toBeVisible()
    await user.type(screen.getByLabelText('Search banks'), 'union')
    expect(screen.getByRole('radio', { name: /UnionBank/ })).toBeInTheDocument()
    expect(screen.queryByRole('radio', { name: /Metropolitan/ })).toBeNull()
    await user.clear(await findAmountField())
    await user.type(await findAmountField(), '9999.99')
    await user.tab()
    expect(screen.getByText('Minimum amount is ₱10,000.00')).toBeVisible()
  })

  test('is required', async () => {
    const { user, wire } = await openCashIn({ search: 'method=online-banking' })
    await user.type(await findAmountField(), '10000')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    const banks = await screen.findByRole('radiogroup', { name: 'Bank' })
    expect(banks).toHaveAccessibleDescription('This field is required.')
    expect(wire.of(createCashin)).toEqual([])
  })

  test('that is disabled by a flag is replaced by a link to its instruction form', async () => {
    const flags = {
      get: (name: string) => ({ CASHIN_DRAGONPAY: false, CASHIN_MINIMUM_100: true })[name],
      subscribe: () => () => undefined,
    }
    const payments = {
      instructionFormUrls: { overTheCounter: 'https://forms.test/otc', bpi: 'https://forms.test/bpi' },
    }
    const { user } = await openCashIn({ search: 'method=otc', provider: { flags, payments } })
    const form = await screen.findByRole('link', { name: /Instructions and form/ })
    expect(form).toHaveAttribute('href', 'https://forms.test/otc')
    expect(form).toHaveAttribute('rel', 'noopener noreferrer')
    await choose(user, 'Online banking')
    expect(await screen.findByText('From ₱100.00')).toBeVisible()
    expect(screen.getByRole('link', { name: /Instructions/ })).toHaveAttribute(
      'href',
      'https://forms.test/bpi',
    )
  })

  test('over the counter creates one reference number with a deadline, however often the button is clicked', async () => {
    const { dialog, wire, fleet, events } = await openOtcConfirmation()
    expect(dialog).toHaveTextContent('Total to pay₱12,365.67')
    const button = confirmButton(dialog, getReference)
    for (let i = 0; i < 20; i++) fireEvent.click(button)
    expect(await screen.findByText('Pay at the bank')).toBeVisible()
    expect(await screen.findByText(/^Pay over the counter at BDO Unibank with/)).toBeVisible()
    expect(screen.getByText('Over the counter, BDO Unibank')).toBeVisible()
    const [created, ...more] = await cashinsOf(fleet)
    expect(more).toEqual([])
    expect(wire.of(createCashin)).toHaveLength(1)
    expect(wire.of(createCashin)[0]?.body).toEqual({
      fleetId: fleet.fleetId,
      amount: 12345.67,
      method: 'otc',
      mode: 'BDO',
      paymentProcessor: 'dragonpay',
    })
    const reference = await screen.findByText(created?.referenceNumber ?? 'none')
    expect(reference.closest('dl')).toHaveTextContent(
      /Amount₱12,345\.67Fee₱20\.00Total to pay₱12,365\.67Pay until.*StatusPending/,
    )
    expect(screen.getByText(/^Give the reference number to the teller/)).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Pay at the bank' })).toHaveFocus())
    await waitFor(() =>
      expect(events).toContainEqual({
        type: 'cash-in.started',
        widget: 'cash-in',
        data: { cashInId: created?.cashinId, method: 'otc', amount: 12_345_67 },
      }),
    )
  })

  test('online shows that another site opens, and redirects to it', async () => {
    const { user, fleet, departures, wire } = await openCashIn({ search: 'method=online-banking' })
    await choose(user, /UnionBank/)
    await user.type(await findAmountField(), '10000')
    const dialog = await openConfirmation(user)
    expect(dialog).toHaveTextContent('You pay on another site: UnionBank of the Philippines.')
    await user.click(confirmButton(dialog, 'Go to payment'))
    await waitFor(() => expect(departures).toHaveLength(1))
    expect(wire.of(createCashin)[0]?.body).toMatchObject({ bankCode: 'UNIONBANK', method: 'online-banking' })
    await press(fleet, departures[0] ?? '', 'pay')
    expect(await walletOf(fleet)).toBe(10_000_00)
  })
})

describe('a cash-in with a lost connection', () => {
  test('is looked up and created once if the answer was lost', async () => {
    const { user, dialog, wire, fleet } = await openOtcConfirmation()
    wire.loseAnswer(createCashin)
    await user.click(confirmButton(dialog, getReference))
    expect(await screen.findByText('Pay at the bank')).toBeVisible()
    expect(wire.of(createCashin)).toHaveLength(1)
    expect(await cashinsOf(fleet)).toHaveLength(1)
  })

  test('is not charged if the request was lost, and only the user sends it again, with a new key', async () => {
    const { user, dialog, wire, fleet } = await openOtcConfirmation()
    wire.loseRequest(createCashin)
    await user.click(confirmButton(dialog, getReference))
    const failed = await screen.findByRole('alertdialog', { name: 'Cash in transaction failed' })
    expect(failed).toHaveTextContent('There was an error processing payment')
    expect(failed).toHaveTextContent('nothing was charged. You can try again.')
    await user.click(within(failed).getByRole('button', { name: 'Back to Cash In' }))
    await user.click(confirmButton(await openConfirmation(user), getReference))
    expect(await screen.findByText('Pay at the bank')).toBeVisible()
    expect(new Set(wire.of(createCashin).map(({ key }) => key)).size).toBe(2)
    expect(await cashinsOf(fleet)).toHaveLength(1)
  })

  test('is looked up before another cash-in is sent if its outcome is unknown', async () => {
    const { user, dialog, wire, fleet } = await openOtcConfirmation()
    wire.loseAnswer(createCashin)
    wire.refuse(resolveIdempotencyKey, 'NotImplemented')
    await user.click(confirmButton(dialog, getReference))
    const unknown = await screen.findByRole('alertdialog', { name: 'We could not find out what happened' })
    expect(within(unknown).getByRole('link', { name: 'View history' })).toBeVisible()
    await user.click(within(unknown).getByRole('button', { name: 'Back to Cash In' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText(/Your earlier cash-in was made/)).toBeVisible()
    expect(wire.of(createCashin)).toHaveLength(1)
    expect(await cashinsOf(fleet)).toHaveLength(1)
  })

  test('is reported as made, with its amount and reference, if its details cannot be read', async () => {
    const { user, dialog, wire, fleet } = await openOtcConfirmation()
    wire.loseAnswer(createCashin)
    let isReadable = false
    wire.rewrite(getCashin, (answer) => (isReadable ? answer : { cashinId: answer['cashinId'] }))
    await user.click(confirmButton(dialog, getReference))
    expect(await screen.findByText(/^The cash-in was made/)).toBeVisible()
    const [made] = await cashinsOf(fleet)
    expect(screen.getByText('₱12,345.67')).toBeVisible()
    expect(screen.getByText(made?.referenceNumber ?? 'none')).toBeVisible()
    isReadable = true
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Pay at the bank')).toBeVisible()
    expect(wire.of(createCashin)).toHaveLength(1)
  })

  test('is shown at the next visit if the page was closed, and nothing is sent again', async () => {
    const { user, dialog, wire, fleet } = await openOtcConfirmation()
    const release = wire.hold(createCashin)
    await user.click(confirmButton(dialog, getReference))
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

test('a cash-in that was created in a copy of the tab is not created again, and the screen says so', async () => {
  const { user, dialog, fleet } = await openOtcConfirmation()
  const restoreCopiedTab = copyOfTab()
  await user.click(confirmButton(dialog, getReference))
  expect(await screen.findByText('Pay at the bank')).toBeVisible()
  cleanup()
  restoreCopiedTab()
  const copy = await openCashIn({ fleet, search: 'method=otc' })
  await waitFor(() => expect(screen.getByRole('radio', { name: 'BDO Unibank' })).toBeChecked())
  await copy.user.click(confirmButton(await openConfirmation(copy.user), getReference))
  expect(await screen.findByText(/Your earlier cash-in was made/)).toBeVisible()
  expect(copy.wire.of(createCashin)).toEqual([])
  expect(await cashinsOf(fleet)).toHaveLength(1)
})

test('a wallet balance that failed to load can be read again', async () => {
  const { user } = await openCashIn({
    funds: 1_234_56,
    prepareWire: (wire) => wire.breakAt(getWallet, 'before-tx'),
  })
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('₱1,234.56')).toBeVisible()
})
