import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { AnyEndpoint } from 'api-client'
import type { ErrorCode } from 'api-client/contract/errors'
import { getCurrentUser, login, logout } from 'api-client/contract/session'
import { listUserAccesses, removeUserAccess } from 'api-client/contract/users'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useSession } from '../../foundation/data/useSession.ts'
import { formatTime } from '../../format/days.ts'
import type { TestFleet } from '../../testing/fleetOn.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { SignIn } from './SignIn.tsx'
import {
  password,
  open,
  emailField,
  passwordField,
  codeField,
  enter,
  withTwoFactor,
  newestCode,
  verify,
} from './signInScene.tsx'

let fleet: TestFleet
beforeEach(async () => {
  fleet = await testFleet()
})
afterEach(() => void vi.useRealTimers())

/** Sign-in as the page leads to it: when nobody is signed in any more. */
const OnceOut = () => !useSession().accessToken && <SignIn />

test.each([
  ['says that the session ended where it ended by itself', 'refused', true],
  ['says nothing of it to whoever signed out', 'signed-out', false],
] as const)('%s', async (_name, reason, isSaid) => {
  const { client } = await renderInPortal(() => <OnceOut />, { fleet })
  act(() => client.session.end(reason))
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible()
  expect(screen.queryAllByText('Your session has ended. Log in again to continue.')).toHaveLength(
    isSaid ? 1 : 0,
  )
})

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

  test('is never told that a session has ended, where a server refuses without a reason', async () => {
    const portal = await open(fleet)
    const refused = async (endpoint: AnyEndpoint, ...codes: ErrorCode[]) => {
      for (const code of codes) portal.wire.refuse(endpoint, code)
      await enter(portal, fleet.emailOf('portal-admin'))
      expect(await screen.findByText('The entered email or password is incorrect')).toBeVisible()
      await waitFor(() => expect(passwordField()).toHaveFocus())
      expect(portal.client.session.read()).not.toHaveProperty('accessToken')
    }
    await refused(login, 'Unauthorized')
    await refused(login, 'Forbidden')
    // Another token is got first for one that is refused.
    await refused(getCurrentUser, 'Unauthorized', 'Unauthorized')
    await refused(getCurrentUser, 'Forbidden')
    expect(portal.wire.of(getCurrentUser)).toHaveLength(3)
    expect(screen.queryByText(/session has ended|Your role/)).toBeNull()
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
    const told = await screen.findByText(/^Too many requests\. You can try again at \d+:\d\d [AP]M\.$/)
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

  test('that fails behind the password leaves nobody signed in', async () => {
    const portal = await open(fleet)
    portal.wire.breakAt(getCurrentUser, 'before-tx')
    await enter(portal, fleet.emailOf('portal-admin'))
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible()
    expect(portal.client.session.read()).toEqual({})
    expect(portal.wire.of(logout)).toHaveLength(1)
    await portal.person.click(screen.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(portal.moves).toEqual([{ area: 'select-fleet' }]))
  })

  test('takes over nothing of whoever was signed in before in another tab', async () => {
    const portal = await renderInPortal(() => <SignIn />, { fleet })
    const { session } = portal.client
    session.write({ role: 'portal-admin', userDetails: await portal.client.call(getCurrentUser, {}) })
    const release = portal.wire.hold(getCurrentUser)
    await enter(portal, fleet.emailOf('purchaser'))
    await waitFor(() => expect(portal.wire.of(getCurrentUser)).toHaveLength(2))
    for (const name of ['userDetails', 'role', 'fleetId']) expect(session.read()).not.toHaveProperty(name)
    expect(session.read()).toHaveProperty('accessToken')
    release()
    await waitFor(() => expect(session.read().userDetails?.email).toBe(fleet.emailOf('purchaser')))
  })

  test.each([
    ['portal-admin', 'stays where it is for the same person'],
    ['purchaser', 'is gone for another one'],
  ] as const)('as %s beside a tab with unsent text: it %s', async (...[role]) => {
    const page = await renderInPortal(() => <SignIn />, { fleet })
    const { session, portal } = page
    const { userId } = await page.client.call(getCurrentUser, {})
    portal.draftStore.store(`form:${userId}`, { remarks: 'Typed' })
    await enter(page, fleet.emailOf(role))
    await waitFor(() => expect(session.read().userDetails?.email).toBe(fleet.emailOf(role)))
    const typed = role === 'portal-admin' ? { remarks: 'Typed' } : undefined
    expect(portal.draftStore.readStored(`form:${userId}`)?.value).toEqual(typed)
    act(() => session.end('signed-out'))
    expect(portal.draftStore.readStored(`form:${userId}`)).toBeUndefined()
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
    const email = await withTwoFactor(fleet)
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
