import { screen, waitFor } from '@testing-library/react'
import { acceptInvite, getInvite, inviteUser } from 'api-client/contract/users'
import { login } from 'api-client/contract/session'
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

async function fill(person: UserEvent, firstName = 'Iñigo') {
  const put = async (label: string, text: string) => {
    await person.click(await screen.findByLabelText(label))
    await person.paste(text)
  }
  await put('First name', firstName)
  await put('Last name', 'Reyes')
  await put('Password', secret)
  await put('Confirm password', secret)
}

test('activates with names as people have them, and leads to sign-in', async () => {
  const { fleet, email, token } = await newInvite()
  const { person, client, moves, wire } = await renderInPortal(() => <ActivateAccount token={token} />, {
    as: null,
    fleet,
  })
  const shown = await screen.findByLabelText('Email')
  expect(shown).toHaveValue(email)
  expect(shown).toHaveAttribute('readonly')
  const button = screen.getByRole('button', { name: 'Activate account' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await person.type(screen.getByLabelText('First name'), 'Inés')
  await person.type(screen.getByLabelText('Last name'), "D'Peña-Cruz".normalize('NFD'))
  await person.type(screen.getByLabelText('Password'), secret)
  await person.type(screen.getByLabelText('Confirm password'), secret)
  await person.click(screen.getByRole('button', { name: 'Activate account' }))
  await person.click(await screen.findByRole('button', { name: 'Go to sign in' }))
  expect(wire.of(acceptInvite)[0]?.body).toMatchObject({ lastName: "D'Peña-Cruz" })
  await waitFor(() => expect(moves).toEqual([{ area: 'sign-in', state: { email } }]))
  await client.call(login, { email, password: secret, portalType: 'fleet' })
})

test.each(['', 'nobodys', '..'])('the token %j leads to sign-in with the code', async (token) => {
  const { moves } = await renderInPortal(() => <ActivateAccount token={token} />, { as: null })
  await waitFor(() => expect(moves).toEqual([{ area: 'sign-in', search: { code: 'F1005' } }]))
})

test('an invitation that is too old leads to sign-in with the code for that', async () => {
  const { fleet, token } = await newInvite()
  const sandbox = await testSandbox()
  const week = 7 * 24 * 3_600_000 + 1
  sandbox.advance(week)
  onTestFinished(() => sandbox.advance(-week))
  const { moves } = await renderInPortal(() => <ActivateAccount token={token} />, { as: null, fleet })
  await waitFor(() => expect(moves).toEqual([{ area: 'sign-in', search: { code: 'F1003' } }]))
})

test('an invitation that ends while the form stands open leads to sign-in when it is sent', async () => {
  const { fleet, token } = await newInvite()
  const { person, client, moves } = await renderInPortal(() => <ActivateAccount token={token} />, {
    as: null,
    fleet,
  })
  await fill(person)
  await client.call(acceptInvite, { token, firstName: 'A', lastName: 'B', password: 'Iba-Pang-Lihim-9' })
  await person.click(screen.getByRole('button', { name: 'Activate account' }))
  await waitFor(() => expect(moves).toEqual([{ area: 'sign-in', search: { code: 'F1005' } }]))
})

test('an invitation opened where another user is signed in says so; signing out goes on with it', async () => {
  const { fleet, email, token } = await newInvite()
  const { person, session } = await renderInPortal(() => <ActivateAccount token={token} />, { fleet })
  expect(await screen.findByRole('heading', { name: 'Another user is signed in' })).toBeVisible()
  expect(screen.getByText(`The link that you opened is for ${email}.`)).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Sign out and continue' }))
  expect(await screen.findByLabelText('Email')).toHaveValue(email)
  expect(session.read().accessToken).toBeUndefined()
})

test('any other failure is told here, with what was typed kept', async () => {
  const { fleet, token } = await newInvite()
  const { person, client, moves, wire } = await renderInPortal(() => <ActivateAccount token={token} />, {
    as: null,
    fleet,
  })
  await fill(person)
  for (let time = 1; time <= 30; time++) await client.call(getInvite, { token }).catch(() => undefined)
  await person.click(screen.getByRole('button', { name: 'Activate account' }))
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
  const { person, wire } = await renderInPortal(() => <ActivateAccount token={token} />, { as: null, fleet })
  await fill(person, name)
  await person.click(screen.getByRole('button', { name: 'Activate account' }))
  if (isAccepted) {
    expect(await screen.findByRole('button', { name: 'Go to sign in' })).toBeVisible()
    expect(wire.of(acceptInvite)[0]?.body).toMatchObject({ firstName: name.normalize('NFC') })
  } else {
    expect(await screen.findByText(/^(Use letters, numbers, spaces|Maximum 75 character)/)).toBeVisible()
    expect(wire.of(acceptInvite)).toHaveLength(0)
  }
})

test('a link that was pasted with spaces and a full stop works', async () => {
  const { fleet, email, token } = await newInvite()
  const search = `code=${encodeURIComponent(`${token.slice(0, 9)} \n${token.slice(9)}.`)}`
  const { wire } = await renderInPortal(() => <ActivateAccount />, { as: null, fleet, search })
  expect(await screen.findByLabelText('Email')).toHaveValue(email)
  expect(wire.of(getInvite)).toHaveLength(1)
})
