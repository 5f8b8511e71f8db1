import { createCashin } from 'fleet-portal-api-client/contract/cashin'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { FleetEvent } from '../../provider/events.ts'
import { cardTokenization } from '../../testing/arrangeCashins.ts'
import { reloadPage } from '../../testing/reloadPage.ts'
import { testFleet } from '../../testing/testFleet.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { CashInPanel, type CashInPanelProps } from './CashInPanel.tsx'
import {
  cashinsOf,
  choose,
  confirmButton,
  findAmountField,
  getReference,
  openCashIn,
  openConfirmation,
} from './cashInScene.tsx'

afterEach(() => void vi.restoreAllMocks())

type Form = CashInPanelProps['form']

const reason = 'This value is set for you. You cannot change it.'

const openControlled = (form: Form, { provider, ...options }: PortalOptions = {}) =>
  renderInPortal((fleetId) => <CashInPanel fleetId={fleetId} {...(form && { form })} />, {
    type: 'locqpay',
    provider: { payments: { cardTokenization }, ...provider },
    ...options,
  })

const atBdo: Form = {
  defaultValues: { method: 'otc', bankCode: 'BDO', amount: 12_000_00 },
  lockedFields: ['method', 'bankCode', 'amount'],
}
const sentToBdo = { amount: 12_000, method: 'otc', mode: 'BDO' }

test('the form begins with the values of the page, which the user can change', async () => {
  const { user, wire } = await openControlled({
    defaultValues: { method: 'otc', bankCode: 'BDO', amount: 12_000_00 },
  })
  await waitFor(() => expect(screen.getByRole('radio', { name: 'BDO Unibank' })).toBeChecked())
  expect(await findAmountField()).toHaveValue('12,000')
  await choose(user, /Metropolitan/)
  await user.clear(await findAmountField())
  await user.type(await findAmountField(), '15000')
  await user.click(confirmButton(await openConfirmation(user), getReference))
  expect(await screen.findByText('Pay at the bank')).toBeVisible()
  expect(wire.of(createCashin)[0]?.body).toMatchObject({ amount: 15_000, mode: 'METROBANK' })
})

test('locked values win over the URL, the navigation state and a kept draft, and are what is sent', async () => {
  const first = await openCashIn({ search: 'method=otc' })
  await choose(first.user, /Metropolitan/)
  await first.user.type(await findAmountField(), '15000')
  await reloadPage()
  const { user, wire } = await openControlled(atBdo, {
    fleet: first.fleet,
    search: 'method=online-banking',
    state: { paymentMethod: 'card' },
  })
  await waitFor(() => expect(screen.getByRole('radio', { name: 'BDO Unibank' })).toBeChecked())
  expect(screen.getByRole('radio', { name: 'Over the counter' })).toBeChecked()
  expect(await findAmountField()).toHaveValue('12,000')
  expect(screen.queryByRole('radio', { name: /Metropolitan/ })).toBeNull()
  const dialog = await openConfirmation(user)
  expect(dialog).toHaveTextContent(/BDO Unibank.*₱12,000.00/)
  await user.click(confirmButton(dialog, getReference))
  expect(await screen.findByText('Pay at the bank')).toBeVisible()
  expect(wire.of(createCashin)[0]?.body).toMatchObject(sentToBdo)
})

test('locked fields can be reached and say why, and cannot be changed by keyboard, mouse or paste', async () => {
  const { user } = await openControlled(atBdo)
  const amount = await findAmountField()
  expect(amount).toHaveAttribute('readonly')
  expect(amount).toHaveAttribute('aria-disabled', 'true')
  expect(amount).toHaveAccessibleDescription(expect.stringContaining(reason))
  amount.focus()
  await user.keyboard('9')
  await user.paste('9')
  expect(amount).toHaveValue('12,000')
  const card = screen.getByRole('radio', { name: 'Card' })
  await user.click(card)
  fireEvent.click(card)
  expect(screen.getByRole('radio', { name: 'Over the counter' })).toBeChecked()
  for (const name of ['How do you want to pay?', 'Bank']) {
    expect(await screen.findByRole('radiogroup', { name })).toHaveAccessibleDescription(reason)
  }
  expect(screen.queryByLabelText('Search banks')).toBeNull()
})

test('hidden fields are not shown, and the summary and the confirmation show what is paid', async () => {
  const { user, wire } = await openControlled({
    defaultValues: { method: 'otc', bankCode: 'BDO', amount: 12_000_00 },
    hiddenFields: ['method', 'bankCode', 'amount'],
  })
  const summary = await screen.findByRole('region', { name: 'Your cash-in' })
  await waitFor(() => expect(summary).toHaveTextContent(/BDO Unibank.*₱12,020.00/))
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.queryByLabelText('Amount')).toBeNull()
  const dialog = await openConfirmation(user)
  expect(dialog).toHaveTextContent(/BDO Unibank.*₱12,000.00/)
  await user.click(confirmButton(dialog, getReference))
  expect(await screen.findByText('Pay at the bank')).toBeVisible()
  expect(wire.of(createCashin)[0]?.body).toMatchObject(sentToBdo)
})

