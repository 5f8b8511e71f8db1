import { screen, waitFor } from '@testing-library/react'
import { changePassword, login, requestPasswordReset } from 'api-client/contract/session'
import { expect, onTestFinished, test } from 'vitest'
import type { TestFleet } from '../../testing/fleetOn.ts'
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

test('changes the password, and neither token nor password stays anywhere', async () => {
  const { fleet, email, search } = await newLink()
  const { person, client, events, navigation, moves } = await open(fleet, search)
  await person.type(await newPassword(), secret)
  await person.click(screen.getByLabelText('Confirm new password'))
  await person.paste(secret)
  expect(navigation.search()).toBe('')
  await person.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Go to sign in' }))
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

test('a link opened where another user is signed in says so; signing out goes on with it', async () => {
  const { fleet, email, search } = await newLink()
  const admin = fleet.emailOf('portal-admin')
  const { person, session, moves, client } = await renderInPortal(() => <ResetPassword />, { fleet, search })
  expect(await screen.findByRole('heading', { name: 'Another user is signed in' })).toBeVisible()
  expect(screen.getByText(`This browser is signed in as ${admin}.`)).toBeVisible()
  expect(screen.getByText(`The link that you opened is for ${email}.`)).toBeVisible()
  expect(screen.queryByLabelText('New password')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Sign out and continue' }))
  await person.type(await newPassword(), secret)
  expect(session.read().accessToken).toBeUndefined()
  await person.type(screen.getByLabelText('Confirm new password'), secret)
  await person.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeVisible()
  expect(moves).toEqual([])
  await client.call(login, { email, password: secret, portalType: 'fleet' })
})

test('a link of the user who is signed in says so too; staying leads home and the link still works', async () => {
  const { fleet, email, search } = await newLink()
  const { person, session, moves, unmount } = await renderInPortal(() => <ResetPassword />, {
    fleet,
    search,
    as: email,
  })
  expect(await screen.findByRole('heading', { name: 'You are signed in' })).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Stay signed in' }))
  expect(moves).toEqual([{ area: 'landing' }])
  expect(session.read().accessToken).toBeDefined()
  unmount()
  await open(fleet, search)
  expect(await newPassword()).toBeVisible()
})

test('a bad link opened by a signed-in user says why it is no good, in place of leading away', async () => {
  const { moves } = await renderInPortal(() => <ResetPassword />, { search: 'token=nobodys' })
  expect(await screen.findByText(/has already been used or is no longer valid/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to home' })).toBeVisible()
  expect(moves).toEqual([])
})

test('a bad link leads to forgot password with the code, and the e-mail handed over', async () => {
  const { moves } = await open(await testFleet(), 'token=nobodys&email=ana%40fleet.test')
  await waitFor(() =>
    expect(moves).toEqual([
      { area: 'forgot-password', search: { code: 'E9999' }, state: { email: 'ana@fleet.test' } },
    ]),
  )
})

test('a link that is too old leads to forgot password with the code for that', async () => {
  const { fleet, email, search } = await newLink()
  const sandbox = await testSandbox()
  sandbox.advance(61 * 60_000)
  onTestFinished(() => sandbox.advance(-61 * 60_000))
  const { moves } = await open(fleet, search)
  await waitFor(() =>
    expect(moves).toEqual([{ area: 'forgot-password', search: { code: 'P1010' }, state: { email } }]),
  )
})

test('a link that ran out while the form stood open leads there when it is sent', async () => {
  const { fleet, email, search } = await newLink()
  const { person, moves } = await open(fleet, search)
  await person.type(await newPassword(), secret)
  await person.type(screen.getByLabelText('Confirm new password'), secret)
  const sandbox = await testSandbox()
  sandbox.advance(61 * 60_000)
  onTestFinished(() => sandbox.advance(-61 * 60_000))
  await person.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() =>
    expect(moves).toEqual([{ area: 'forgot-password', search: { code: 'P1010' }, state: { email } }]),
  )
})

test('a link that was used meanwhile is told here, with the way to another one', async () => {
  const { fleet, search } = await newLink()
  const { person, client, moves } = await open(fleet, search)
  await person.type(await newPassword(), secret)
  await person.type(screen.getByLabelText('Confirm new password'), secret)
  const token = new URLSearchParams(search).get('token') ?? ''
  await client.call(changePassword, { token, password: 'Iba-Pang-Lihim-9' })
  await person.click(screen.getByRole('button', { name: 'Continue' }))
  expect(
    await screen.findByText('This password recovery link has already been used or is no longer valid.'),
  ).toBeVisible()
  expect(moves).toEqual([])
  await person.click(screen.getByRole('link', { name: 'Send me a new link' }))
  expect(moves).toEqual([{ area: 'forgot-password' }])
})

test('a password that is guessed first is refused in the words of the rule, which stood there before', async () => {
  const { fleet, search } = await newLink()
  const { person } = await open(fleet, search)
  await person.type(await newPassword(), 'Password2026!')
  const rule = screen.getByText(/^Do not use common words or passwords, your name or your email/)
  expect(rule).toBeVisible()
  await person.type(screen.getByLabelText('Confirm new password'), 'Password2026!')
  await person.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('Password does not meet requirements')).toBeVisible()
  expect(await newPassword()).toHaveAccessibleDescription(/Do not use common words or passwords/)
  await person.clear(await newPassword())
  await person.type(await newPassword(), secret)
  await person.clear(screen.getByLabelText('Confirm new password'))
  await person.type(screen.getByLabelText('Confirm new password'), secret)
  await person.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeVisible()
})

test('a password of 75 characters is taken, one of 76 is not', async () => {
  const { fleet, email, search } = await newLink()
  const { person, wire, client } = await open(fleet, search)
  const longest = `Lihim1${'ñ'.repeat(69)}`
  const put = async (password: string) => {
    for (const field of [await newPassword(), screen.getByLabelText('Confirm new password')]) {
      await person.clear(field)
      await person.click(field)
      await person.paste(password)
    }
    await person.click(screen.getByRole('button', { name: 'Continue' }))
  }
  await put(`${longest}ñ`)
  expect(await screen.findByText('Maximum 75 character(s).')).toBeVisible()
  expect(wire.of(changePassword)).toHaveLength(0)
  await put(longest)
  expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeVisible()
  await client.call(login, { email, password: longest, portalType: 'fleet' })
})

test('passwords that differ are told of when the field is left', async () => {
  const { fleet, search } = await newLink()
  const { person, wire } = await open(fleet, search)
  await person.type(await newPassword(), secret)
  await person.type(screen.getByLabelText('Confirm new password'), 'other')
  await person.tab()
  expect(await screen.findByText('Passwords do not match')).toBeVisible()
  expect(wire.of(changePassword)).toHaveLength(0)
})

test('an answer that is lost after the change is told as what it is', async () => {
  const { fleet, search } = await newLink()
  const { person, wire } = await open(fleet, search)
  await person.type(await newPassword(), secret)
  await person.type(screen.getByLabelText('Confirm new password'), secret)
  wire.loseAnswer(changePassword)
  await person.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText(/^The connection was lost before the answer arrived/)).toBeVisible()
  expect(wire.of(changePassword)).toHaveLength(1)
})
