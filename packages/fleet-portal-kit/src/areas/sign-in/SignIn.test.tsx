import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { login, verifyOtp } from 'api-client/contract/session'
import { listUserAccesses, removeUserAccess, updateUserAccess } from 'api-client/contract/users'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { formatTime } from '../../foundation/format/days.ts'
import type { TestFleet } from '../../testing/fleetOn.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { testSandbox } from '../../testing/testSandbox.ts'
import { SignIn } from './SignIn.tsx'

const password = 'Fleet-2026!'
/** As long as a code works, in milliseconds. */
const codeLife = 600_000
const open = (fleet: TestFleet, search = '') => renderInPortal(() => <SignIn />, { as: null, fleet, search })
type Opened = Awaited<ReturnType<typeof open>>

const emailField = () => screen.getByLabelText('Email')
const passwordField = () => screen.getByLabelText('Password')
const codeField = () => screen.findByLabelText('Verification code')

async function enter({ person }: Opened, email: string, word = password) {
  await person.clear(emailField())
  await person.type(emailField(), email)
  await person.type(passwordField(), word)
  await person.click(screen.getByRole('button', { name: 'Log in' }))
}

let fleet: TestFleet
beforeEach(async () => {
  fleet = await testFleet()
})

/** Turns two-factor on for the purchaser and answers with the e-mail. */
async function withTwoFactor(): Promise<string> {
  const email = fleet.emailOf('purchaser')
  const { userAccesses } = await fleet.arrange(listUserAccesses, { fleetId: fleet.fleetId, perPage: 50 })
  const found = userAccesses.find(({ user }) => user.email === email)
  await fleet.arrange(updateUserAccess, { userAccessId: found?.userAccessId ?? '', isFaEnabled: true })
  return email
}

const newestCode = async (email: string) =>
  (await (await testSandbox()).outbox(email)).findLast(({ code }) => code)?.code ?? ''

/** Types a code; its last digit sends it. */
async function verify({ person }: Opened, code: string) {
  await person.type(await codeField(), code)
}

/** So much later, for the portal and the sandbox alike. */
function later(ms: number) {
  if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['Date'] })
  act(() => void vi.setSystemTime(Date.now() + ms))
}
afterEach(() => void vi.useRealTimers())

describe('the form', () => {
  test('has e-mail, password, remember me, the way to a forgotten password, and nothing sent when it is empty', async () => {
    const portal = await open(fleet)
    expect(screen.getByRole('heading', { name: 'Fleet Portal' })).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked()
    await portal.person.click(screen.getByRole('button', { name: 'Log in' }))
    expect(await screen.findAllByText('This field is required.')).toHaveLength(2)
    expect(portal.wire.of(login)).toHaveLength(0)
  })

  test('takes 75 characters of e-mail and password and no more', async () => {
    const portal = await open(fleet)
    const [longEmail, longPassword] = [`${'a'.repeat(64)}@fleet.test`, 'b'.repeat(75)]
    expect(longEmail).toHaveLength(75)
    await enter(portal, `${longEmail}x`, `${longPassword}b`)
    expect(emailField()).toHaveValue(longEmail)
    expect(await screen.findByText('The entered email or password is incorrect')).toBeVisible()
    expect(portal.wire.of(login)[0]?.body).toMatchObject({ email: longEmail, password: longPassword })
  })

  test('refuses an e-mail and a password of 76 characters that were put in past the keyboard', async () => {
    const portal = await open(fleet)
    fireEvent.change(emailField(), { target: { value: `${'a'.repeat(65)}@fleet.test` } })
    fireEvent.change(passwordField(), { target: { value: 'b'.repeat(76) } })
    await portal.person.click(screen.getByRole('button', { name: 'Log in' }))
    expect(await screen.findAllByText('Maximum 75 character(s).')).toHaveLength(2)
    expect(portal.wire.of(login)).toHaveLength(0)
  })

  test('warns of Caps Lock while the password has the keyboard', async () => {
    const { person } = await open(fleet)
    await person.click(passwordField())
    expect(screen.queryByText('Caps Lock is on.')).toBeNull()
    await person.keyboard('{CapsLock}')
    expect(await screen.findByText('Caps Lock is on.')).toBeVisible()
    await person.tab()
    expect(screen.queryByText('Caps Lock is on.')).toBeNull()
    await person.tab({ shift: true })
    // A browser says that it is off with the key after it.
    await person.keyboard('{CapsLock}a')
    expect(screen.queryByText('Caps Lock is on.')).toBeNull()
  })

  test('tells a malformed e-mail in its own words', async () => {
    const portal = await open(fleet)
    await enter(portal, 'ana@fleet')
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible()
    expect(portal.wire.of(login)).toHaveLength(0)
  })

  test.each(['F1003', 'F1005'])('warns of a bad activation link after %s', async (code) => {
    await open(fleet, `code=${code}`)
    expect(screen.getByText('The activation link is invalid or has expired.')).toBeVisible()
  })

  test('is plain after a code that it does not know', async () => {
    await open(fleet, 'code=XYZ')
    expect(screen.queryByRole('status', { name: /activation/ })).toBeNull()
    expect(screen.queryByText('The activation link is invalid or has expired.')).toBeNull()
  })
})

