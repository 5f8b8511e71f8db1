import { expect } from '@playwright/test'
import { sandbox, type TestFleet } from './sandbox.ts'

/** Turns two-factor on for the second admin of a fleet, by the first, and answers with that person. */
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

/** The newest code that was sent to somebody, once one was. */
export async function codeFor(email: string): Promise<string> {
  let code: string | null | undefined
  await expect
    .poll(async () => (code = (await sandbox.outbox(email)).find((message) => message.code)?.code))
    .toBeTruthy()
  return code ?? ''
}
