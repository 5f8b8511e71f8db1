import { act, screen, waitFor } from '@testing-library/react'
import { login, verifyOtp } from 'fleet-portal-api-client/contract/session'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { TestFleet } from '../../testing/createTestFleet.ts'
import { testFleet } from '../../testing/testFleet.ts'
import { testSandbox } from '../../testing/testSandbox.ts'
import {
  password,
  codeLifetime,
  openSignIn,
  codeField,
  submitCredentials,
  withTwoFactor,
  newestCode,
  verify,
  advanceTime,
} from './signInScene.tsx'

let fleet: TestFleet
beforeEach(async () => {
  fleet = await testFleet()
})
afterEach(() => void vi.useRealTimers())

describe('the two-factor code', () => {
  test('is requested, and a new one is available only after the countdown', async () => {
    const portal = await openSignIn(fleet)
    await submitCredentials(portal, await withTwoFactor(fleet))
    expect(await screen.findByRole('dialog', { name: "Verify that it's you" })).toBeVisible()
    const resend = screen.getByRole('button', { name: /Resend code in (10:00|9:5\d)/ })
    await portal.user.click(resend)
    expect(portal.wire.of(login)).toHaveLength(1)
  })

  test('signs in when it is correct, even with spaces', async () => {
    const portal = await openSignIn(fleet)
    const email = await withTwoFactor(fleet)
    await submitCredentials(portal, email)
    await codeField()
    const code = await newestCode(email)
    await portal.user.click(await codeField())
    await portal.user.paste(` ${code.slice(0, 3)} ${code.slice(3)}\n`)
    await waitFor(() => expect(portal.events.map(({ type }) => type)).toContain('session.started'))
    expect(portal.wire.of(verifyOtp).map(({ body }) => body)).toEqual([{ email, otp: code }])
  })

  test('shows that a letter is no number and sends nothing, and takes the digits of a pasted sentence', async () => {
    const portal = await openSignIn(fleet)
    const email = await withTwoFactor(fleet)
    await submitCredentials(portal, email)
    await portal.user.type(await codeField(), '12 34-5o')
    expect(await screen.findByText('Should be a number.')).toBeVisible()
    expect(await codeField()).toHaveValue('12345o')
    expect(portal.wire.of(verifyOtp)).toEqual([])
    const code = await newestCode(email)
    await portal.user.clear(await codeField())
    await portal.user.paste(`Your verification code is ${code}.`)
    await waitFor(() =>
      expect(portal.wire.of(verifyOtp).map(({ body }) => body)).toEqual([{ email, otp: code }]),
    )
  })

  test.each([
    ['the code', verifyOtp, 1],
    ['the sign-in', login, 2],
  ] as const)('signs in no user who cancels while %s is on its way', async (_name, endpoint, calls) => {
    const portal = await openSignIn(fleet)
    const email = await withTwoFactor(fleet)
    await submitCredentials(portal, email)
    await codeField()
    const release = portal.wire.hold(endpoint)
    await verify(portal, await newestCode(email))
    await waitFor(() => expect(portal.wire.of(endpoint)).toHaveLength(calls))
    await portal.user.click(screen.getByRole('button', { name: 'Cancel' }))
    release()
    await waitFor(() => expect(portal.wire.isBusy()).toBe(false))
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
    expect(portal.session.read()).not.toHaveProperty('accessToken')
    expect(portal.moves).toEqual([])
    expect(portal.wire.of(login)).toHaveLength(calls)
  })

  test('counts as wrong if the server rejects it without a reason, and no session end is shown', async () => {
    const portal = await openSignIn(fleet)
    await submitCredentials(portal, await withTwoFactor(fleet))
    portal.wire.refuse(verifyOtp, 'Unauthorized')
    await verify(portal, '000000')
    expect(await screen.findByText(/^Verification code invalid\. Please check your email/)).toBeVisible()
    expect(screen.queryByText(/session has ended/)).toBeNull()
  })

  test('is sent once, after its last digit', async () => {
    const portal = await openSignIn(fleet)
    const email = await withTwoFactor(fleet)
    await submitCredentials(portal, email)
    const code = await newestCode(email)
    const field = await codeField()
    await portal.user.type(field, code.slice(0, -1))
    expect(portal.wire.of(verifyOtp)).toHaveLength(0)
    await portal.user.type(field, `${code.at(-1)}{Enter}`)
    await waitFor(() => expect(portal.events.map(({ type }) => type)).toContain('session.started'))
    expect(portal.wire.of(verifyOtp)).toHaveLength(1)
  })

  test('is not sent while incomplete, because it would count as wrong', async () => {
    const portal = await openSignIn(fleet)
    await submitCredentials(portal, await withTwoFactor(fleet))
    await portal.user.type(await codeField(), '12{Enter}')
    expect(await screen.findByText('Minimum 6 character(s).')).toBeVisible()
    expect(portal.wire.of(verifyOtp)).toEqual([])
    expect(await codeField()).toHaveValue('12')
  })

  test('shows its expiry, and a new one is available at once', async () => {
    const portal = await openSignIn(fleet)
    const email = await withTwoFactor(fleet)
    await submitCredentials(portal, email)
    await codeField()
    const code = await newestCode(email)
    // The clock of this computer is behind: by this clock the code is still valid.
    const sandbox = await testSandbox()
    sandbox.advance(codeLifetime)
    onTestFinished(() => sandbox.advance(-codeLifetime))
    await verify(portal, code)
    expect(await screen.findByText('This code has expired. Please resend code and try again')).toBeVisible()
    await portal.user.click(await screen.findByRole('button', { name: 'Resend code' }))
    expect(await screen.findByText('The code was sent again once.')).toBeVisible()
    await verify(portal, await newestCode(email))
    await waitFor(() => expect(portal.events.map(({ type }) => type)).toContain('session.started'))
  })

  test('is sent again up to the limit; after an hour a new one is available and the count restarts', async () => {
    const portal = await openSignIn(fleet)
    const email = await withTwoFactor(fleet)
    await submitCredentials(portal, email)
    await codeField()
    const resend = async () => {
      advanceTime(codeLifetime)
      await portal.user.click(await screen.findByRole('button', { name: 'Resend code' }))
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
    const loginCalls = portal.wire.of(login).length
    await portal.user.click(screen.getByRole('button', { name: /Resend code in (60:00|59:5\d)/ }))
    expect(portal.wire.of(login)).toHaveLength(loginCalls)
    advanceTime(3_600_000)
    await portal.user.click(await screen.findByRole('button', { name: 'Resend code' }))
    expect(await screen.findByText('The code was sent again once.')).toBeVisible()
  })

  test('is not announced as new if an earlier one is still valid', async () => {
    const portal = await openSignIn(fleet)
    const email = await withTwoFactor(fleet)
    await submitCredentials(portal, email)
    await codeField()
    advanceTime(codeLifetime)
    // Another tab requests a code first.
    await portal.client.call(login, { email, password, portalType: 'fleet' }).catch(() => undefined)
    await portal.user.click(await screen.findByRole('button', { name: 'Resend code' }))
    expect(await screen.findByRole('button', { name: /Resend code in (10:00|9:5\d)/ })).toBeVisible()
    expect(screen.queryByText('A new code was sent.')).toBeNull()
    expect(screen.queryByText(/The code was sent again/)).toBeNull()
  })

  test('has the focus in its field from the start', async () => {
    const portal = await openSignIn(fleet)
    await submitCredentials(portal, await withTwoFactor(fleet))
    const field = await codeField()
    await waitFor(() => expect(field).toHaveFocus())
  })

  test('is required', async () => {
    const portal = await openSignIn(fleet)
    await submitCredentials(portal, await withTwoFactor(fleet))
    await codeField()
    await portal.user.click(screen.getByRole('button', { name: 'Verify' }))
    expect(await screen.findByText('This field is required.')).toBeVisible()
  })

  test('is rejected three times with a warning, and the fourth wrong one locks sign-in for an hour', async () => {
    const portal = await openSignIn(fleet)
    const email = await withTwoFactor(fleet)
    await submitCredentials(portal, email)
    await codeField()
    const wrong = (await newestCode(email)) === '000000' ? '111111' : '000000'
    const warnings = [
      /2 more wrong codes are allowed/,
      /1 more wrong code is allowed/,
      /One more wrong code locks/,
    ]
    for (const warning of warnings) {
      await verify(portal, wrong)
      const message = await screen.findByText(warning)
      expect(message).toHaveTextContent('Verification code invalid. Please check your email and try again.')
      await waitFor(async () => expect(await codeField()).toHaveValue(''))
    }
    await verify(portal, wrong)
    const locked = await screen.findByText(/You can try again at/)
    expect(locked.parentElement).toHaveTextContent('Entered incorrectly 3 times, try again after one hour')
    expect(locked).toHaveTextContent(/(59|60):\d\d left/)
    expect(await codeField()).toBeDisabled()
  })

  test('cannot be entered for a locked account, which shows its message', async () => {
    const email = await withTwoFactor(fleet)
    const otherTab = await openSignIn(fleet)
    await submitCredentials(otherTab, email)
    await codeField()
    const wrong = (await newestCode(email)) === '000000' ? '111111' : '000000'
    for (let attempt = 1; attempt <= 4; attempt++) {
      await otherTab.client.call(verifyOtp, { email, otp: wrong }).catch(() => undefined)
    }
    await verify(otherTab, wrong)
    const message = /^Your Account is temporarily locked out due to failed two-factor authentication\./
    expect(await screen.findByText(message)).toBeVisible()
    otherTab.unmount()

    await submitCredentials(await openSignIn(fleet), email)
    expect(await screen.findByText(message)).toBeVisible()
    expect(await codeField()).toBeDisabled()
    expect(screen.queryByText(/Enter the code that we sent/)).toBeNull()
  })
})
