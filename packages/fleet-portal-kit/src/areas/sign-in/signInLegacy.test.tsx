import { screen } from '@testing-library/react'
import { inviteUser } from 'fleet-portal-api-client/contract/users'
import { beforeAll, describe, expect, test } from 'vitest'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { testSandbox } from '../../testing/testSandbox.ts'
import { SignIn } from './SignIn.tsx'

// A server that gives the reason of a rejection before authentication.
beforeAll(async () => {
  await testSandbox({ mode: 'legacy' })
})

const password = 'Fleet-2026!'

async function trySignIn(email: string) {
  const portal = await renderInPortal(() => <SignIn />, { as: null })
  await portal.user.type(screen.getByLabelText('Email'), email)
  await portal.user.type(screen.getByLabelText('Password'), password)
  await portal.user.click(screen.getByRole('button', { name: 'Log in' }))
  return portal
}

describe('sign-in on a server that gives reasons', () => {
  test('shows an unknown account at the email field and keeps the email', async () => {
    const { client } = await trySignIn('stranger@fleet.test')
    const field = screen.getByLabelText('Email')
    expect(await screen.findByText("Sorry, we don't recognize this account")).toBeVisible()
    expect(field).toHaveValue('stranger@fleet.test')
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription("Sorry, we don't recognize this account")
    expect(field).toHaveFocus()
    expect(client.session.read()).not.toHaveProperty('accessToken')
  })

  test('shows that the invitation was not activated yet', async () => {
    const fleet = await testFleet()
    const email = `pending.${fleet.fleetId.slice(-8)}@fleet.test`
    await fleet.arrange(inviteUser, { fleetId: fleet.fleetId, email, role: 'data-analyst' })
    await trySignIn(email)
    expect(await screen.findByText('This email has not yet been activated.')).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveValue(email)
  })

  test('shows that the account is not active', async () => {
    const fleet = await testFleet()
    const email = fleet.emailOf('purchaser')
    await (await testSandbox()).closeAccount(email)
    await trySignIn(email)
    expect(await screen.findByText('This account is not active.')).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveValue(email)
  })

  test('shows that the fleet is not active and stores no token', async () => {
    const fleet = await testFleet({ isDeactivated: true })
    const { client } = await trySignIn(fleet.emailOf('purchaser'))
    expect(await screen.findByText('This Fleet Account is no longer active')).toBeVisible()
    expect(client.session.read()).not.toHaveProperty('accessToken')
  })
})