describe('signing in', () => {
  test('stores both tokens and goes to the choice of a fleet', async () => {
    const portal = await open(fleet)
    await enter(portal, fleet.emailOf('portal-admin'))
    await waitFor(() => expect(portal.events.map(({ type }) => type)).toContain('session.started'))
    const { accessToken, refreshToken, userDetails } = portal.client.session.read()
    expect(accessToken).toBeTruthy()
    expect(refreshToken).toBeTruthy()
    expect(userDetails?.email).toBe(fleet.emailOf('portal-admin'))
  })

  test('with a wrong password flags both fields, keeps the e-mail and empties the password', async () => {
    const portal = await open(fleet)
    await enter(portal, fleet.emailOf('portal-admin'), 'Wrong-2026!')
    expect(await screen.findByText('The entered email or password is incorrect')).toBeVisible()
    expect(emailField()).toHaveValue(fleet.emailOf('portal-admin'))
    expect(emailField()).toBeInvalid()
    expect(passwordField()).toHaveValue('')
    expect(passwordField()).toBeInvalid()
    expect(passwordField()).toHaveFocus()
  })

  test('too often says from when on it can be tried again, and keeps what was typed', async () => {
    const email = fleet.emailOf('portal-admin')
    const portal = await open(fleet)
    for (let guess = 1; guess <= 10; guess++) {
      const tried = portal.client.call(login, { email, password: 'Wrong-2026!', portalType: 'fleet' })
      await expect(tried).rejects.toMatchObject({ code: 'P1002' })
    }
    await enter(portal, email)
    const until = formatTime(new Date(Date.now() + 15 * 60_000).toISOString())
    const told = await screen.findByText(/^That was too often\. You can try again at \d+:\d\d [AP]M\.$/)
    expect([until, formatTime(new Date(Date.now() + 14 * 60_000).toISOString())]).toContain(
      /again at (.*)\.$/.exec(told.textContent)?.[1],
    )
    expect(emailField()).toHaveValue(email)
    expect(passwordField()).toHaveValue(password)
    expect(portal.wire.of(login)).toHaveLength(11)
  })

  test('of somebody without access to the portal reads as a wrong password and keeps no token', async () => {
    const email = fleet.emailOf('data-analyst')
    const { userAccesses } = await fleet.arrange(listUserAccesses, { fleetId: fleet.fleetId, perPage: 50 })
    const found = userAccesses.find(({ user }) => user.email === email)
    await fleet.arrange(removeUserAccess, { userAccessId: found?.userAccessId ?? '' })
    const portal = await open(fleet)
    await enter(portal, email)
    expect(await screen.findByText('The entered email or password is incorrect')).toBeVisible()
    expect(portal.client.session.read()).not.toHaveProperty('accessToken')
    expect(portal.client.session.read()).not.toHaveProperty('role')
  })

  test('remembers the e-mail where that was asked for, once the password is accepted', async () => {
    const portal = await open(fleet)
    await portal.person.click(screen.getByRole('checkbox', { name: 'Remember me' }))
    await enter(portal, fleet.emailOf('portal-admin'), 'Wrong-2026!')
    await screen.findByText('The entered email or password is incorrect')
    expect(portal.client.session.read().email).toBeUndefined()
    await enter(portal, fleet.emailOf('portal-admin'))
    await waitFor(() => expect(portal.client.session.read().email).toBe(fleet.emailOf('portal-admin')))
  })

  test('remembers the e-mail of a two-factor account once its code is accepted', async () => {
    const portal = await open(fleet)
    const email = await withTwoFactor()
    await portal.person.click(screen.getByRole('checkbox', { name: 'Remember me' }))
    await enter(portal, email)
    await codeField()
    expect(portal.client.session.read().email).toBeUndefined()
    await verify(portal, await newestCode(email))
    await waitFor(() => expect(portal.client.session.read().email).toBe(email))
  })

  test('forgets a remembered e-mail once somebody is let in without asking for it', async () => {
    const portal = await open(fleet)
    act(() => portal.client.session.write({ email: 'somebody@fleet.test' }))
    await enter(portal, fleet.emailOf('portal-admin'))
    await waitFor(() => expect(portal.client.session.read().userDetails).toBeDefined())
    expect(portal.client.session.read().email).toBeUndefined()
  })
})

