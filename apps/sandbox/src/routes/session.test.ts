import {
  changePassword,
  getCurrentUser,
  login,
  logout,
  refreshSession,
  requestPasswordReset,
  validateResetToken,
  verifyOtp,
} from 'fleet-portal-api-client/contract/session'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { demoPassword } from '../domain/fleetSetup.ts'
import { createTestSandbox, testSandboxOn, type TestSandbox } from '../testing.ts'
import { callerWith, type Call } from '../testing/callerOf.ts'

let sandbox: TestSandbox
let anonymous: Call
beforeAll(async () => {
  sandbox = await createTestSandbox()
  anonymous = callerWith(sandbox)
})
afterAll(() => sandbox.close())

const credentials = (email: string, password = demoPassword) => ({ email, password, portalType: 'fleet' })

async function newUser(twoFactor = false) {
  const { users, fleetId } = await sandbox.newFleet({
    type: 'hedging',
    roles: ['portal-admin', 'portal-admin'],
  })
  const email = users[0]?.email ?? ''
  if (twoFactor)
    await sandbox.run(({ tx }) =>
      tx.execute(sql`update app_user set two_factor = true where email = ${email}`),
    )
  const signIn = (token?: string) => anonymous(login, { ...credentials(email), ...(token && { token }) })
  const otp = (code: string) => anonymous(verifyOtp, { email, otp: code })
  const lastCode = async () => (await sandbox.outbox(email)).findLast((message) => message.code)?.code ?? ''
  return { email, fleetId, users, signIn, otp, lastCode }
}

const minutes = (count: number) => count * 60_000

describe('the connections of a session', () => {
  const disconnected: string[] = []
  let connected: TestSandbox
  beforeAll(async () => {
    connected = await createTestSandbox({ disconnect: (id) => void disconnected.push(id) })
  })
  afterAll(() => connected.close())

  /** A session, and its id. */
  async function newSession() {
    const { users } = await connected.newFleet({ type: 'hedging', roles: ['portal-admin'] })
    const { body } = await callerWith(connected)(login, credentials(users[0]?.email ?? ''))
    const { sid } = JSON.parse(atob(String(body.AccessToken).split('.')[1] ?? '')) as { sid: string }
    return { ...(body as { AccessToken: string; RefreshToken: string }), sid }
  }

  it('are ended at once when it is signed out', async () => {
    const { AccessToken, sid } = await newSession()
    expect((await callerWith(connected, AccessToken)(logout)).status).toBe(200)
    expect(disconnected).toContain(sid)
  })

  it('are ended at once when its refresh token is used twice', async () => {
    const { RefreshToken, sid } = await newSession()
    const renew = () => callerWith(connected)(refreshSession, { refreshToken: RefreshToken })
    expect((await renew()).status).toBe(200)
    connected.advance(11_000)
    expect((await renew()).status).toBe(401)
    expect(disconnected).toContain(sid)
  })
})

