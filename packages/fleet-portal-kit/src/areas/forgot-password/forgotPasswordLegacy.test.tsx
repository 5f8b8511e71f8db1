import { screen } from '@testing-library/react'
import { inviteUser } from 'fleet-portal-api-client/contract/users'
import { beforeAll, expect, test } from 'vitest'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { testSandbox } from '../../testing/testSandbox.ts'
import { ForgotPassword } from './ForgotPassword.tsx'

// A server that gives the reason of a rejection before authentication.
beforeAll(async () => {
  await testSandbox({ mode: 'legacy' })
})

async function requestReset(email: string) {
  const portal = await renderInPortal(() => <ForgotPassword />, { as: null })
  await portal.user.type(await screen.findByLabelText('Email'), email)
  await portal.user.click(screen.getByRole('button', { name: 'Continue' }))
  return portal
}

test('an unknown account shows an error at the field and keeps the email', async () => {
  const { events } = await requestReset('stranger@fleet.test')
  const field = screen.getByLabelText('Email')
  expect(await screen.findByText("Sorry, we don't recognize this account")).toBeVisible()
  expect(field).toHaveValue('stranger@fleet.test')
  expect(field).toHaveAccessibleDescription("Sorry, we don't recognize this account")
  expect(field).toHaveFocus()
  expect(screen.queryByText(/Instructions were sent/)).toBeNull()
  expect(events.map(({ type }) => type)).not.toContain('password-reset.requested')
})

test('an account that was not activated yet shows an error', async () => {
  const fleet = await testFleet()
  const email = `pending.${fleet.fleetId.slice(-8)}@fleet.test`
  await fleet.arrange(inviteUser, { fleetId: fleet.fleetId, email, role: 'data-analyst' })
  await requestReset(email)
  expect(await screen.findByText('This email has not yet been activated.')).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue(email)
})

test('an inactive account shows an error', async () => {
  const email = (await testFleet()).emailOf('purchaser')
  await (await testSandbox()).closeAccount(email)
  await requestReset(email)
  expect(await screen.findByText('This account is not active.')).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue(email)
})
