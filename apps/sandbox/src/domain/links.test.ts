import {
  changePassword,
  getCurrentUser,
  login,
  refreshSession,
  requestPasswordReset,
  validateResetToken,
} from 'fleet-portal-api-client/contract/session'
import {
  acceptInvite,
  getInvite,
  inviteUser,
  listUserAccesses,
  removeUserAccess,
} from 'fleet-portal-api-client/contract/users'
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
let anonymous: Call
let legacyAnonymous: Call
beforeAll(async () => {
  sandbox = await createTestSandbox()
  anonymous = callerWith(sandbox)
  legacyAnonymous = callerWith(testSandboxOn(sandbox.db, { mode: 'legacy' }))
})
afterAll(() => sandbox.close())

const newPassword = 'Bagong-Lihim-8'
const minutes = (count: number) => count * 60_000
const signIn = (email: string, password = demoPassword, call = anonymous) =>
  call(login, { email, password, portalType: 'fleet' })
const setStatus = (email: string, status: string) =>
  sandbox.run(({ tx }) => tx.execute(sql`update app_user set status = ${status} where email = ${email}`))
const linksTo = async (email: string) => (await sandbox.outbox(email)).flatMap(({ link }) => link ?? [])
const tokenIn = (link = '') => new URL(link).searchParams.get('token') ?? ''

async function newUser() {
  const { users, fleetId } = await sandbox.newFleet({ type: 'hedging', roles: ['portal-admin'] })
  return { email: users[0]?.email ?? '', fleetId }
}

async function requestReset(email: string): Promise<string> {
  await anonymous(requestPasswordReset, { email })
  return tokenIn((await linksTo(email)).at(-1))
}

async function newInvite() {
  const { email: adminEmail, fleetId } = await newUser()
  const email = `guest.${fleetId.slice(-8)}@fleet.test`
  const admin = await callerOf(sandbox, adminEmail)
  await admin(inviteUser, { fleetId, email, role: 'data-analyst' })
  const token = tokenIn((await linksTo(email)).at(-1))
  const accept = { token, firstName: 'Inés', lastName: "D'Peña-Cruz", password: newPassword }
  return { admin, fleetId, email, token, accept }
}

describe('a password reset request', () => {
  it('returns the same response for every email and sends a mail to active users only', async () => {
    const [known, pending, deactivated] = [await newUser(), await newUser(), await newUser()]
    await setStatus(pending.email, 'pending')
    await setStatus(deactivated.email, 'deactivated')
    const responses = new Set<string>()
    for (const email of [known.email, pending.email, deactivated.email, 'unknown@fleet.test']) {
      const { status, body, headers } = await anonymous(requestPasswordReset, { email })
      const names = [...headers.keys()].toSorted()
      responses.add(JSON.stringify({ status, body, names }))
    }
    expect(responses.size).toBe(1)
    expect(await linksTo(known.email)).toHaveLength(1)
    for (const email of [pending.email, deactivated.email, 'unknown@fleet.test']) {
      expect(await sandbox.outbox(email)).toEqual([])
    }
  })

  it('runs the same database queries for known and unknown emails', async () => {
    const queries: string[] = []
    const { $client: client } = sandbox.db as unknown as { $client: PGlite }
    const db = drizzle({ client, schema, logger: { logQuery: (query) => queries.push(query) } })
    const call = callerWith(testSandboxOn(db))
    const queriesOf = async (action: (email: string) => Promise<unknown>, email: string) => {
      queries.length = 0
      await action(email)
      return [...queries]
    }
    const { email } = await newUser()
    const actions = [
      (address: string) => call(requestPasswordReset, { email: address }),
      (address: string) => signIn(address, 'Wrong-2026!', call),
    ]
    for (const action of actions) {
      const queriesForUser = await queriesOf(action, email)
      expect(queriesForUser.length).toBeGreaterThan(2)
      expect(await queriesOf(action, 'unknown.too@fleet.test')).toEqual(queriesForUser)
    }
  })

  it('reports the reason in legacy mode', async () => {
    const errorCodeFor = async (email: string) =>
      (await legacyAnonymous(requestPasswordReset, { email })).body.errorCode
    const { email } = await newUser()
    expect(await errorCodeFor('unknown@fleet.test')).toBe('P1005')
    await setStatus(email, 'pending')
    expect(await errorCodeFor(email)).toBe('U1002')
    await setStatus(email, 'deactivated')
    expect(await errorCodeFor(email)).toBe('U1013')
  })

  it.each(['known', 'unknown'])(
    'is rate-limited after five requests in an hour, for an %s email',
    async (kind) => {
      const email = kind === 'known' ? (await newUser()).email : 'unknown.at.all@fleet.test'
      for (let time = 1; time <= 5; time++)
        expect((await anonymous(requestPasswordReset, { email })).status).toBe(200)
      const refused = await anonymous(requestPasswordReset, { email })
      expect([refused.status, refused.body.errorCode]).toEqual([429, 'TooManyRequests'])
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
      expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(3600)
    },
  )

  it('sends to the stored email and includes the typed email in the link', async () => {
    const { email } = await newUser()
    await anonymous(requestPasswordReset, { email: email.toUpperCase() })
    const link = new URL((await linksTo(email)).at(-1) ?? '')
    expect(link.pathname).toBe('/auth/reset')
    expect([...link.searchParams.keys()]).toEqual(['token', 'email'])
    expect(link.searchParams.get('email')).toBe(email.toUpperCase())
  })
})