describe('signing in', () => {
  it('returns tokens of the signed-in user', async () => {
    const { email, signIn } = await newUser()
    const { body } = await signIn()
    const me = await callerWith(sandbox, body.AccessToken)(getCurrentUser)
    expect(me.body).toMatchObject({ email, userAccesses: [{ portal: 'fleet', role: 'portal-admin' }] })
    expect((await callerWith(sandbox, `Bearer ${body.AccessToken}`)(getCurrentUser)).status).toBe(200)
  })

  it('returns the same error for an unknown email, a wrong password and a deactivated user', async () => {
    const { email } = await newUser()
    const deactivated = await newUser()
    await sandbox.run(({ tx }) =>
      tx.execute(sql`update app_user set status = 'deactivated' where email = ${deactivated.email}`),
    )
    const answers = await Promise.all([
      anonymous(login, credentials('not.registered@fleet.test')),
      anonymous(login, credentials(email, 'Wrong-2026!')),
      deactivated.signIn(),
    ])
    for (const { status, body } of answers) expect([status, body.errorCode]).toEqual([401, 'P1002'])
  })

  it('reports the reason in legacy mode', async () => {
    const legacy = testSandboxOn(sandbox.db, { mode: 'legacy' })
    const call = callerWith(legacy)
    const { email } = await newUser()
    const loginErrorCode = async () => (await call(login, credentials(email))).body.errorCode
    expect((await call(login, credentials('not.registered@fleet.test'))).body.errorCode).toBe('P1005')
    await sandbox.run(({ tx }) =>
      tx.execute(sql`update app_user set status = 'pending' where email = ${email}`),
    )
    expect(await loginErrorCode()).toBe('U1002')
    await sandbox.run(({ tx }) =>
      tx.execute(sql`update app_user set status = 'deactivated' where email = ${email}`),
    )
    expect(await loginErrorCode()).toBe('U1013')
  })

  it('is rate-limited after ten wrong passwords', async () => {
    const { email, signIn } = await newUser()
    for (let i = 0; i < 10; i++) await anonymous(login, credentials(email, `Guess-${i}!`))
    const refused = await signIn()
    expect([refused.status, refused.body.errorCode]).toEqual([429, 'TooManyRequests'])
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  })

  it('ends the session when the account is deactivated', async () => {
    const { email, signIn } = await newUser()
    const { body } = await signIn()
    await sandbox.run(({ tx }) =>
      tx.execute(sql`update app_user set status = 'deactivated' where email = ${email}`),
    )
    expect((await callerWith(sandbox, body.AccessToken)(getCurrentUser)).status).toBe(401)
    expect((await anonymous(refreshSession, { refreshToken: body.RefreshToken })).status).toBe(401)
  })
})

describe('the two-factor code', () => {
  it('allows one sign-in with its token', async () => {
    const { signIn, otp, lastCode } = await newUser(true)
    const firstAttempt = await signIn()
    expect([firstAttempt.status, firstAttempt.body.errorCode]).toEqual([401, 'P1008'])
    expect(firstAttempt.body.data.email).toMatch(/^p•••@fleet\.test$/)
    expect((await signIn()).body).toMatchObject({
      errorCode: 'P1028',
      data: { resendAt: firstAttempt.body.data.resendAt },
    })
    const code = await lastCode()
    expect(code).toMatch(/^\d{6}$/)
    const { token } = (await otp(code)).body
    expect((await otp(code)).body.errorCode).toBe('P1006')
    expect((await signIn(token)).status).toBe(200)
    expect((await signIn(token)).body.errorCode).toBe('P1008')
  })

  it('locks for an hour after the fourth wrong code', async () => {
    const { signIn, otp, lastCode } = await newUser(true)
    await signIn()
    const code = await lastCode()
    const wrong = code === '000000' ? '111111' : '000000'
    for (const remaining of [2, 1, 0]) {
      expect((await otp(wrong)).body).toMatchObject({ errorCode: 'P1006', data: { remaining } })
    }
    const locked = await otp(wrong)
    expect([locked.status, locked.body.errorCode]).toEqual([423, 'P1029'])
    expect(locked.headers.get('Retry-After')).toBe('3600')
    expect((await otp(code)).body.errorCode).toBe('P1029')
    expect((await signIn()).body).toMatchObject({ errorCode: 'P1029', data: locked.body.data })
    sandbox.advance(minutes(61))
    expect((await signIn()).body.errorCode).toBe('P1008')
    sandbox.advance(-minutes(61))
  })

  it('expires after ten minutes and is sent at most five times in an hour', async () => {
    const { signIn, otp, lastCode } = await newUser(true)
    await signIn()
    const first = await lastCode()
    sandbox.advance(minutes(11))
    expect((await otp(first)).body.errorCode).toBe('P1007')
    for (let i = 2; i <= 5; i++) {
      expect((await signIn()).body.errorCode).toBe('P1008')
      sandbox.advance(minutes(11))
    }
    const limit = await signIn()
    expect([limit.status, limit.body.errorCode]).toEqual([429, 'P1026'])
    sandbox.advance(-minutes(55))
  })

  it('cannot be locked without the password', async () => {
    const { signIn, otp } = await newUser(true)
    for (let i = 0; i < 6; i++) expect((await otp('000000')).body.errorCode).toBe('P1006')
    expect((await signIn()).body.errorCode).toBe('P1008')
  })
})

