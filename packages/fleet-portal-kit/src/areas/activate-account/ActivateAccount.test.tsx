import { screen, waitFor } from '@testing-library/react'
import { acceptInvite, getInvite, inviteUser } from 'fleet-portal-api-client/contract/users'
import { login } from 'fleet-portal-api-client/contract/session'
import type { UserEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test } from 'vitest'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { testSandbox } from '../../testing/testSandbox.ts'
import { ActivateAccount } from './ActivateAccount.tsx'

const secret = 'Bagong-Lihim-8'

async function newInvite() {
  const fleet = await testFleet()
  const email = `guest.${fleet.fleetId.slice(-8)}@fleet.test`
  await fleet.arrange(inviteUser, { fleetId: fleet.fleetId, email, role: 'data-analyst' })
  return { fleet, email, token: new URLSearchParams(await fleet.linkTo(email)).get('token') ?? '' }
}

async function fill(user: UserEvent, firstName = 'Iñigo') {
  const paste = async (label: string, text: string) => {
    await user.click(await screen.findByLabelText(label))
    await user.paste(text)
  }
  await paste('First name', firstName)
  await paste('Last name', 'Reyes')
  await paste('Password', secret)
  await paste('Confirm password', secret)
}

test('accepts accents and apostrophes in names, and leads to sign-in', async () => {
  const { fleet, email, token } = await newInvite()
  const { user, client, moves, wire } = await renderInPortal(() => <ActivateAccount token={token} />, {
    as: null,
    fleet,
  })
  const emailField = await screen.findByLabelText('Email')
  expect(emailField).toHaveValue(email)
  expect(emailField).toHaveAttribute('readonly')
  const button = screen.getByRole('button', { name: 'Activate account' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await user.type(screen.getByLabelText('First name'), 'Inés')
  await user.type(screen.getByLabelText('Last name'), "D'Peña-Cruz".normalize('NFD'))
  await user.type(screen.getByLabelText('Password'), secret)
  await user.type(screen.getByLabelText('Confirm password'), secret)
  await user.click(screen.getByRole('button', { name: 'Activate account' }))
  await user.click(await screen.findByRole('button', { name: 'Go to sign in' }))
  expect(wire.of(acceptInvite)[0]?.body).toMatchObject({ lastName: "D'Peña-Cruz" })
  await waitFor(() => expect(moves).toEqual([{ area: 'sign-in', state: { email } }]))
  await client.call(login, { email, password: secret, portalType: 'fleet' })
})

test.each(['', 'unknown', '..'])(
  'the invalid token %j leads to sign-in with the error code',
  async (token) => {
    const { moves } = await renderInPortal(() => <ActivateAccount token={token} />, { as: null })
    await waitFor(() => expect(moves).toEqual([{ area: 'sign-in', search: { code: 'F1005' } }]))
  },
)

test('an expired invitation leads to sign-in with its error code', async () => {
  const { fleet, token } = await newInvite()
  const sandbox = await testSandbox()
  const week = 7 * 24 * 3_600_000 + 1
  sandbox.advance(week)
  onTestFinished(() => sandbox.advance(-week))
  const { moves } = await renderInPortal(() => <ActivateAccount token={token} />, { as: null, fleet })
  await waitFor(() => expect(moves).toEqual([{ area: 'sign-in', search: { code: 'F1003' } }]))
})

test('an invitation that is used while the form is open leads to sign-in on submit', async () => {
  const { fleet, token } = await newInvite()
  const { user, client, moves } = await renderInPortal(() => <ActivateAccount token={token} />, {
    as: null,
    fleet,
  })
  await fill(user)
  await client.call(acceptInvite, { token, firstName: 'A', lastName: 'B', password: 'Iba-Pang-Lihim-9' })
  await user.click(screen.getByRole('button', { name: 'Activate account' }))
  await waitFor(() => expect(moves).toEqual([{ area: 'sign-in', search: { code: 'F1005' } }]))
})

test('an invitation opened while another user is signed in says so, and signing out continues', async () => {
  const { fleet, email, token } = await newInvite()
  const { user, session } = await renderInPortal(() => <ActivateAccount token={token} />, { fleet })
  expect(await screen.findByRole('heading', { name: 'Another user is signed in' })).toBeVisible()
  expect(screen.getByText(`The link that you opened is for ${email}.`)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Sign out and continue' }))
  expect(await screen.findByLabelText('Email')).toHaveValue(email)
  expect(session.read().accessToken).toBeUndefined()
})

test('any other failure is shown in the form and keeps the input', async () => {
  const { fleet, token } = await newInvite()
  const { user, client, moves, wire } = await renderInPortal(() => <ActivateAccount token={token} />, {
    as: null,
    fleet,
  })
  await fill(user)
  for (let time = 1; time <= 30; time++) await client.call(getInvite, { token }).catch(() => undefined)
  await user.click(screen.getByRole('button', { name: 'Activate account' }))
  expect(await screen.findByText(/^Too many requests\. You can try again at \d+:\d\d [AP]M\.$/)).toBeVisible()
  expect(screen.getByLabelText('First name')).toHaveValue('Iñigo')
  expect(screen.getByLabelText('Password')).toHaveValue(secret)
  expect(moves).toEqual([])
  expect(wire.of(acceptInvite)).toHaveLength(1)
})

test.each([
  ['Ana 😀', false],
  ['Ana\u200d', false],
  ['Iñaki', true],
  ['Iñaki'.normalize('NFD'), true],
  ["Ma. Dolores O'Hara-Ñuñez, Jr", true],
  ['ñ'.repeat(75), true],
  ['ñ'.repeat(76), false],
])('the name %s is accepted: %s', async (name, isAccepted) => {
  const { fleet, token } = await newInvite()
  const { user, wire } = await renderInPortal(() => <ActivateAccount token={token} />, {
    as: null,
    fleet,
  })
  await fill(user, name)
  await user.click(screen.getByRole('button', { name: 'Activate account' }))
  if (isAccepted) {
    expect(await screen.findByRole('button', { name: 'Go to sign in' })).toBeVisible()
    expect(wire.of(acceptInvite)[0]?.body).toMatchObject({ firstName: name.normalize('NFC') })
  } else {
    expect(await screen.findByText(/^(Use letters, numbers, spaces|Maximum 75 character)/)).toBeVisible()
    expect(wire.of(acceptInvite)).toHaveLength(0)
  }
})

test('accepts a token with spaces, a line break and a full stop', async () => {
  const { fleet, email, token } = await newInvite()
  const search = `code=${encodeURIComponent(`${token.slice(0, 9)} \n${token.slice(9)}.`)}`
  const { wire } = await renderInPortal(() => <ActivateAccount />, { as: null, fleet, search })
  expect(await screen.findByLabelText('Email')).toHaveValue(email)
  expect(wire.of(getInvite)).toHaveLength(1)
})
