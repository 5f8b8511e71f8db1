import { act, screen, waitFor } from '@testing-library/react'
import type { AnyEndpoint } from 'fleet-portal-api-client'
import type { ErrorCode } from 'fleet-portal-api-client/contract/errors'
import { getCurrentUser, login, logout } from 'fleet-portal-api-client/contract/session'
import { listUserAccesses, removeUserAccess } from 'fleet-portal-api-client/contract/users'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useSession } from '../../foundation/data/useSession.ts'
import type { TestFleet } from '../../testing/createTestFleet.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import type { Wire } from '../../testing/wire.ts'
import { SignIn } from './SignIn.tsx'
import {
  password,
  openSignIn,
  emailField,
  passwordField,
  codeField,
  submitCredentials,
  withTwoFactor,
  newestCode,
  verify,
} from './signInScene.tsx'
import { englishFormats } from '../../testing/englishFormats.ts'
import { testSandbox } from '../../testing/testSandbox.ts'

let fleet: TestFleet
beforeEach(async () => {
  fleet = await testFleet()
})
afterEach(() => void vi.useRealTimers())

/** Renders sign-in once the session has ended. */
const SignInAfterSession = () => !useSession().accessToken && <SignIn />

test.each([
  ['shows that the session ended if it expired', 'refused', true],
  ['shows no such message after signing out', 'signed-out', false],
] as const)('%s', async (_name, reason, isShown) => {
  const { client } = await renderInPortal(() => <SignInAfterSession />, { fleet })
  act(() => client.session.end(reason))
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible()
  expect(screen.queryAllByText('Your session has ended. Log in again to continue.')).toHaveLength(
    isShown ? 1 : 0,
  )
})

describe('the sign-in form', () => {
  test('has email, password and Remember me, and sends nothing while it is empty', async () => {
    const portal = await openSignIn(fleet)
    expect(screen.getByRole('heading', { name: 'Fleet Portal' })).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked()
    await portal.user.click(screen.getByRole('button', { name: 'Log in' }))
    expect(await screen.findAllByText('This field is required.')).toHaveLength(2)
    expect(portal.wire.of(login)).toHaveLength(0)
  })

  test('accepts an email and a password of 75 characters', async () => {
    const portal = await openSignIn(fleet)
    const [longEmail, longPassword] = [`${'a'.repeat(64)}@fleet.test`, 'b'.repeat(75)]
    expect(longEmail).toHaveLength(75)
    await submitCredentials(portal, longEmail, longPassword)
    expect(await screen.findByText('The entered email or password is incorrect')).toBeVisible()
    expect(portal.wire.of(login)[0]?.body).toMatchObject({ email: longEmail, password: longPassword })
  })

  test('cuts no pasted email or password, and says that 76 characters are too many', async () => {
    const portal = await openSignIn(fleet)
    const tooLong = `${'a'.repeat(65)}@fleet.test`
    await portal.user.click(emailField())
    await portal.user.paste(tooLong)
    await portal.user.click(passwordField())
    await portal.user.paste('b'.repeat(76))
    expect(emailField()).toHaveValue(tooLong)
    expect(passwordField()).toHaveValue('b'.repeat(76))
    await portal.user.click(screen.getByRole('button', { name: 'Log in' }))
    expect(await screen.findAllByText('Maximum 75 character(s).')).toHaveLength(2)
    expect(portal.wire.of(login)).toHaveLength(0)
  })

  test('warns about Caps Lock while the password field has the focus', async () => {
    const { user } = await openSignIn(fleet)
    await user.click(passwordField())
    expect(screen.queryByText('Caps Lock is on.')).toBeNull()
    await user.keyboard('{CapsLock}')
    expect(await screen.findByText('Caps Lock is on.')).toBeVisible()
    await user.tab()
    expect(screen.queryByText('Caps Lock is on.')).toBeNull()
    await user.tab({ shift: true })
    // A browser reports the change only with the next key press.
    await user.keyboard('{CapsLock}a')
    expect(screen.queryByText('Caps Lock is on.')).toBeNull()
  })

  test('shows a specific message for a malformed email', async () => {
    const portal = await openSignIn(fleet)
    await submitCredentials(portal, 'ana@fleet')
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible()
    expect(portal.wire.of(login)).toHaveLength(0)
  })

  test.each(['F1003', 'F1005'])('warns about an invalid activation link for code %s', async (code) => {
    await openSignIn(fleet, `code=${code}`)
    expect(screen.getByText('The activation link is invalid or has expired.')).toBeVisible()
  })

  test('shows no warning for an unknown code', async () => {
    await openSignIn(fleet, 'code=XYZ')
    expect(screen.queryByRole('status', { name: /activation/ })).toBeNull()
    expect(screen.queryByText('The activation link is invalid or has expired.')).toBeNull()
  })
})

