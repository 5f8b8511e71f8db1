import { screen, waitFor } from '@testing-library/react'
import { acceptInvite, getInvite, inviteUser } from 'api-client/contract/users'
import { login } from 'api-client/contract/session'
import { expect, test } from 'vitest'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { testSandbox } from '../../testing/testSandbox.ts'
import { ActivateAccount } from './ActivateAccount.tsx'

const secret = 'Bagong-Lihim-8'

async function newInvite() {
  const fleet = await testFleet()
  const email = `guest.${fleet.fleetId.slice(4, 12)}@fleet.test`
  await fleet.arrange(inviteUser, { fleetId: fleet.fleetId, email, role: 'data-analyst' })
  const link = (await (await testSandbox()).outbox(email)).at(-1)?.link ?? ''
  return { fleet, email, token: new URL(link).searchParams.get('token') ?? '' }
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

test('a link that was pasted with spaces and a full stop works', async () => {
  const { fleet, email, token } = await newInvite()
  const search = `code=${encodeURIComponent(`${token.slice(0, 9)} \n${token.slice(9)}.`)}`
  const { wire } = await renderInPortal(() => <ActivateAccount />, { as: null, fleet, search })
  expect(await screen.findByLabelText('Email')).toHaveValue(email)
  expect(wire.of(getInvite)).toHaveLength(1)
})
