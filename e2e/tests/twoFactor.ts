import { expect } from '@playwright/test'
import { sandbox, type TestFleet } from './sandbox.ts'

/** Enables two-factor authentication for the second admin of a fleet, as the first admin. Resolves to the second admin. */
export async function withTwoFactor(fleet: TestFleet) {
  const [first, second] = fleet.users
  if (!first || !second) throw new Error('Two people are needed')
  const token = await sandbox.token(first)
  const { userAccesses } = await sandbox.api<{
    userAccesses: { userAccessId: string; user: { email: string } }[]
  }>('GET', `ms-profile/user-access?portal=fleet&fleetId=${fleet.fleetId}`, token)
  const access = userAccesses.find(({ user }) => user.email === second.email)
  await sandbox.api('PUT', `ms-profile/user-access/${access?.userAccessId}`, token, { isFaEnabled: true })
  return second
}

/** Waits for a code to a recipient. Resolves to the newest. */
export async function codeFor(email: string): Promise<string> {
  let code: string | null | undefined
  await expect
    .poll(async () => (code = (await sandbox.outbox(email)).find((message) => message.code)?.code))
    .toBeTruthy()
  return code ?? ''
}
