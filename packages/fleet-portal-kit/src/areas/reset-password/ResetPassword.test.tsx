import { screen, waitFor } from '@testing-library/react'
import { changePassword, login, requestPasswordReset } from 'fleet-portal-api-client/contract/session'
import { expect, onTestFinished, test } from 'vitest'
import type { TestFleet } from '../../testing/createTestFleet.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { testSandbox } from '../../testing/testSandbox.ts'
import { ResetPassword } from './ResetPassword.tsx'

const secret = 'Bagong-Lihim-8'
const open = (fleet: TestFleet, search: string) =>
  renderInPortal(() => <ResetPassword />, { as: null, fleet, search })
const newPassword = () => screen.findByLabelText('New password')

async function newLink() {
  const fleet = await testFleet()
  const email = fleet.emailOf('purchaser')
  await fleet.arrange(requestPasswordReset, { email })
  return { fleet, email, search: await fleet.linkTo(email) }
}

test('changes the password and stores neither token nor password', async () => {
  const { fleet, email, search } = await newLink()
  const { user, client, events, navigation, moves } = await open(fleet, search)
  await user.type(await newPassword(), secret)
  await user.click(screen.getByLabelText('Confirm new password'))
  await user.paste(secret)
  expect(navigation.search()).toBe('')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Go to sign in' }))
  expect(moves).toEqual([{ area: 'sign-in', state: { email } }])
  expect(JSON.stringify([events, Object.values(localStorage)])).not.toContain(secret)
  await expect(
    client.call(login, { email, password: 'Fleet-2026!', portalType: 'fleet' }),
  ).rejects.toMatchObject({
    code: 'P1002',
  })
  await client.call(login, { email, password: secret, portalType: 'fleet' })
  await waitFor(() => expect(navigation.search()).toBe(''))
})

