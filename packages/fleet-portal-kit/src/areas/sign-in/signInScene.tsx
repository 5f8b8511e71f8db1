import { act, screen } from '@testing-library/react'
import { listUserAccesses, updateUserAccess } from 'fleet-portal-api-client/contract/users'
import { vi } from 'vitest'
import type { TestFleet } from '../../testing/createTestFleet.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testSandbox } from '../../testing/testSandbox.ts'
import { SignIn } from './SignIn.tsx'

export const password = 'Fleet-2026!'
/** The time for which a code is valid, in milliseconds. */
export const codeLifetime = 600_000
export const openSignIn = (fleet: TestFleet, search = '') =>
  renderInPortal(() => <SignIn />, { as: null, fleet, search })
export type SignInPage = Awaited<ReturnType<typeof openSignIn>>

export const emailField = () => screen.getByLabelText('Email')
export const passwordField = () => screen.getByLabelText('Password')
export const codeField = () => screen.findByLabelText('Verification code')

export async function submitCredentials({ user }: SignInPage, email: string, typedPassword = password) {
  await user.clear(emailField())
  await user.type(emailField(), email)
  await user.type(passwordField(), typedPassword)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}

/** Turns two-factor on for the purchaser. Resolves to the email of the purchaser. */
export async function withTwoFactor(fleet: TestFleet): Promise<string> {
  const email = fleet.emailOf('purchaser')
  const { userAccesses } = await fleet.arrange(listUserAccesses, { fleetId: fleet.fleetId, perPage: 50 })
  const found = userAccesses.find(({ user }) => user.email === email)
  await fleet.arrange(updateUserAccess, { userAccessId: found?.userAccessId ?? '', isFaEnabled: true })
  return email
}

export const newestCode = async (email: string) =>
  (await (await testSandbox()).outbox(email)).findLast(({ code }) => code)?.code ?? ''

/** Types a code. The form submits after the last digit. */
export async function verify({ user }: SignInPage, code: string) {
  await user.type(await codeField(), code)
}

/** Advances the clock of the portal and of the sandbox by milliseconds. */
export function advanceTime(ms: number) {
  if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['Date'] })
  act(() => void vi.setSystemTime(Date.now() + ms))
}