describe('a password reset link', () => {
  it('is invalidated by a newer link', async () => {
    const { email } = await newUser()
    const first = await requestReset(email)
    const second = await requestReset(email)
    expect((await anonymous(validateResetToken, { token: first })).body.errorCode).toBe('E9999')
    expect((await anonymous(validateResetToken, { token: second })).body).toEqual({ email })
  })

  it('is stored as a hash only', async () => {
    const token = await requestReset((await newUser()).email)
    expect(token.length).toBeGreaterThanOrEqual(32)
    const storedTokens = await rows(
      sandbox.db,
      sql`select * from one_time_token where hash like ${`%${token}%`}`,
    )
    expect(storedTokens).toEqual([])
  })

  it('works once, also with concurrent requests', async () => {
    const { email } = await newUser()
    const token = await requestReset(email)
    const passwords = Array.from({ length: 8 }, (_, n) => `Bagong-Lihim-${n}`)
    const answers = await Promise.all(
      passwords.map((password) => anonymous(changePassword, { token, password })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of answers) if (status !== 200) expect(body.errorCode).toBe('P1009')
  })

  it('ends every session, resets the sign-in rate limit and sends a mail', async () => {
    const { email } = await newUser()
    const sessions = [(await signIn(email)).body, (await signIn(email)).body]
    for (let guess = 0; guess <= 10; guess++) await signIn(email, `Guess-${guess}!`)
    expect((await signIn(email)).status).toBe(429)
    const token = await requestReset(email)
    expect((await anonymous(changePassword, { token, password: newPassword })).status).toBe(200)
    for (const { AccessToken, RefreshToken } of sessions) {
      expect((await callerWith(sandbox, AccessToken)(getCurrentUser)).status).toBe(401)
      expect((await anonymous(refreshSession, { refreshToken: RefreshToken })).status).toBe(401)
    }
    expect((await signIn(email)).body.errorCode).toBe('P1002')
    expect((await signIn(email, newPassword)).status).toBe(200)
    expect((await sandbox.outbox(email)).at(-1)?.subject).toBe('Your password was changed')
  })

  it('does not work for a user who was deactivated later', async () => {
    const { email } = await newUser()
    const token = await requestReset(email)
    await setStatus(email, 'deactivated')
    expect((await anonymous(validateResetToken, { token })).body.errorCode).toBe('E9999')
    expect((await anonymous(changePassword, { token, password: newPassword })).body.errorCode).toBe('P1009')
  })

  it('stays valid after a refused password, with a rate limit', async () => {
    const token = await requestReset((await newUser()).email)
    for (let time = 1; time <= 30; time++) {
      const refused = await anonymous(changePassword, { token, password: 'Password123!' })
      expect(refused.body).toMatchObject({ errorCode: 'BadRequest', fields: [{ path: 'password' }] })
    }
    const rateLimited = await anonymous(changePassword, { token, password: newPassword })
    expect([rateLimited.status, rateLimited.body.errorCode]).toEqual([429, 'TooManyRequests'])
    expect(Number(rateLimited.headers.get('Retry-After'))).toBeGreaterThan(0)
    sandbox.advance(minutes(16))
    expect((await anonymous(changePassword, { token, password: newPassword })).status).toBe(200)
    sandbox.advance(-minutes(16))
  })

  it.each(['x', '../../user/v2', '%00', "' or 1=1 --", 'ñ'.repeat(5000), '\u202e\u200b'])(
    'with an invalid token is refused: %j',
    async (token) => {
      expect((await anonymous(validateResetToken, { token })).body.errorCode).toBe('E9999')
      expect((await anonymous(changePassword, { token, password: newPassword })).body.errorCode).toBe('P1009')
      expect((await anonymous(getInvite, { token })).body.errorCode).toBe('F1005')
    },
  )

  it('cannot be used as an invitation link, nor an invitation link as a reset link', async () => {
    const reset = await requestReset((await newUser()).email)
    const { token: invite } = await newInvite()
    expect((await anonymous(getInvite, { token: reset })).body.errorCode).toBe('F1005')
    expect((await anonymous(validateResetToken, { token: invite })).body.errorCode).toBe('E9999')
  })
})

describe('a new password', () => {
  const change = async (password: string) => {
    const { email } = await newUser()
    const token = await requestReset(email)
    return { email, answer: await anonymous(changePassword, { token, password }) }
  }

  it.each(['Short-1', 'all-lower-1', 'ALL-UPPER-1', 'NoDigitNorSign', `Aa1${'x'.repeat(73)}`])(
    'is refused if it breaks the password rule: %s',
    async (password) => {
      const { answer } = await change(password)
      expect(answer.body).toMatchObject({ errorCode: 'BadRequest', fields: [{ path: 'password' }] })
    },
  )

  it('can have 75 characters, all of them significant', async () => {
    const longest = `Lihim1${'ñ'.repeat(69)}`
    const { email, answer } = await change(longest)
    expect(answer.status).toBe(200)
    expect((await signIn(email, `${longest.slice(0, 74)}n`)).body.errorCode).toBe('P1002')
    expect((await signIn(email, longest)).status).toBe(200)
  })

  it('matches in every Unicode normalization form, also at the maximum length', async () => {
    const composed = `Lihim1${'ñ'.repeat(69)}`
    const { email, answer } = await change(composed.normalize('NFD'))
    expect(answer.status).toBe(200)
    expect((await signIn(email, composed)).status).toBe(200)
    expect((await signIn(email, composed.normalize('NFD'))).status).toBe(200)
  })
})

describe('an invitation', () => {
  it('returns a different error for an expired and for a used link', async () => {
    const { email, token, accept } = await newInvite()
    sandbox.advance(minutes(7 * 24 * 60 + 1))
    expect((await anonymous(getInvite, { token })).body.errorCode).toBe('F1003')
    expect((await anonymous(acceptInvite, accept)).body.errorCode).toBe('F1003')
    sandbox.advance(-minutes(7 * 24 * 60 + 1))
    expect((await anonymous(acceptInvite, accept)).status).toBe(200)
    expect((await anonymous(getInvite, { token })).body.errorCode).toBe('F1005')
    expect((await anonymous(acceptInvite, { ...accept, password: 'Iba-Pang-Lihim-9' })).body.errorCode).toBe(
      'F1005',
    )
    expect((await signIn(email, newPassword)).status).toBe(200)
  })

  it('is invalid after the access is removed', async () => {
    const { admin, fleetId, email, token, accept } = await newInvite()
    const { userAccesses } = (await admin(listUserAccesses, { fleetId })).body
    const access = userAccesses.find((entry: { user: { email: string } }) => entry.user.email === email)
    await admin(removeUserAccess, { userAccessId: access.userAccessId })
    expect((await anonymous(getInvite, { token })).body.errorCode).toBe('F1005')
    expect((await anonymous(acceptInvite, accept)).body.errorCode).toBe('F1005')
  })

  it('stays valid after a refused name or password', async () => {
    const { token, accept } = await newInvite()
    for (const wrong of [{ firstName: '' }, { lastName: '<b>' }, { password: 'Welcome123' }]) {
      expect((await anonymous(acceptInvite, { ...accept, ...wrong })).body.errorCode).toBe('BadRequest')
    }
    expect((await anonymous(getInvite, { token })).status).toBe(200)
    expect((await anonymous(acceptInvite, accept)).status).toBe(200)
  })
})

describe('legacy mode', () => {
  it('reports at sign-in that all fleets of the user are deactivated', async () => {
    const { email, fleetId } = await newUser()
    await sandbox.run(({ tx }) =>
      tx.execute(sql`update fleet set status = 'deactivated' where id = ${fleetId}`),
    )
    const refused = await signIn(email, demoPassword, legacyAnonymous)
    expect([refused.status, refused.body.errorCode]).toEqual([403, 'F1006'])
    expect((await signIn(email)).status).toBe(200)
  })
})

it('emails name the configured portal and its support', async () => {
  const branded = testSandboxOn(sandbox.db, {
    productName: 'Tanker',
    supportContact: 'help@tanker.example, (02) 8123 4567',
  })
  const { email: adminEmail, fleetId } = await newUser()
  const { email: otherAdmin } = await newUser()
  const guest = `guest.of.tanker.${fleetId.slice(-8)}@fleet.test`
  const admin = await callerOf(branded, adminEmail)
  await admin(inviteUser, { fleetId, email: guest, role: 'data-analyst' })
  await admin(inviteUser, { fleetId, email: otherAdmin, role: 'data-analyst' })
  await callerWith(branded)(requestPasswordReset, { email: adminEmail })
  const mails = await Promise.all([guest, otherAdmin, adminEmail].map((email) => sandbox.outbox(email)))
  const newest = mails.map((sent) => sent.at(-1))
  expect(newest[0]?.subject).toContain('invites you to Tanker')
  expect(newest[1]?.body).toContain('Sign in to Tanker')
  for (const mail of newest) {
    expect(mail?.body).toContain('Tanker support: help@tanker.example, (02) 8123 4567')
    expect(JSON.stringify(mail)).not.toMatch(/fleet portal/i)
  }
})