describe('signing in', () => {
  test('stores both tokens and the user', async () => {
    const portal = await openSignIn(fleet)
    await submitCredentials(portal, fleet.emailOf('portal-admin'))
    await waitFor(() => expect(portal.events.map(({ type }) => type)).toContain('session.started'))
    const { accessToken, refreshToken, userDetails } = portal.client.session.read()
    expect(accessToken).toBeTruthy()
    expect(refreshToken).toBeTruthy()
    expect(userDetails?.email).toBe(fleet.emailOf('portal-admin'))
  })

  test('with a wrong password marks both fields, keeps the email and clears the password', async () => {
    const portal = await openSignIn(fleet)
    await submitCredentials(portal, fleet.emailOf('portal-admin'), 'Wrong-2026!')
    expect(await screen.findByText('The entered email or password is incorrect')).toBeVisible()
    expect(emailField()).toHaveValue(fleet.emailOf('portal-admin'))
    expect(emailField()).toBeInvalid()
    expect(passwordField()).toHaveValue('')
    expect(passwordField()).toBeInvalid()
    expect(passwordField()).toHaveFocus()
  })

  test('shows wrong credentials, not an ended session, if the server rejects without a reason', async () => {
    const portal = await openSignIn(fleet)
    const expectWrongCredentials = async (endpoint: AnyEndpoint, ...codes: ErrorCode[]) => {
      for (const code of codes) portal.wire.refuse(endpoint, code)
      await submitCredentials(portal, fleet.emailOf('portal-admin'))
      expect(await screen.findByText('The entered email or password is incorrect')).toBeVisible()
      await waitFor(() => expect(passwordField()).toHaveFocus())
      expect(portal.client.session.read()).not.toHaveProperty('accessToken')
    }
    await expectWrongCredentials(login, 'Unauthorized')
    await expectWrongCredentials(login, 'Forbidden')
    // The client renews a rejected token once, so two rejections are needed.
    await expectWrongCredentials(getCurrentUser, 'Unauthorized', 'Unauthorized')
    await expectWrongCredentials(getCurrentUser, 'Forbidden')
    expect(portal.wire.of(getCurrentUser)).toHaveLength(3)
    expect(screen.queryByText(/session has ended|Your role/)).toBeNull()
  })

  test('too often shows the time of the next attempt and keeps the input', async () => {
    const email = fleet.emailOf('portal-admin')
    const portal = await openSignIn(fleet)
    for (let guess = 1; guess <= 10; guess++) {
      const attempt = portal.client.call(login, { email, password: 'Wrong-2026!', portalType: 'fleet' })
      await expect(attempt).rejects.toMatchObject({ code: 'P1002' })
    }
    await submitCredentials(portal, email)
    const until = englishFormats.formatTime(new Date(Date.now() + 15 * 60_000).toISOString())
    const message = await screen.findByText(/^Too many requests\. You can try again at \d+:\d\d [AP]M\.$/)
    expect([until, englishFormats.formatTime(new Date(Date.now() + 14 * 60_000).toISOString())]).toContain(
      /again at (.*)\.$/.exec(message.textContent)?.[1],
    )
    expect(emailField()).toHaveValue(email)
    expect(passwordField()).toHaveValue(password)
    expect(portal.wire.of(login)).toHaveLength(11)
  })

  test('without access to the portal shows a wrong password and stores no token', async () => {
    const email = fleet.emailOf('data-analyst')
    const { userAccesses } = await fleet.arrange(listUserAccesses, { fleetId: fleet.fleetId, perPage: 50 })
    const found = userAccesses.find(({ user }) => user.email === email)
    await fleet.arrange(removeUserAccess, { userAccessId: found?.userAccessId ?? '' })
    const portal = await openSignIn(fleet)
    await submitCredentials(portal, email)
    expect(await screen.findByText('The entered email or password is incorrect')).toBeVisible()
    expect(portal.client.session.read()).not.toHaveProperty('accessToken')
    expect(portal.client.session.read()).not.toHaveProperty('role')
  })

  test('leaves no session if reading the user fails', async () => {
    const portal = await openSignIn(fleet)
    portal.wire.breakAt(getCurrentUser, 'before-tx')
    await submitCredentials(portal, fleet.emailOf('portal-admin'))
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible()
    expect(portal.client.session.read()).toEqual({})
    expect(portal.wire.of(logout)).toHaveLength(1)
    await portal.user.click(screen.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(portal.moves).toEqual([{ area: 'select-fleet' }]))
  })

  test.each([
    ['fails', (wire: Wire) => wire.breakAt(getCurrentUser, 'before-tx')],
    ['is refused', (wire: Wire) => wire.refuse(getCurrentUser, 'Forbidden')],
  ])('keeps the unsent input of an expired session if reading the user %s', async (_name, disturb) => {
    const page = await renderInPortal(() => <SignIn />, { fleet })
    const { session, portal, wire } = page
    const { userId } = await page.client.call(getCurrentUser, {})
    portal.draftStore.store(`form:${userId}`, { remarks: 'Typed' })
    act(() => session.end('expired'))
    disturb(wire)
    await submitCredentials(page, fleet.emailOf('portal-admin'))
    await screen.findByText(/^(Something went wrong|The entered email)/)
    expect(session.read()).toEqual({ lastUserId: userId })
    expect(portal.draftStore.readStored(`form:${userId}`)?.value).toEqual({ remarks: 'Typed' })
  })

  test('leads to the selection of a fleet once, also if this tab signs in itself', async () => {
    const page = await openSignIn(fleet)
    await submitCredentials(page, fleet.emailOf('portal-admin'))
    await waitFor(() => expect(page.moves).toEqual([{ area: 'select-fleet' }]))
    await waitFor(() => expect(page.session.read().userDetails).toBeDefined())
    expect(page.moves).toEqual([{ area: 'select-fleet' }])
  })

  test('in another tab leads this one to the selection of a fleet', async () => {
    const sandbox = await testSandbox()
    const { session, client, moves } = await openSignIn(fleet)
    const accessToken = await sandbox.signIn(fleet.emailOf('portal-admin'))
    act(() => session.write({ accessToken }))
    expect(moves).toEqual([])
    const userDetails = await client.call(getCurrentUser, {})
    act(() => session.write({ userDetails }))
    expect(moves).toEqual([{ area: 'select-fleet' }])
  })

  test('removes the data of the previous user of another tab', async () => {
    const portal = await renderInPortal(() => <SignIn />, { fleet })
    const { session } = portal.client
    session.write({ role: 'portal-admin', userDetails: await portal.client.call(getCurrentUser, {}) })
    const release = portal.wire.hold(getCurrentUser)
    await submitCredentials(portal, fleet.emailOf('purchaser'))
    await waitFor(() => expect(portal.wire.of(getCurrentUser)).toHaveLength(2))
    for (const name of ['userDetails', 'role', 'fleetId']) expect(session.read()).not.toHaveProperty(name)
    expect(session.read()).toHaveProperty('accessToken')
    release()
    await waitFor(() => expect(session.read().userDetails?.email).toBe(fleet.emailOf('purchaser')))
  })

  test.each([
    ['portal-admin', 'is kept for the same user'],
    ['purchaser', 'is deleted for another user'],
  ] as const)('as %s with an unsent draft in another tab: the draft %s', async (...[role]) => {
    const page = await renderInPortal(() => <SignIn />, { fleet })
    const { session, portal } = page
    const { userId } = await page.client.call(getCurrentUser, {})
    portal.draftStore.store(`form:${userId}`, { remarks: 'Typed' })
    await submitCredentials(page, fleet.emailOf(role))
    await waitFor(() => expect(session.read().userDetails?.email).toBe(fleet.emailOf(role)))
    const typed = role === 'portal-admin' ? { remarks: 'Typed' } : undefined
    expect(portal.draftStore.readStored(`form:${userId}`)?.value).toEqual(typed)
    act(() => session.end('signed-out'))
    expect(portal.draftStore.readStored(`form:${userId}`)).toBeUndefined()
  })

  test('with Remember me stores the email after the password is accepted', async () => {
    const portal = await openSignIn(fleet)
    await portal.user.click(screen.getByRole('checkbox', { name: 'Remember me' }))
    await submitCredentials(portal, fleet.emailOf('portal-admin'), 'Wrong-2026!')
    await screen.findByText('The entered email or password is incorrect')
    expect(portal.client.session.read().email).toBeUndefined()
    await submitCredentials(portal, fleet.emailOf('portal-admin'))
    await waitFor(() => expect(portal.client.session.read().email).toBe(fleet.emailOf('portal-admin')))
  })

  test('with Remember me stores the email of a two-factor account after its code is accepted', async () => {
    const portal = await openSignIn(fleet)
    const email = await withTwoFactor(fleet)
    await portal.user.click(screen.getByRole('checkbox', { name: 'Remember me' }))
    await submitCredentials(portal, email)
    await codeField()
    expect(portal.client.session.read().email).toBeUndefined()
    await verify(portal, await newestCode(email))
    await waitFor(() => expect(portal.client.session.read().email).toBe(email))
  })

  test('without Remember me removes a stored email', async () => {
    const portal = await openSignIn(fleet)
    act(() => portal.client.session.write({ email: 'previous@fleet.test' }))
    await submitCredentials(portal, fleet.emailOf('portal-admin'))
    await waitFor(() => expect(portal.client.session.read().userDetails).toBeDefined())
    expect(portal.client.session.read().email).toBeUndefined()
  })
})

test('signs in no user who has left the page while the sign-in was on its way', async () => {
  const portal = await openSignIn(fleet)
  const release = portal.wire.hold(login)
  await submitCredentials(portal, fleet.emailOf('purchaser'))
  await waitFor(() => expect(portal.wire.of(login)).toHaveLength(1))
  portal.unmount()
  await act(async () => {
    release()
    await new Promise((resolve) => setTimeout(resolve, 300))
  })
  expect(portal.session.read().accessToken).toBeUndefined()
  expect(portal.events).toEqual([])
  expect(portal.moves).toEqual([])
})