test('an error of the server about a hidden amount is shown', async () => {
  const { user, wire } = await openControlled({
    ...atBdo,
    hiddenFields: ['amount'],
    lockedFields: ['method'],
  })
  wire.rewrite(createCashin, () =>
    Response.json({ errorCode: 'BadRequest', fields: [{ path: 'amount', code: 'C1018' }] }, { status: 400 }),
  )
  await waitFor(() => expect(screen.getByRole('radio', { name: 'BDO Unibank' })).toBeChecked())
  await user.click(confirmButton(await openConfirmation(user), getReference))
  await waitFor(() => expect(wire.of(createCashin)).toHaveLength(1))
  expect(await screen.findByText('There was an error processing payment')).toBeVisible()
})

test('a cash-in of the page can be made again, each time as a cash-in of its own', async () => {
  const { user, wire, fleet } = await openControlled(atBdo)
  for (const count of [1, 2]) {
    await waitFor(() => expect(screen.getByRole('radio', { name: 'BDO Unibank' })).toBeChecked())
    await user.click(confirmButton(await openConfirmation(user), getReference))
    expect(await screen.findByText('Pay at the bank')).toBeVisible()
    expect(await cashinsOf(fleet)).toHaveLength(count)
    await user.click(screen.getByRole('button', { name: /Back|Done|Close/ }))
  }
  expect(new Set(wire.of(createCashin).map(({ key }) => key)).size).toBe(2)
})

test('a locked number of points is what is sent', async () => {
  const fleet = await testFleet({ type: 'locqpay', isVip: true })
  await fleet.operate('points', { fleetId: fleet.fleetId, points: 5_000 })
  const { user, wire } = await openControlled(
    { defaultValues: { method: 'vip-locqpay', points: 1_500 }, lockedFields: ['method', 'points'] },
    { fleet, search: 'method=card' },
  )
  const field = await screen.findByLabelText('Points')
  expect(field).toHaveValue('1,500')
  expect(field).toHaveAttribute('readonly')
  expect(screen.queryByRole('button', { name: 'Use all' })).toBeNull()
  const dialog = await openConfirmation(user)
  await user.click(confirmButton(dialog, 'Redeem the points'))
  await waitFor(() =>
    expect(wire.of(createCashin)[0]?.body).toMatchObject({ amount: 1_500, method: 'vip-locqpay' }),
  )
})

test('a fixed amount offers no method that takes no amount', async () => {
  await openControlled(
    { defaultValues: { amount: 12_000_00 }, lockedFields: ['amount'] },
    { isVip: true, search: 'method=vip-locqpay' },
  )
  expect(await screen.findByRole('radio', { name: 'Card' })).toBeChecked()
  expect(screen.queryByRole('radio', { name: /points|Manual/ })).toBeNull()
})

test.each<[string, object, RegExp]>([
  ['below the minimum', { amount: 9_999_00 }, /Minimum amount is ₱10,000.00/],
  [
    'above the maximum of the bank',
    { amount: 500_001_00 },
    /Maximum amount for selected bank is ₱500,000.00/,
  ],
  ['for a bank that is not offered', { bankCode: 'NOBANK' }, /Not available at the moment/],
])('a value of the page %s says so, and cannot be paid', async (_name, values, text) => {
  const { user, wire } = await openControlled({
    defaultValues: { ...atBdo.defaultValues, ...values },
    hiddenFields: ['method', 'bankCode', 'amount'],
  })
  const submit = { name: /^Continue/ }
  await screen.findByRole('button', submit)
  await waitFor(() => expect(screen.getByRole('button', submit)).toHaveAccessibleDescription(text))
  await user.click(screen.getByRole('button', submit))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(wire.of(createCashin)).toEqual([])
})

test.each<[string, object, string]>([
  ['an unknown method', { defaultValues: { method: 'cheque' } }, 'method'],
  [
    'a method that the fleet does not have',
    { defaultValues: { method: 'vip-locqpay' }, lockedFields: ['method'] },
    'vip-locqpay',
  ],
  ['half a centavo', { defaultValues: { amount: 100.5 } }, 'amount'],
  ['an amount of zero', { defaultValues: { amount: 0 } }, 'amount'],
  ['an amount as text', { defaultValues: { amount: '12000' } }, 'amount'],
  ['a locked amount without a value', { lockedFields: ['amount'] }, 'amount'],
  ['a hidden bank without a value', { hiddenFields: ['bankCode'] }, 'bankCode'],
  ['a field that the form does not have', { hiddenFields: ['bank'] }, 'bank'],
])('%s is an error of the page, and nothing can be paid', async (_name, form, field) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const events: FleetEvent[] = []
  const { wire } = await openControlled(form, { provider: { onEvent: (event) => events.push(event) } })
  expect(await screen.findByText('Something went wrong')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  expect(vi.mocked(console.error).mock.calls.flat().map(String).join('\n')).toMatch(
    new RegExp(`(?:^|\\s)${field}(?:[\\s.,]|$)`, 'm'),
  )
  await waitFor(() =>
    expect(events.map(({ data }) => data)).toContainEqual({
      kind: 'crash',
      code: 'InvalidFormControls',
      requestId: undefined,
    }),
  )
  expect(wire.of(createCashin)).toEqual([])
})
