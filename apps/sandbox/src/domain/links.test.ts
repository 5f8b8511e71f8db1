import {
  changePassword,
  getCurrentUser,
  login,
  refreshSession,
  requestPasswordReset,
  validateResetToken,
} from 'api-client/contract/session'
import {
  acceptInvite,
  getInvite,
  inviteUser,
  listUserAccesses,
  removeUserAccess,
} from 'api-client/contract/users'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rows } from '../db/connect.ts'
import * as schema from '../db/schema.ts'
import { demoPassword } from './fleetSetup.ts'
import { createTestSandbox, testSandboxOn, type TestSandbox } from '../testing.ts'
import { callerOf, callerWith, type Call } from '../testing/callerOf.ts'

let sandbox: TestSandbox
let nobody: Call
let toldWhy: Call
beforeAll(async () => {
  sandbox = await createTestSandbox()
  nobody = callerWith(sandbox)
  toldWhy = callerWith(testSandboxOn(sandbox.db, { mode: 'legacy' }))
})
afterAll(() => sandbox.close())

const newPassword = 'Bagong-Lihim-8'
const minutes = (count: number) => count * 60_000
const signIn = (email: string, password = demoPassword, call = nobody) =>
  call(login, { email, password, portalType: 'fleet' })
const setStatus = (email: string, status: string) =>
  sandbox.run(({ tx }) => tx.execute(sql`update app_user set status = ${status} where email = ${email}`))
const linksTo = async (email: string) => (await sandbox.outbox(email)).flatMap(({ link }) => link ?? [])
const tokenIn = (link = '') => new URL(link).searchParams.get('token') ?? ''

async function newPerson() {
  const { users, fleetId } = await sandbox.newFleet({ type: 'hedging', roles: ['portal-admin'] })
  return { email: users[0]?.email ?? '', fleetId }
}

async function askForReset(email: string): Promise<string> {
  await nobody(requestPasswordReset, { email })
  return tokenIn((await linksTo(email)).at(-1))
}

async function newInvite() {
  const { email: adminEmail, fleetId } = await newPerson()
  const email = `guest.${fleetId.slice(-8)}@fleet.test`
  const admin = await callerOf(sandbox, adminEmail)
  await admin(inviteUser, { fleetId, email, role: 'data-analyst' })
  const token = tokenIn((await linksTo(email)).at(-1))
  const accept = { token, firstName: 'Inés', lastName: "D'Peña-Cruz", password: newPassword }
  return { admin, fleetId, email, token, accept }
}

describe('asking for a new password', () => {
  it('answers everybody the same and sends a mail to active people alone', async () => {
    const [known, pending, gone] = [await newPerson(), await newPerson(), await newPerson()]
    await setStatus(pending.email, 'pending')
    await setStatus(gone.email, 'deactivated')
    const told = new Set<string>()
    for (const email of [known.email, pending.email, gone.email, 'stranger@fleet.test']) {
      const { status, body, headers } = await nobody(requestPasswordReset, { email })
      const names = [...headers.keys()].toSorted()
      told.add(JSON.stringify({ status, body, names }))
    }
    expect(told.size).toBe(1)
    expect(await linksTo(known.email)).toHaveLength(1)
    for (const email of [pending.email, gone.email, 'stranger@fleet.test']) {
      expect(await sandbox.outbox(email)).toEqual([])
    }
  })

  it('runs the same statements for a stranger as for a person', async () => {
    const ran: string[] = []
    const { $client: client } = sandbox.db as unknown as { $client: PGlite }
    const db = drizzle({ client, schema, logger: { logQuery: (query) => ran.push(query) } })
    const call = callerWith(testSandboxOn(db))
    const ranFor = async (act: (email: string) => Promise<unknown>, email: string) => {
      ran.length = 0
      await act(email)
      return [...ran]
    }
    const { email } = await newPerson()
    const acts = [
      (address: string) => call(requestPasswordReset, { email: address }),
      (address: string) => signIn(address, 'Wrong-2026!', call),
    ]
    for (const act of acts) {
      const forPerson = await ranFor(act, email)
      expect(forPerson.length).toBeGreaterThan(2)
      expect(await ranFor(act, 'stranger.too@fleet.test')).toEqual(forPerson)
    }
  })

  it('names the reason in the legacy mode', async () => {
    const ask = async (email: string) => (await toldWhy(requestPasswordReset, { email })).body.errorCode
    const { email } = await newPerson()
    expect(await ask('stranger@fleet.test')).toBe('P1005')
    await setStatus(email, 'pending')
    expect(await ask(email)).toBe('U1002')
    await setStatus(email, 'deactivated')
    expect(await ask(email)).toBe('U1013')
  })

  it.each(['known', 'unknown'])(
    'is slowed down after five times in an hour, for an %s address',
    async (who) => {
      const email = who === 'known' ? (await newPerson()).email : 'nobody.at.all@fleet.test'
      for (let time = 1; time <= 5; time++)
        expect((await nobody(requestPasswordReset, { email })).status).toBe(200)
      const refused = await nobody(requestPasswordReset, { email })
      expect([refused.status, refused.body.errorCode]).toEqual([429, 'TooManyRequests'])
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
      expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(3600)
    },
  )

  it('sends to the address as it is kept, with the typed one in the link as one value', async () => {
    const { email } = await newPerson()
    await nobody(requestPasswordReset, { email: email.toUpperCase() })
    const link = new URL((await linksTo(email)).at(-1) ?? '')
    expect(link.pathname).toBe('/auth/reset')
    expect([...link.searchParams.keys()]).toEqual(['token', 'email'])
    expect(link.searchParams.get('email')).toBe(email.toUpperCase())
  })
})

