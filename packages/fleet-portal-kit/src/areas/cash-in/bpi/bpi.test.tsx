import {
  initiateBpiPayment,
  listBpiAccounts,
  processBpiPayment,
} from 'fleet-portal-api-client/contract/cashin'
import { resolveIdempotencyKey } from 'fleet-portal-api-client/contract/idempotency'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { testFleet, type TestFleet } from '../../../testing/testFleet.ts'
import { testSandbox } from '../../../testing/testSandbox.ts'
import type { PortalOptions } from '../../../testing/renderInPortal.tsx'
import { bankVisit } from '../../../testing/arrangeCashins.ts'
import { browserStorageText, openCashIn, walletOf } from '../cashInScene.tsx'

/** Opens the screen with a BPI payment of 15,000 pesos, as the return page of the bank does. */
async function openBpiPayment(fleet?: TestFleet, options: PortalOptions = {}) {
  const payingFleet = fleet ?? (await testFleet({ type: 'locqpay' }))
  const state = await bankVisit(payingFleet)
  return { ...(await openCashIn({ fleet: payingFleet, state, ...options })), state }
}

async function latestCode(fleet: TestFleet): Promise<string> {
  const sandbox = await testSandbox()
  const url = new URL('/sandbox/outbox', 'http://sandbox.test')
  url.searchParams.set('to', fleet.emailOf('portal-admin'))
  const { messages } = (await (await sandbox.fetch(new Request(url))).json()) as {
    messages: { subject: string; code: string }[]
  }
  return messages.find(({ subject }) => subject === 'BPI one-time code')?.code ?? ''
}

const prompt = 'Enter the 6-digit code sent to your mobile number'
const dialog = () => screen.findByRole('alertdialog', { name: 'Pay with BPI' })

/** Selects an account, so that the bank sends a code, and returns the code field. */
async function requestCode(user: UserEvent) {
  const inside = within(await dialog())
  await user.click(await inside.findByRole('radio', { name: /Checking/ }))
  await user.click(inside.getByRole('button', { name: 'Continue' }))
  return inside.findByLabelText(prompt)
}

