import { listFleets } from 'api-client/contract/fleets'
import { changePassword, login, requestPasswordReset } from 'api-client/contract/session'
import { acceptInvite, inviteUser } from 'api-client/contract/users'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { deriveInPool } from './deriveInPool.ts'
import { demoPassword } from './domain/fleetSetup.ts'
import { deriveInThread, type DeriveKey } from './utilities/passwords.ts'
import { createTestSandbox, type TestSandbox } from './testing.ts'
import { callerOf, callerWith } from './testing/callerOf.ts'

/** Holds every hash that is begun while it is shut. */
function gate() {
  let waiting: (() => void)[] = []
  let isShut = false
  let onBegun: (() => void) | undefined
  const deriveKey: DeriveKey = async (...work) => {
    if (isShut) {
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
        onBegun?.()
      })
    }
    return deriveInThread(...work)
  }
  return {
    deriveKey,
    shut: () => (isShut = true),
    open() {
      isShut = false
      for (const go of waiting) go()
      waiting = []
    },
    /** Lets the hash go on that began last. */
    releaseLast: () => waiting.pop()?.(),
    /** Resolves when so many hashes have begun and none has ended. */
    begun: (count: number) =>
      new Promise<void>((resolve) => {
        onBegun = () => waiting.length >= count && resolve()
        onBegun()
      }),
  }
}

const hashes = gate()
let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await createTestSandbox({ deriveKey: hashes.deriveKey, ipAddressOf: () => '203.0.113.9' })
  return () => sandbox.close()
})
afterEach(() => hashes.open())

async function newFleet() {
  const { fleetId, users } = await sandbox.newFleet({ type: 'hedging', roles: ['portal-admin', 'purchaser'] })
  const [admin, buyer] = users.map(({ email }) => email) as [string, string]
  return { fleetId, admin, buyer, call: await callerOf(sandbox, admin) }
}

const nobody = () => callerWith(sandbox)
const signIn = (email: string, password = demoPassword) =>
  nobody()(login, { email, password, portalType: 'fleet' })
const tokenFor = async (email: string) =>
  new URL((await sandbox.outbox(email)).at(-1)?.link ?? '').searchParams.get('token') ?? ''

describe('while passwords are hashed', () => {
  it('other sign-ins of the network and the account are hashed beside them, and other calls answered', async () => {
    const { admin, buyer, call } = await newFleet()
    hashes.shut()
    const attempts = [
      signIn(admin),
      signIn(admin),
      signIn(buyer),
      signIn(buyer, 'Wrong-2026!'),
      signIn('stranger@fleet.test'),
    ]
    await hashes.begun(attempts.length)
    expect((await call(listFleets)).status).toBe(200)
    hashes.open()
    expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual([200, 200, 200, 401, 401])
  })

  it('new passwords and invitations hold up no call either', async () => {
    const { fleetId, admin, call } = await newFleet()
    const guest = `guest.${fleetId}@fleet.test`.toLowerCase()
    await call(inviteUser, { fleetId, email: guest, role: 'data-analyst' })
    await nobody()(requestPasswordReset, { email: admin })
    const name = { firstName: 'New', lastName: 'Guest' }
    const password = 'Bagong-Umaga-77!'
    const changes = [await tokenFor(admin), await tokenFor(guest)] as const
    hashes.shut()
    const attempts = [
      nobody()(changePassword, { token: changes[0], password }),
      nobody()(acceptInvite, { token: changes[1], password, ...name }),
    ]
    await hashes.begun(attempts.length)
    expect((await call(listFleets)).status).toBe(200)
    hashes.open()
    expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual([200, 200])
    expect((await signIn(guest, password)).status).toBe(200)
  })

  it('a password that is changed meanwhile is the one that counts', async () => {
    const { admin } = await newFleet()
    await nobody()(requestPasswordReset, { email: admin })
    const token = await tokenFor(admin)
    hashes.shut()
    const attempt = signIn(admin)
    await hashes.begun(1)
    const change = nobody()(changePassword, { token, password: 'Bagong-Umaga-78!' })
    await hashes.begun(2)
    hashes.releaseLast()
    expect((await change).status).toBe(200)
    hashes.open()
    expect((await attempt).body.errorCode).toBe('P1002')
    expect((await signIn(admin)).status).toBe(401)
  })

  it('a link that is used twice at once changes the password once', async () => {
    const { admin } = await newFleet()
    await nobody()(requestPasswordReset, { email: admin })
    const token = await tokenFor(admin)
    hashes.shut()
    const attempts = ['Bagong-Umaga-81!', 'Bagong-Umaga-82!'].map((password) =>
      nobody()(changePassword, { token, password }),
    )
    await hashes.begun(2)
    hashes.open()
    const answers = await Promise.all(attempts)
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '400'])
  })
})

it('both ways to hash make the same of a password', async () => {
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
