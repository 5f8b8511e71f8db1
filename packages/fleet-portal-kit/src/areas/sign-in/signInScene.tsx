import { act, screen } from '@testing-library/react'
import { listUserAccesses, updateUserAccess } from 'api-client/contract/users'
import { vi } from 'vitest'
import type { TestFleet } from '../../testing/fleetOn.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testSandbox } from '../../testing/testSandbox.ts'
import { SignIn } from './SignIn.tsx'

export const password = 'Fleet-2026!'
/** As long as a code works, in milliseconds. */
export const codeLife = 600_000
export const open = (fleet: TestFleet, search = '') =>
  renderInPortal(() => <SignIn />, { as: null, fleet, search })
export type Opened = Awaited<ReturnType<typeof open>>

export const emailField = () => screen.getByLabelText('Email')
export const passwordField = () => screen.getByLabelText('Password')
export const codeField = () => screen.findByLabelText('Verification code')

export async function enter({ person }: Opened, email: string, word = password) {
  await person.clear(emailField())
  await person.type(emailField(), email)
  await person.type(passwordField(), word)
  await person.click(screen.getByRole('button', { name: 'Log in' }))
}

/** Turns two-factor on for the purchaser and answers with the e-mail. */
export async function withTwoFactor(fleet: TestFleet): Promise<string> {
  const email = fleet.emailOf('purchaser')
  const { userAccesses } = await fleet.arrange(listUserAccesses, { fleetId: fleet.fleetId, perPage: 50 })
  const found = userAccesses.find(({ user }) => user.email === email)
  await fleet.arrange(updateUserAccess, { userAccessId: found?.userAccessId ?? '', isFaEnabled: true })
  return email
}

export const newestCode = async (email: string) =>
  (await (await testSandbox()).outbox(email)).findLast(({ code }) => code)?.code ?? ''

/** Types a code; its last digit sends it. */
export async function verify({ person }: Opened, code: string) {
  await person.type(await codeField(), code)
}

/** So much later, for the portal and the sandbox alike. */
export function later(ms: number) {
  if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['Date'] })
  act(() => void vi.setSystemTime(Date.now() + ms))
}
