import { screen, waitFor } from '@testing-library/react'
import { login, verifyOtp } from 'api-client/contract/session'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { TestFleet } from '../../testing/fleetOn.ts'
import { testFleet } from '../../testing/testFleet.ts'
import { testSandbox } from '../../testing/testSandbox.ts'
import {
  password,
  codeLife,
  open,
  codeField,
  enter,
  withTwoFactor,
  newestCode,
  verify,
  later,
} from './signInScene.tsx'

let fleet: TestFleet
beforeEach(async () => {
  fleet = await testFleet()
})
afterEach(() => void vi.useRealTimers())

describe('the two-factor code', () => {
  test('is asked for, and another cannot be had before the countdown is over', async () => {
    const portal = await open(fleet)
    await enter(portal, await withTwoFactor(fleet))
    expect(await screen.findByRole('dialog', { name: "Verify that it's you" })).toBeVisible()
    const resend = screen.getByRole('button', { name: /Resend code in (10:00|9:5\d)/ })
    await portal.person.click(resend)
    expect(portal.wire.of(login)).toHaveLength(1)
  })

  test('lets in when it is right, spaces and all', async () => {
    const portal = await open(fleet)
    const email = await withTwoFactor(fleet)
    await enter(portal, email)
    await codeField()
    const code = await newestCode(email)
    await portal.person.click(await codeField())
    await portal.person.paste(` ${code.slice(0, 3)} ${code.slice(3)}\n`)
    await waitFor(() => expect(portal.events.map(({ type }) => type)).toContain('session.started'))
    expect(portal.wire.of(verifyOtp).map(({ body }) => body)).toEqual([{ email, otp: code }])
  })

  test('that a server refuses without a reason was wrong, and ends no session', async () => {
    const portal = await open(fleet)
    await enter(portal, await withTwoFactor(fleet))
    portal.wire.refuse(verifyOtp, 'Unauthorized')
    await verify(portal, '000000')
    expect(await screen.findByText(/^Verification code invalid\. Please check your email/)).toBeVisible()
    expect(screen.queryByText(/session has ended/)).toBeNull()
  })

  test('is sent with its last digit and not before, and once', async () => {
    const portal = await open(fleet)
    const email = await withTwoFactor(fleet)
    await enter(portal, email)
    const code = await newestCode(email)
    const field = await codeField()
    await portal.person.type(field, code.slice(0, -1))
    expect(portal.wire.of(verifyOtp)).toHaveLength(0)
    await portal.person.type(field, `${code.at(-1)}{Enter}`)
    await waitFor(() => expect(portal.events.map(({ type }) => type)).toContain('session.started'))
    expect(portal.wire.of(verifyOtp)).toHaveLength(1)
  })

  test('is not sent by half, which would count as a wrong one', async () => {
    const portal = await open(fleet)
    await enter(portal, await withTwoFactor(fleet))
    await portal.person.type(await codeField(), '12{Enter}')
    expect(await screen.findByText('Minimum 6 character(s).')).toBeVisible()
    expect(portal.wire.of(verifyOtp)).toEqual([])
    expect(await codeField()).toHaveValue('12')
  })

  test('that has expired says so, and another can be had at once', async () => {
    const portal = await open(fleet)
    const email = await withTwoFactor(fleet)
    await enter(portal, email)
    await codeField()
    const code = await newestCode(email)
    // The clock of this computer is late: by it the code still works.
    const sandbox = await testSandbox()
    sandbox.advance(codeLife)
    onTestFinished(() => sandbox.advance(-codeLife))
    await verify(portal, code)
    expect(await screen.findByText('This code has expired. Please resend code and try again')).toBeVisible()
    await portal.person.click(await screen.findByRole('button', { name: 'Resend code' }))
    expect(await screen.findByText('The code was sent again once.')).toBeVisible()
    await verify(portal, await newestCode(email))
    await waitFor(() => expect(portal.events.map(({ type }) => type)).toContain('session.started'))
  })

  test('is sent again up to the limit; then the count starts anew and another can be had in an hour', async () => {
    const portal = await open(fleet)
    const email = await withTwoFactor(fleet)
    await enter(portal, email)
    await codeField()
    const resend = async () => {
      later(codeLife)
      await portal.person.click(await screen.findByRole('button', { name: 'Resend code' }))
    }
    await resend()
    expect(await screen.findByText('The code was sent again once.')).toBeVisible()
    for (const times of [2, 3, 4]) {
      await resend()
      expect(await screen.findByText(`The code was sent again ${times} times.`)).toBeVisible()
    }
    await resend()
    const limit = 'You have reached the limit to receive the code. Please try again after one hour.'
    expect(await screen.findByText(limit)).toBeVisible()
    expect(screen.queryByText(/The code was sent again/)).toBeNull()
    expect(screen.getByRole('dialog', { name: "Verify that it's you" })).toBeVisible()
    const asked = portal.wire.of(login).length
    await portal.person.click(screen.getByRole('button', { name: /Resend code in (60:00|59:5\d)/ }))
    expect(portal.wire.of(login)).toHaveLength(asked)
    later(3_600_000)
    await portal.person.click(await screen.findByRole('button', { name: 'Resend code' }))
    expect(await screen.findByText('The code was sent again once.')).toBeVisible()
  })

  test('that is still on its way is not told of as a new one', async () => {
    const portal = await open(fleet)
    const email = await withTwoFactor(fleet)
    await enter(portal, email)
    await codeField()
    later(codeLife)
    // Another tab asks for the code first.
    await portal.client.call(login, { email, password, portalType: 'fleet' }).catch(() => undefined)
    await portal.person.click(await screen.findByRole('button', { name: 'Resend code' }))
    expect(await screen.findByRole('button', { name: /Resend code in (10:00|9:5\d)/ })).toBeVisible()
    expect(screen.queryByText('A new code was sent.')).toBeNull()
    expect(screen.queryByText(/The code was sent again/)).toBeNull()
  })

  test('has the caret in its field from the start', async () => {
    const portal = await open(fleet)
    await enter(portal, await withTwoFactor(fleet))
    const field = await codeField()
    await waitFor(() => expect(field).toHaveFocus())
  })

  test('is required', async () => {
    const portal = await open(fleet)
    await enter(portal, await withTwoFactor(fleet))
    await codeField()
    await portal.person.click(screen.getByRole('button', { name: 'Verify' }))
    expect(await screen.findByText('This field is required.')).toBeVisible()
  })

  test('is refused three times with what a further one does, and locks the fourth time for an hour', async () => {
    const portal = await open(fleet)
    const email = await withTwoFactor(fleet)
    await enter(portal, email)
    await codeField()
    const wrong = (await newestCode(email)) === '000000' ? '111111' : '000000'
    const told = [
      /2 more wrong codes are allowed/,
      /1 more wrong code is allowed/,
      /One more wrong code locks/,
    ]
    for (const sentence of told) {
      await verify(portal, wrong)
      const message = await screen.findByText(sentence)
      expect(message).toHaveTextContent('Verification code invalid. Please check your email and try again.')
      await waitFor(async () => expect(await codeField()).toHaveValue(''))
    }
    await verify(portal, wrong)
    const locked = await screen.findByText(/You can try again at/)
    expect(locked.parentElement).toHaveTextContent('Entered incorrectly 3 times, try again after one hour')
    expect(locked).toHaveTextContent(/(59|60):\d\d left/)
    expect(await codeField()).toBeDisabled()
  })

  test('of a locked account cannot be entered, and says so in the words for that', async () => {
    const email = await withTwoFactor(fleet)
    const elsewhere = await open(fleet)
    await enter(elsewhere, email)
    await codeField()
    const wrong = (await newestCode(email)) === '000000' ? '111111' : '000000'
    for (let attempt = 1; attempt <= 4; attempt++) {
      await elsewhere.client.call(verifyOtp, { email, otp: wrong }).catch(() => undefined)
    }
    await verify(elsewhere, wrong)
    const sentence = /^Your Account is temporarily locked out due to failed two-factor authentication\./
    expect(await screen.findByText(sentence)).toBeVisible()
    elsewhere.unmount()

    await enter(await open(fleet), email)
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(await codeField()).toBeDisabled()
    expect(screen.queryByText(/Enter the code that we sent/)).toBeNull()
  })
})