describe('the link for a new password', () => {
  it('is replaced by the next one', async () => {
    const { email } = await newPerson()
    const first = await askForReset(email)
    const second = await askForReset(email)
    expect((await nobody(validateResetToken, { token: first })).body.errorCode).toBe('E9999')
    expect((await nobody(validateResetToken, { token: second })).body).toEqual({ email })
  })

  it('is kept as a hash alone', async () => {
    const token = await askForReset((await newPerson()).email)
    expect(token.length).toBeGreaterThanOrEqual(32)
    const kept = await rows(sandbox.db, sql`select * from one_time_token where hash like ${`%${token}%`}`)
    expect(kept).toEqual([])
  })

  it('works once, however many use it at the same moment', async () => {
    const { email } = await newPerson()
    const token = await askForReset(email)
    const words = Array.from({ length: 8 }, (_, n) => `Bagong-Lihim-${n}`)
    const answers = await Promise.all(words.map((password) => nobody(changePassword, { token, password })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of answers) if (status !== 200) expect(body.errorCode).toBe('P1009')
  })

  it('ends every session, ends the wait after wrong passwords, and leaves a notice', async () => {
    const { email } = await newPerson()
    const sessions = [(await signIn(email)).body, (await signIn(email)).body]
    for (let guess = 0; guess <= 10; guess++) await signIn(email, `Guess-${guess}!`)
    expect((await signIn(email)).status).toBe(429)
    const token = await askForReset(email)
    expect((await nobody(changePassword, { token, password: newPassword })).status).toBe(200)
    for (const { AccessToken, RefreshToken } of sessions) {
      expect((await callerWith(sandbox, AccessToken)(getCurrentUser)).status).toBe(401)
      expect((await nobody(refreshSession, { refreshToken: RefreshToken })).status).toBe(401)
    }
    expect((await signIn(email)).body.errorCode).toBe('P1002')
    expect((await signIn(email, newPassword)).status).toBe(200)
    expect((await sandbox.outbox(email)).at(-1)?.subject).toBe('Your password was changed')
  })

  it('of somebody who was deactivated since opens nothing', async () => {
    const { email } = await newPerson()
    const token = await askForReset(email)
    await setStatus(email, 'deactivated')
    expect((await nobody(validateResetToken, { token })).body.errorCode).toBe('E9999')
    expect((await nobody(changePassword, { token, password: newPassword })).body.errorCode).toBe('P1009')
  })

  it('stays good after a password that was refused, until it was tried too often', async () => {
    const token = await askForReset((await newPerson()).email)
    for (let time = 1; time <= 30; time++) {
      const refused = await nobody(changePassword, { token, password: 'Password123!' })
      expect(refused.body).toMatchObject({ errorCode: 'BadRequest', fields: [{ path: 'password' }] })
    }
    const slowed = await nobody(changePassword, { token, password: newPassword })
    expect([slowed.status, slowed.body.errorCode]).toEqual([429, 'TooManyRequests'])
    expect(Number(slowed.headers.get('Retry-After'))).toBeGreaterThan(0)
    sandbox.advance(minutes(16))
    expect((await nobody(changePassword, { token, password: newPassword })).status).toBe(200)
    sandbox.advance(-minutes(16))
  })

  it.each(['x', '../../user/v2', '%00', "' or 1=1 --", 'ñ'.repeat(5000), '\u202e\u200b'])(
    'of nobody is refused: %j',
    async (token) => {
      expect((await nobody(validateResetToken, { token })).body.errorCode).toBe('E9999')
      expect((await nobody(changePassword, { token, password: newPassword })).body.errorCode).toBe('P1009')
      expect((await nobody(getInvite, { token })).body.errorCode).toBe('F1005')
    },
  )

  it('does not open an account that waits for its activation, nor the other way round', async () => {
    const reset = await askForReset((await newPerson()).email)
    const { token: invite } = await newInvite()
    expect((await nobody(getInvite, { token: reset })).body.errorCode).toBe('F1005')
    expect((await nobody(validateResetToken, { token: invite })).body.errorCode).toBe('E9999')
  })
})

describe('a new password', () => {
  const change = async (password: string) => {
    const { email } = await newPerson()
    const token = await askForReset(email)
    return { email, answer: await nobody(changePassword, { token, password }) }
  }

  it.each(['Short-1', 'all-lower-1', 'ALL-UPPER-1', 'NoDigitNorSign', `Aa1${'x'.repeat(73)}`])(
    'that breaks the rule is refused: %s',
    async (password) => {
      const { answer } = await change(password)
      expect(answer.body).toMatchObject({ errorCode: 'BadRequest', fields: [{ path: 'password' }] })
    },
  )

  it('may have 75 characters, every one of which counts', async () => {
    const longest = `Lihim1${'ñ'.repeat(69)}`
    const { email, answer } = await change(longest)
    expect(answer.status).toBe(200)
    expect((await signIn(email, `${longest.slice(0, 74)}n`)).body.errorCode).toBe('P1002')
    expect((await signIn(email, longest)).status).toBe(200)
  })

  it('is the same however its letters are composed, also at the full length', async () => {
    const composed = `Lihim1${'ñ'.repeat(69)}`
    const { email, answer } = await change(composed.normalize('NFD'))
    expect(answer.status).toBe(200)
    expect((await signIn(email, composed)).status).toBe(200)
    expect((await signIn(email, composed.normalize('NFD'))).status).toBe(200)
  })
})

describe('an invitation', () => {
  it('tells of its end: too old, used, or of an account that is active already', async () => {
    const { email, token, accept } = await newInvite()
    sandbox.advance(minutes(7 * 24 * 60 + 1))
    expect((await nobody(getInvite, { token })).body.errorCode).toBe('F1003')
    expect((await nobody(acceptInvite, accept)).body.errorCode).toBe('F1003')
    sandbox.advance(-minutes(7 * 24 * 60 + 1))
    expect((await nobody(acceptInvite, accept)).status).toBe(200)
    expect((await nobody(getInvite, { token })).body.errorCode).toBe('F1005')
    expect((await nobody(acceptInvite, { ...accept, password: 'Iba-Pang-Lihim-9' })).body.errorCode).toBe(
      'F1005',
    )
    expect((await signIn(email, newPassword)).status).toBe(200)
  })

  it('ends with the access that it was for', async () => {
    const { admin, fleetId, email, token, accept } = await newInvite()
    const { userAccesses } = (await admin(listUserAccesses, { fleetId })).body
    const access = userAccesses.find((one: { user: { email: string } }) => one.user.email === email)
    await admin(removeUserAccess, { userAccessId: access.userAccessId })
    expect((await nobody(getInvite, { token })).body.errorCode).toBe('F1005')
    expect((await nobody(acceptInvite, accept)).body.errorCode).toBe('F1005')
  })

  it('survives a refused name or password', async () => {
    const { token, accept } = await newInvite()
    for (const wrong of [{ firstName: '' }, { lastName: '<b>' }, { password: 'Welcome123' }]) {
      expect((await nobody(acceptInvite, { ...accept, ...wrong })).body.errorCode).toBe('BadRequest')
    }
    expect((await nobody(getInvite, { token })).status).toBe(200)
    expect((await nobody(acceptInvite, accept)).status).toBe(200)
  })
})

describe('the legacy mode', () => {
  it('tells people whose fleets are all deactivated', async () => {
    const { email, fleetId } = await newPerson()
    await sandbox.run(({ tx }) =>
      tx.execute(sql`update fleet set status = 'deactivated' where id = ${fleetId}`),
    )
    const refused = await signIn(email, demoPassword, toldWhy)
    expect([refused.status, refused.body.errorCode]).toEqual([403, 'F1006'])
    expect((await signIn(email)).status).toBe(200)
  })
})