describe('a session', () => {
  it('returns the same token pair to a repeated refresh for ten seconds, then treats reuse as theft and ends', async () => {
    const { signIn } = await newUser()
    const first = (await signIn()).body
    const renew = (refreshToken: string) => anonymous(refreshSession, { refreshToken })
    const second = (await renew(first.RefreshToken)).body
    sandbox.advance(9_000)
    expect((await renew(first.RefreshToken)).body).toEqual(second)
    sandbox.advance(3_000)
    expect((await renew(first.RefreshToken)).status).toBe(401)
    expect((await renew(second.RefreshToken)).status).toBe(401)
    expect((await callerWith(sandbox, second.AccessToken)(getCurrentUser)).status).toBe(401)
    sandbox.advance(-12_000)
  })

  it('requires a new access token after fifteen minutes', async () => {
    const { signIn } = await newUser()
    const { AccessToken, RefreshToken } = (await signIn()).body
    sandbox.advance(minutes(16))
    expect((await callerWith(sandbox, AccessToken)(getCurrentUser)).status).toBe(401)
    const renewed = (await anonymous(refreshSession, { refreshToken: RefreshToken })).body
    expect((await callerWith(sandbox, renewed.AccessToken)(getCurrentUser)).status).toBe(200)
    sandbox.advance(-minutes(16))
  })

  it('ends with a sign-out', async () => {
    const { signIn } = await newUser()
    const { AccessToken, RefreshToken } = (await signIn()).body
    const call = callerWith(sandbox, AccessToken)
    expect((await call(logout)).status).toBe(200)
    expect((await call(getCurrentUser)).status).toBe(401)
    expect((await anonymous(refreshSession, { refreshToken: RefreshToken })).status).toBe(401)
  })

  it.each(['', 'nonsense', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'])(
    'refuses the token %j',
    async (token) => {
      expect((await callerWith(sandbox, token)(getCurrentUser)).status).toBe(401)
    },
  )
})

const tokenIn = (link: string | null | undefined) => new URL(link ?? '').searchParams.get('token') ?? ''

describe('a forgotten password', () => {
  it('is replaced with a link that works once and ends every session', async () => {
    const { email, signIn } = await newUser()
    const old = (await signIn()).body
    expect((await anonymous(requestPasswordReset, { email })).status).toBe(200)
    const token = tokenIn((await sandbox.outbox(email)).at(-1)?.link)
    expect((await anonymous(validateResetToken, { token })).body).toEqual({ email })
    const weak = await anonymous(changePassword, { token, password: 'Password123!' })
    expect(weak.body).toMatchObject({ errorCode: 'BadRequest', fields: [{ path: 'password' }] })
    expect((await anonymous(changePassword, { token, password: 'Bagong-Lihim-8' })).body).toEqual({ email })
    expect((await anonymous(changePassword, { token, password: 'Bagong-Lihim-9' })).body.errorCode).toBe(
      'P1009',
    )
    expect((await anonymous(validateResetToken, { token })).body.errorCode).toBe('E9999')
    expect((await signIn()).body.errorCode).toBe('P1002')
    expect((await anonymous(login, credentials(email, 'Bagong-Lihim-8'))).status).toBe(200)
    expect((await callerWith(sandbox, old.AccessToken)(getCurrentUser)).status).toBe(401)
  })

  it('returns the same response for an unknown email and sends nothing', async () => {
    const email = 'unknown@fleet.test'
    expect((await anonymous(requestPasswordReset, { email })).body).toEqual({})
    expect(await sandbox.outbox(email)).toEqual([])
  })

  it('has a link that expires after an hour', async () => {
    const { email } = await newUser()
    await anonymous(requestPasswordReset, { email })
    const token = tokenIn((await sandbox.outbox(email)).at(-1)?.link)
    sandbox.advance(minutes(61))
    expect((await anonymous(validateResetToken, { token })).body.errorCode).toBe('P1010')
    expect((await anonymous(changePassword, { token, password: 'Bagong-Lihim-8' })).body.errorCode).toBe(
      'P1010',
    )
    sandbox.advance(-minutes(61))
  })
})