describe('a payment at BPI', () => {
  test('shows masked accounts, accepts the code, and pays once, however often the button is clicked', async () => {
    const { user, fleet, wire } = await openBpiPayment()
    const inside = within(await dialog())
    await inside.findByText('•••• 9038')
    await user.click(inside.getByRole('button', { name: 'Continue' }))
    expect(inside.getByText('This field is required.')).toBeVisible()
    const field = await requestCode(user)
    expect(field).toHaveFocus()
    expect(wire.of(initiateBpiPayment)).toHaveLength(1)
    expect(inside.getByRole('button', { name: 'Pay now' })).toHaveAttribute('aria-disabled', 'true')
    const code = await latestCode(fleet)
    await user.type(field, `${code.slice(0, 3)}ab${code.slice(3)}99`)
    expect(field).toHaveValue(code)
    const payNow = inside.getByRole('button', { name: 'Pay now' })
    for (let i = 0; i < 10; i++) fireEvent.click(payNow)
    expect(await screen.findByText('Cash-in successful')).toBeVisible()
    expect(wire.of(processBpiPayment)).toHaveLength(1)
    expect(wire.of(processBpiPayment)[0]?.query).toMatchObject({ platformType: 'plb', otp: code })
    expect(await walletOf(fleet)).toBe(15_000_00)
    expect(browserStorageText()).not.toContain(code)
  })

  test('shows the server’s message for a wrong code, and can be started again after Cancel', async () => {
    const { user, fleet, wire } = await openBpiPayment()
    const field = await requestCode(user)
    const correctCode = await latestCode(fleet)
    await user.type(field, correctCode === '000000' ? '000001' : '000000')
    await user.keyboard('{Enter}')
    expect(await screen.findByText('This code is not right.')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText(prompt)).toHaveFocus())
    expect(await walletOf(fleet)).toBe(0)
    await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }))
    const question = await screen.findByRole('alertdialog', { name: 'Cancel this payment?' })
    await user.click(within(question).getByRole('button', { name: 'Cancel payment' }))
    expect(await screen.findByRole('radio', { name: /Checking/ })).toBeChecked()
    await user.click(within(await dialog()).getByRole('button', { name: 'Continue' }))
    await user.type(await screen.findByLabelText(prompt), await latestCode(fleet))
    await user.click(screen.getByRole('button', { name: 'Pay now' }))
    expect(await screen.findByText('Cash-in successful')).toBeVisible()
    expect(wire.of(initiateBpiPayment)).toHaveLength(2)
    expect(await walletOf(fleet)).toBe(15_000_00)
  })

  test('shows its result again after a reload, until the user starts another cash-in', async () => {
    const { user, fleet, navigation } = await openBpiPayment()
    await user.type(await requestCode(user), await latestCode(fleet))
    await user.click(screen.getByRole('button', { name: 'Pay now' }))
    expect(await screen.findByText('Cash-in successful')).toBeVisible()
    const handoverState = navigation.state?.()
    expect(Object.keys(handoverState ?? {})).toEqual(['cashInId'])
    cleanup()
    const again = await openCashIn({ fleet, ...(handoverState && { state: handoverState }) })
    expect(await screen.findByText('Cash-in successful')).toBeVisible()
    expect(again.wire.of(initiateBpiPayment)).toEqual([])
    await again.user.click(screen.getByRole('button', { name: 'Cash in again' }))
    expect(await screen.findByRole('radio', { name: 'Card' })).toBeInTheDocument()
  })

  test('with a lost answer is looked up and paid once', async () => {
    const { user, fleet, wire } = await openBpiPayment()
    await user.type(await requestCode(user), await latestCode(fleet))
    wire.loseAnswer(processBpiPayment)
    await user.click(screen.getByRole('button', { name: 'Pay now' }))
    expect(await screen.findByText('Cash-in successful')).toBeVisible()
    expect(wire.of(processBpiPayment)).toHaveLength(1)
    expect(await walletOf(fleet)).toBe(15_000_00)
  })

  test('with an unknown outcome shows the status of the cash-in, and is not sent again automatically', async () => {
    const { user, fleet, wire } = await openBpiPayment()
    await user.type(await requestCode(user), await latestCode(fleet))
    wire.loseRequest(processBpiPayment)
    wire.refuse(resolveIdempotencyKey, 'NotImplemented')
    await user.click(screen.getByRole('button', { name: 'Pay now' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(await screen.findByText('Cash-in pending')).toBeVisible()
    expect(screen.getByText('Reference number')).toBeVisible()
    expect(wire.of(processBpiPayment)).toHaveLength(1)
    expect(await walletOf(fleet)).toBe(0)
  })

  test('of a closed page is looked up before another payment can start', async () => {
    const { user, fleet, wire, state } = await openBpiPayment()
    await user.type(await requestCode(user), await latestCode(fleet))
    wire.loseAnswer(processBpiPayment)
    wire.hold(resolveIdempotencyKey)
    await user.click(screen.getByRole('button', { name: 'Pay now' }))
    await waitFor(() => expect(wire.of(resolveIdempotencyKey)).toHaveLength(1))
    cleanup()
    const again = await openCashIn({ fleet, state })
    expect(await screen.findByText('Cash-in successful')).toBeVisible()
    expect(again.wire.of(initiateBpiPayment)).toEqual([])
    expect(await walletOf(fleet)).toBe(15_000_00)
  })

  test('can load the accounts again after a failure, and shows the pending cash-in when the dialog is closed', async () => {
    const prepareWire: NonNullable<PortalOptions['prepareWire']> = (wire) =>
      wire.breakAt(listBpiAccounts, 'before-tx')
    const { user } = await openBpiPayment(undefined, { prepareWire })
    const bpiDialog = await dialog()
    expect(await within(bpiDialog).findByText('Failed to load.')).toBeVisible()
    const proceed = () => within(bpiDialog).getByRole('button', { name: 'Continue' })
    expect(proceed()).toHaveAttribute('aria-disabled', 'true')
    expect(proceed()).toHaveAccessibleDescription('Your accounts could not be loaded. Retry first.')
    await user.click(within(bpiDialog).getByRole('button', { name: 'Click to retry' }))
    await waitFor(() => expect(proceed()).not.toHaveAttribute('aria-disabled'))
    expect(await within(bpiDialog).findByRole('radio', { name: /Savings/ })).toBeInTheDocument()
    await user.click(within(bpiDialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(await screen.findByText('Cash-in pending')).toBeVisible()
    expect(screen.getByText(/^CI-/)).toBeVisible()
  })
})