describe('the two-factor code', () => {
  test('is asked for, and another cannot be had before the countdown is over', async () => {
    const portal = await open(fleet)
    await enter(portal, await withTwoFactor())
    expect(await screen.findByRole('dialog', { name: "Verify that it's you" })).toBeVisible()
    const resend = screen.getByRole('button', { name: /Resend code in (10:00|9:5\d)/ })
    await portal.person.click(resend)
    expect(portal.wire.of(login)).toHaveLength(1)
  })

  test('lets in when it is right, spaces and all', async () => {
    const portal = await open(fleet)
    const email = await withTwoFactor()
    await enter(portal, email)
    await codeField()
    const code = await newestCode(email)
    await portal.person.click(await codeField())
    await portal.person.paste(` ${code.slice(0, 3)} ${code.slice(3)}\n`)
    await waitFor(() => expect(portal.events.map(({ type }) => type)).toContain('session.started'))
    expect(portal.wire.of(verifyOtp).map(({ body }) => body)).toEqual([{ email, otp: code }])
  })

  test('is sent with its last digit and not before, and once', async () => {
    const portal = await open(fleet)
    const email = await withTwoFactor()
    await enter(portal, email)
    const code = await newestCode(email)
    const field = await codeField()
    await portal.person.type(field, code.slice(0, -1))
    expect(portal.wire.of(verifyOtp)).toHaveLength(0)
    await portal.person.type(field, `${code.at(-1)}{Enter}`)
    await waitFor(() => expect(portal.events.map(({ type }) => type)).toContain('session.started'))
    expect(portal.wire.of(verifyOtp)).toHaveLength(1)
  })

  test('that has expired says so, and another can be had at once', async () => {
    const portal = await open(fleet)
    const email = await withTwoFactor()
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
    const email = await withTwoFactor()
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
    const email = await withTwoFactor()
    await enter(portal, email)
    await codeField()
    later(codeLife)
    // Another tab asks for the code first.
    await portal.client.call(login, { email, password, portalType: 'fleet' }).catch(() => undefined)
    await portal.person.click(await screen.findByRole('button', { name: 'Resend code' }))
    expect(await screen.findByRole('button', { name: /Resend code in (10:00|9:5\d)/ })).toBeVisible()
    expect(screen.queryByText('A new code is on its way.')).toBeNull()
    expect(screen.queryByText(/The code was sent again/)).toBeNull()
  })

  test('has the caret in its field from the start', async () => {
    const portal = await open(fleet)
    await enter(portal, await withTwoFactor())
    const field = await codeField()
    await waitFor(() => expect(field).toHaveFocus())
  })

  test('is required', async () => {
    const portal = await open(fleet)
    await enter(portal, await withTwoFactor())
    await codeField()
    await portal.person.click(screen.getByRole('button', { name: 'Verify' }))
    expect(await screen.findByText('This field is required.')).toBeVisible()
  })

  test('is refused three times with what a further one does, and locks the fourth time for an hour', async () => {
    const portal = await open(fleet)
    const email = await withTwoFactor()
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
    expect(locked).toHaveTextContent(/(59|60):\d\d to go/)
    expect(await codeField()).toBeDisabled()
  })

  test('of a locked account cannot be entered, and says so in the words for that', async () => {
    const email = await withTwoFactor()
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
