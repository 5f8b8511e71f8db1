import { initiateBpiPayment, listBpiAccounts, processBpiPayment } from 'api-client/contract/cashin'
import { resolveIdempotencyKey } from 'api-client/contract/idempotency'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { testFleet, type TestFleet } from '../../../testing/testFleet.ts'
import { testSandbox } from '../../../testing/testSandbox.ts'
import type { PortalOptions } from '../../../testing/renderInPortal.tsx'
import { bankVisit } from '../../../testing/arrangeCashins.ts'
import { everythingKept, openCashIn, walletOf } from '../cashInScene.tsx'

/** A visit to BPI for 15,000 pesos, with the token of its landing. */
async function atBank(fleet?: TestFleet, options: PortalOptions = {}) {
  const own = fleet ?? (await testFleet({ type: 'locqpay' }))
  const state = await bankVisit(own)
  return { ...(await openCashIn({ fleet: own, state, ...options })), state }
}

async function newestCode(fleet: TestFleet): Promise<string> {
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

/** Up to the code: an account is chosen and the bank has sent one. */
async function untilCode(person: UserEvent) {
  const inside = within(await dialog())
  await person.click(await inside.findByRole('radio', { name: /Checking/ }))
  await person.click(inside.getByRole('button', { name: 'Continue' }))
  return inside.findByLabelText(prompt)
}

describe('a payment at BPI', () => {
  test('chooses a masked account, takes the code, and pays once however often it is pressed', async () => {
    const { person, fleet, wire } = await atBank()
    const inside = within(await dialog())
    await inside.findByText('•••• 9038')
    await person.click(inside.getByRole('button', { name: 'Continue' }))
    expect(inside.getByText('This field is required.')).toBeVisible()
    const field = await untilCode(person)
    expect(field).toHaveFocus()
    expect(wire.of(initiateBpiPayment)).toHaveLength(1)
    expect(inside.getByRole('button', { name: 'Pay now' })).toHaveAttribute('aria-disabled', 'true')
    const code = await newestCode(fleet)
    await person.type(field, `${code.slice(0, 3)}ab${code.slice(3)}99`)
    expect(field).toHaveValue(code)
    const payNow = inside.getByRole('button', { name: 'Pay now' })
    for (let i = 0; i < 10; i++) fireEvent.click(payNow)
    expect(await screen.findByText('Cash-in successful')).toBeVisible()
    expect(wire.of(processBpiPayment)).toHaveLength(1)
    expect(wire.of(processBpiPayment)[0]?.query).toMatchObject({ platformType: 'plb', otp: code })
    expect(await walletOf(fleet)).toBe(15_000_00)
    expect(everythingKept()).not.toContain(code)
  })

  test('stays open with the server’s words where the code is wrong, and starts again after Cancel', async () => {
    const { person, fleet, wire } = await atBank()
    const field = await untilCode(person)
    const right = await newestCode(fleet)
    await person.type(field, right === '000000' ? '000001' : '000000')
    await person.keyboard('{Enter}')
    expect(await screen.findByText('This code is not right.')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText(prompt)).toHaveFocus())
    expect(await walletOf(fleet)).toBe(0)
    await person.click(within(await dialog()).getByRole('button', { name: 'Cancel' }))
    const question = await screen.findByRole('alertdialog', { name: 'Cancel this payment?' })
    await person.click(within(question).getByRole('button', { name: 'Cancel payment' }))
    expect(await screen.findByRole('radio', { name: /Checking/ })).toBeChecked()
    await person.click(within(await dialog()).getByRole('button', { name: 'Continue' }))
    await person.type(await screen.findByLabelText(prompt), await newestCode(fleet))
    await person.click(screen.getByRole('button', { name: 'Pay now' }))
    expect(await screen.findByText('Cash-in successful')).toBeVisible()
    expect(wire.of(initiateBpiPayment)).toHaveLength(2)
    expect(await walletOf(fleet)).toBe(15_000_00)
  })

  test('is shown by a reload when it is over, and no longer when the person has gone on', async () => {
    const { person, fleet, navigation } = await atBank()
    await person.type(await untilCode(person), await newestCode(fleet))
    await person.click(screen.getByRole('button', { name: 'Pay now' }))
    expect(await screen.findByText('Cash-in successful')).toBeVisible()
    const kept = navigation.state?.()
    expect(Object.keys(kept ?? {})).toEqual(['cashInId'])
    cleanup()
    const again = await openCashIn({ fleet, ...(kept && { state: kept }) })
    expect(await screen.findByText('Cash-in successful')).toBeVisible()
    expect(again.wire.of(initiateBpiPayment)).toEqual([])
    await again.person.click(screen.getByRole('button', { name: 'Cash in again' }))
    expect(await screen.findByRole('radio', { name: 'Card' })).toBeInTheDocument()
  })

  test('whose answer is lost is found out and paid once', async () => {
    const { person, fleet, wire } = await atBank()
    await person.type(await untilCode(person), await newestCode(fleet))
    wire.loseAnswer(processBpiPayment)
    await person.click(screen.getByRole('button', { name: 'Pay now' }))
    expect(await screen.findByText('Cash-in successful')).toBeVisible()
    expect(wire.of(processBpiPayment)).toHaveLength(1)
    expect(await walletOf(fleet)).toBe(15_000_00)
  })

  test('that nobody can find out shows what the server says of the cash-in, and is never paid again unasked', async () => {
    const { person, fleet, wire } = await atBank()
    await person.type(await untilCode(person), await newestCode(fleet))
    wire.loseRequest(processBpiPayment)
    wire.refuse(resolveIdempotencyKey, 'NotImplemented')
    await person.click(screen.getByRole('button', { name: 'Pay now' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(await screen.findByText('Cash-in pending')).toBeVisible()
    expect(screen.getByText('Reference number')).toBeVisible()
    expect(wire.of(processBpiPayment)).toHaveLength(1)
    expect(await walletOf(fleet)).toBe(0)
  })

  test('that a page left behind is looked up before another one can begin', async () => {
    const { person, fleet, wire, state } = await atBank()
    await person.type(await untilCode(person), await newestCode(fleet))
    wire.loseAnswer(processBpiPayment)
    wire.hold(resolveIdempotencyKey)
    await person.click(screen.getByRole('button', { name: 'Pay now' }))
    await waitFor(() => expect(wire.of(resolveIdempotencyKey)).toHaveLength(1))
    cleanup()
    const again = await openCashIn({ fleet, state })
    expect(await screen.findByText('Cash-in successful')).toBeVisible()
    expect(again.wire.of(initiateBpiPayment)).toEqual([])
    expect(await walletOf(fleet)).toBe(15_000_00)
  })

  test('says that accounts failed to load, tries again in the same dialog, and names the cash-in when it is left', async () => {
    const prepareWire: NonNullable<PortalOptions['prepareWire']> = (wire) =>
      wire.breakAt(listBpiAccounts, 'before-tx')
    const { person } = await atBank(undefined, { prepareWire })
    const open = await dialog()
    expect(await within(open).findByText('Failed to load.')).toBeVisible()
    const proceed = () => within(open).getByRole('button', { name: 'Continue' })
    expect(proceed()).toHaveAttribute('aria-disabled', 'true')
    expect(proceed()).toHaveAccessibleDescription('Your accounts could not be loaded. Retry first.')
    await person.click(within(open).getByRole('button', { name: 'Click to retry' }))
    await waitFor(() => expect(proceed()).not.toHaveAttribute('aria-disabled'))
    expect(await within(open).findByRole('radio', { name: /Savings/ })).toBeInTheDocument()
    await person.click(within(open).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(await screen.findByText('Cash-in pending')).toBeVisible()
    expect(screen.getByText(/^CI-/)).toBeVisible()
  })
})