test('a link opened while another user is signed in shows both users, and signing out continues', async () => {
  const { fleet, email, search } = await newLink()
  const admin = fleet.emailOf('portal-admin')
  const { user, session, moves, client } = await renderInPortal(() => <ResetPassword />, { fleet, search })
  expect(await screen.findByRole('heading', { name: 'Another user is signed in' })).toBeVisible()
  expect(screen.getByText(`This browser is signed in as ${admin}.`)).toBeVisible()
  expect(screen.getByText(`The link that you opened is for ${email}.`)).toBeVisible()
  expect(screen.queryByLabelText('New password')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Sign out and continue' }))
  await user.type(await newPassword(), secret)
  expect(session.read().accessToken).toBeUndefined()
  await user.type(screen.getByLabelText('Confirm new password'), secret)
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeVisible()
  expect(moves).toEqual([])
  await client.call(login, { email, password: secret, portalType: 'fleet' })
})

test('a link opened by its signed-in user offers to stay signed in, and the link stays valid', async () => {
  const { fleet, email, search } = await newLink()
  const { user, session, moves, unmount } = await renderInPortal(() => <ResetPassword />, {
    fleet,
    search,
    as: email,
  })
  expect(await screen.findByRole('heading', { name: 'You are signed in' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }))
  expect(moves).toEqual([{ area: 'landing' }])
  expect(session.read().accessToken).toBeDefined()
  unmount()
  await open(fleet, search)
  expect(await newPassword()).toBeVisible()
})

test('an invalid link opened by a signed-in user shows the reason without a redirect', async () => {
  const { moves } = await renderInPortal(() => <ResetPassword />, { search: 'token=unknown' })
  expect(await screen.findByText(/has already been used or is no longer valid/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to home' })).toBeVisible()
  expect(moves).toEqual([])
})

test('an invalid link leads to forgot password with the error code and the email', async () => {
  const { moves } = await open(await testFleet(), 'token=unknown&email=ana%40fleet.test')
  await waitFor(() =>
    expect(moves).toEqual([
      { area: 'forgot-password', search: { code: 'E9999' }, state: { email: 'ana@fleet.test' } },
    ]),
  )
})

test('an expired link leads to forgot password with its error code', async () => {
  const { fleet, email, search } = await newLink()
  const sandbox = await testSandbox()
  sandbox.advance(61 * 60_000)
  onTestFinished(() => sandbox.advance(-61 * 60_000))
  const { moves } = await open(fleet, search)
  await waitFor(() =>
    expect(moves).toEqual([{ area: 'forgot-password', search: { code: 'P1010' }, state: { email } }]),
  )
})

test('a link that expires while the form is open leads to forgot password on submit', async () => {
  const { fleet, email, search } = await newLink()
  const { user, moves } = await open(fleet, search)
  await user.type(await newPassword(), secret)
  await user.type(screen.getByLabelText('Confirm new password'), secret)
  const sandbox = await testSandbox()
  sandbox.advance(61 * 60_000)
  onTestFinished(() => sandbox.advance(-61 * 60_000))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() =>
    expect(moves).toEqual([{ area: 'forgot-password', search: { code: 'P1010' }, state: { email } }]),
  )
})

test('a link that was used in the meantime shows a message and a link to request a new one', async () => {
  const { fleet, search } = await newLink()
  const { user, client, moves } = await open(fleet, search)
  await user.type(await newPassword(), secret)
  await user.type(screen.getByLabelText('Confirm new password'), secret)
  const token = new URLSearchParams(search).get('token') ?? ''
  await client.call(changePassword, { token, password: 'Iba-Pang-Lihim-9' })
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(
    await screen.findByText('This password recovery link has already been used or is no longer valid.'),
  ).toBeVisible()
  expect(moves).toEqual([])
  await user.click(screen.getByRole('link', { name: 'Send me a new link' }))
  expect(moves).toEqual([{ area: 'forgot-password' }])
})

test('a common password is rejected with the rule that the form showed before', async () => {
  const { fleet, search } = await newLink()
  const { user } = await open(fleet, search)
  await user.type(await newPassword(), 'Password2026!')
  const rule = screen.getByText(/^Do not use common words or passwords, your name or your email/)
  expect(rule).toBeVisible()
  await user.type(screen.getByLabelText('Confirm new password'), 'Password2026!')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('Password does not meet requirements')).toBeVisible()
  expect(await newPassword()).toHaveAccessibleDescription(/Do not use common words or passwords/)
  await user.clear(await newPassword())
  await user.type(await newPassword(), secret)
  await user.clear(screen.getByLabelText('Confirm new password'))
  await user.type(screen.getByLabelText('Confirm new password'), secret)
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeVisible()
})

test('accepts a password of 75 characters and rejects one of 76', async () => {
  const { fleet, email, search } = await newLink()
  const { user, wire, client } = await open(fleet, search)
  const longest = `Lihim1${'ñ'.repeat(69)}`
  const submitPassword = async (password: string) => {
    for (const field of [await newPassword(), screen.getByLabelText('Confirm new password')]) {
      await user.clear(field)
      await user.click(field)
      await user.paste(password)
    }
    await user.click(screen.getByRole('button', { name: 'Continue' }))
  }
  await submitPassword(`${longest}ñ`)
  expect(await screen.findByText('Maximum 75 character(s).')).toBeVisible()
  expect(wire.of(changePassword)).toHaveLength(0)
  await submitPassword(longest)
  expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeVisible()
  await client.call(login, { email, password: longest, portalType: 'fleet' })
})

test('passwords that differ show an error on blur', async () => {
  const { fleet, search } = await newLink()
  const { user, wire } = await open(fleet, search)
  await user.type(await newPassword(), secret)
  await user.type(screen.getByLabelText('Confirm new password'), 'other')
  await user.tab()
  expect(await screen.findByText('Passwords do not match')).toBeVisible()
  expect(wire.of(changePassword)).toHaveLength(0)
})

test('a lost answer after the change shows that the outcome is unknown', async () => {
  const { fleet, search } = await newLink()
  const { user, wire } = await open(fleet, search)
  await user.type(await newPassword(), secret)
  await user.type(screen.getByLabelText('Confirm new password'), secret)
  wire.loseAnswer(changePassword)
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText(/^The connection was lost before the answer arrived/)).toBeVisible()
  expect(wire.of(changePassword)).toHaveLength(1)
})
