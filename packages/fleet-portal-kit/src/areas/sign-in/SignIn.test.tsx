import { screen, waitFor } from '@testing-library/react'
import { login, verifyOtp } from 'api-client/contract/session'
import { listUserAccesses, removeUserAccess, updateUserAccess } from 'api-client/contract/users'
import { beforeEach, describe, expect, test } from 'vitest'
import type { TestFleet } from '../../testing/fleetOn.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { testSandbox } from '../../testing/testSandbox.ts'
import { SignIn } from './SignIn.tsx'

const password = 'Fleet-2026!'
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

async function verify({ person }: Opened, code: string) {
  await person.type(await codeField(), code)
  await person.click(screen.getByRole('button', { name: 'Verify' }))
}

describe('the form', () => {
  test('has e-mail, password, remember me, the way to a forgotten password, and nothing sent when it is empty', async () => {
    const portal = await open(fleet)
    expect(screen.getByRole('heading', { name: 'Fleet Portal' })).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked()
    await portal.person.click(screen.getByRole('button', { name: 'Log in' }))
    expect(await screen.findAllByText('This field is required.')).toHaveLength(2)
    expect(portal.wire.of(login)).toHaveLength(0)
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

  test('remembers the e-mail only where that was asked for', async () => {
    const portal = await open(fleet)
    await portal.person.click(screen.getByRole('checkbox', { name: 'Remember me' }))
    await enter(portal, fleet.emailOf('portal-admin'))
    await waitFor(() => expect(portal.client.session.read().email).toBe(fleet.emailOf('portal-admin')))
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
    await verify(portal, `${code.slice(0, 3)} ${code.slice(3)}`)
    await waitFor(() => expect(portal.events.map(({ type }) => type)).toContain('session.started'))
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
