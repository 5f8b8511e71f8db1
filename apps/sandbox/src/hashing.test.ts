import { listFleets } from 'fleet-portal-api-client/contract/fleets'
import { changePassword, login, requestPasswordReset } from 'fleet-portal-api-client/contract/session'
import { acceptInvite, inviteUser } from 'fleet-portal-api-client/contract/users'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { deriveInPool } from './deriveInPool.ts'
import { demoPassword } from './domain/fleetSetup.ts'
import { deriveInThread, type DeriveKey } from './utilities/passwords.ts'
import { createTestSandbox, type TestSandbox } from './testing.ts'
import { callerOf, callerWith } from './testing/callerOf.ts'

/** Delays every hash that starts while the gate is blocked. */
function createHashGate() {
  let waitingHashes: (() => void)[] = []
  let isBlocked = false
  let onStarted: (() => void) | undefined
  const deriveKey: DeriveKey = async (...work) => {
    if (isBlocked) {
      await new Promise<void>((resolve) => {
        waitingHashes.push(resolve)
        onStarted?.()
      })
    }
    return deriveInThread(...work)
  }
  return {
    deriveKey,
    block: () => (isBlocked = true),
    unblock() {
      isBlocked = false
      for (const resume of waitingHashes) resume()
      waitingHashes = []
    },
    /** Resumes the hash that started last. */
    releaseLast: () => waitingHashes.pop()?.(),
    /** Resolves when `count` hashes wait at the gate. */
    waitForStarted: (count: number) =>
      new Promise<void>((resolve) => {
        onStarted = () => waitingHashes.length >= count && resolve()
        onStarted()
      }),
  }
}

const hashGate = createHashGate()
let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await createTestSandbox({ deriveKey: hashGate.deriveKey, ipAddressOf: () => '203.0.113.9' })
  return () => sandbox.close()
})
afterEach(() => hashGate.unblock())

async function newFleet() {
  const { fleetId, users } = await sandbox.newFleet({ type: 'hedging', roles: ['portal-admin', 'purchaser'] })
  const [admin, buyer] = users.map(({ email }) => email) as [string, string]
  return { fleetId, admin, buyer, call: await callerOf(sandbox, admin) }
}

const anonymous = () => callerWith(sandbox)
const signIn = (email: string, password = demoPassword) =>
  anonymous()(login, { email, password, portalType: 'fleet' })
const tokenFor = async (email: string) =>
  new URL((await sandbox.outbox(email)).at(-1)?.link ?? '').searchParams.get('token') ?? ''

describe('while passwords are hashed', () => {
  it('other sign-ins of the same network and account are hashed in parallel, and other calls return', async () => {
    const { admin, buyer, call } = await newFleet()
    hashGate.block()
    const attempts = [
      signIn(admin),
      signIn(admin),
      signIn(buyer),
      signIn(buyer, 'Wrong-2026!'),
      signIn('unknown@fleet.test'),
    ]
    await hashGate.waitForStarted(attempts.length)
    expect((await call(listFleets)).status).toBe(200)
    hashGate.unblock()
    expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual([200, 200, 200, 401, 401])
  })

  it('password changes and accepted invitations block no other call', async () => {
    const { fleetId, admin, call } = await newFleet()
    const guest = `guest.${fleetId}@fleet.test`.toLowerCase()
    await call(inviteUser, { fleetId, email: guest, role: 'data-analyst' })
    await anonymous()(requestPasswordReset, { email: admin })
    const name = { firstName: 'New', lastName: 'Guest' }
    const password = 'Bagong-Umaga-77!'
    const changes = [await tokenFor(admin), await tokenFor(guest)] as const
    hashGate.block()
    const attempts = [
      anonymous()(changePassword, { token: changes[0], password }),
      anonymous()(acceptInvite, { token: changes[1], password, ...name }),
    ]
    await hashGate.waitForStarted(attempts.length)
    expect((await call(listFleets)).status).toBe(200)
    hashGate.unblock()
    expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual([200, 200])
    expect((await signIn(guest, password)).status).toBe(200)
  })

  it('a sign-in with the old password fails if the password changes meanwhile', async () => {
    const { admin } = await newFleet()
    await anonymous()(requestPasswordReset, { email: admin })
    const token = await tokenFor(admin)
    hashGate.block()
    const attempt = signIn(admin)
    await hashGate.waitForStarted(1)
    const change = anonymous()(changePassword, { token, password: 'Bagong-Umaga-78!' })
    await hashGate.waitForStarted(2)
    hashGate.releaseLast()
    expect((await change).status).toBe(200)
    hashGate.unblock()
    expect((await attempt).body.errorCode).toBe('P1002')
    expect((await signIn(admin)).status).toBe(401)
  })

  it('a reset link that is used twice at once changes the password once', async () => {
    const { admin } = await newFleet()
    await anonymous()(requestPasswordReset, { email: admin })
    const token = await tokenFor(admin)
    hashGate.block()
    const attempts = ['Bagong-Umaga-81!', 'Bagong-Umaga-82!'].map((password) =>
      anonymous()(changePassword, { token, password }),
    )
    await hashGate.waitForStarted(2)
    hashGate.unblock()
    const answers = await Promise.all(attempts)
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '400'])
  })
})

it('hashing in the worker pool and in process produces the same hash', async () => {
  const salt = new Uint8Array(16).fill(7)
  for (const [password, N] of [
    ['Fleet-2026!', 2 ** 14],
    ['Peñaflor ₱', 2 ** 4],
    ['', 2 ** 6],
  ] as const) {
    const cost = { N, r: 8, p: 1, dkLen: 32 }
    expect(Array.from(await deriveInPool(password, salt, cost))).toEqual(
      Array.from(await deriveInThread(password, salt, cost)),
    )
  }
})
