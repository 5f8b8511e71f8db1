import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listUserAccesses, removeUserAccess } from 'api-client/contract/users'
import { login, refreshSession } from 'api-client/contract/session'
import { eq } from 'drizzle-orm'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { user, userAccess } from './db/schema.ts'
import { demoPassword } from './domain/fleetSetup.ts'
import { openRealtime, type RealtimeOptions } from './realtime.ts'
import { createTestSandbox, testSettings, type TestSandbox } from './testing.ts'
import { callerWith } from './testing/callerOf.ts'

let sandbox: TestSandbox
const sockets: Socket[] = []
const closings: (() => Promise<unknown>)[] = []
const never = 3_600_000

/** Sockets on a port of their own, on the sandbox's database, which the calls of these tests change behind their back. */
async function serve(options: RealtimeOptions = { sweepEvery: never }, db = sandbox.db) {
  const http = createServer()
  const realtime = openRealtime(http, { db, settings: testSettings() }, options)
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  closings.push(() => {
    realtime.close()
    return new Promise((resolve) => http.close(resolve))
  })
  return { realtime, url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` }
}

let url: string
let realtime: ReturnType<typeof openRealtime>

beforeAll(async () => {
  sandbox = await createTestSandbox()
  ;({ realtime, url } = await serve())
})
afterAll(async () => {
  for (const socket of sockets) socket.disconnect()
  for (const close of closings) await close()
  await sandbox.close()
})

function connect(token: string | undefined, to = url) {
  const socket = io(to, { auth: { token }, reconnection: false, transports: ['websocket'] })
  sockets.push(socket)
  return socket
}

const once = (socket: Socket, event: string) =>
  new Promise<unknown>((resolve) => void socket.once(event, (value: unknown) => resolve(value)))

it('tells a page its connection id, then what concerns its person and nobody else', async () => {
  const { users } = await sandbox.newFleet({ type: 'hedging', roles: ['portal-admin', 'portal-admin'] })
  const [one, other] = users
  const page = connect(await sandbox.signIn(one?.email ?? ''))
  const stranger = connect(await sandbox.signIn(other?.email ?? ''))
  const heard: unknown[] = []
  expect(await Promise.all([once(page, 'message'), once(stranger, 'message')])).toEqual([
    { connectionId: page.id },
    { connectionId: stranger.id },
  ])
  stranger.on('message', (message) => heard.push(message))
  const message = once(page, 'message')
  realtime.emit({ userId: one?.userId ?? '', message: { type: 'report', reportId: 'rep_1' } })
  expect(await message).toEqual({ type: 'report', reportId: 'rep_1' })
  expect(heard).toEqual([])
})

it.each([undefined, 'nonsense'])('refuses a page with the token %j', async (token) => {
  const socket = connect(token)
  expect(await once(socket, 'connect_error')).toMatchObject({ message: 'Unauthorized' })
})

it('ends the connections of whose access changes, at once, and of nobody else', async () => {
  const { users } = await sandbox.newFleet({ type: 'hedging', roles: ['portal-admin', 'portal-admin'] })
  const [one, other] = users
  const page = connect(await sandbox.signIn(one?.email ?? ''))
  const stranger = connect(await sandbox.signIn(other?.email ?? ''))
  await Promise.all([once(page, 'message'), once(stranger, 'message')])
  const ended = once(page, 'disconnect')
  realtime.disconnectUser(one?.userId ?? '')
  expect(await ended).toBe('io server disconnect')
  expect(stranger.connected).toBe(true)
})

/** A fleet of two administrators: one whose right to listen ends, and one who goes on. */
async function twoOn(address: string) {
  const { fleetId, users } = await sandbox.newFleet({
    type: 'hedging',
    roles: ['portal-admin', 'portal-admin'],
  })
  const [one, other] = users
  if (!one || !other) throw new Error('The fleet has no users')
  const tokens = await callerWith(sandbox)(login, {
    email: one.email,
    password: demoPassword,
    portalType: 'fleet',
  })
  const { AccessToken, RefreshToken } = tokens.body as { AccessToken: string; RefreshToken: string }
  const page = connect(AccessToken, address)
  const stays = connect(await sandbox.signIn(other.email), address)
  await Promise.all([once(page, 'message'), once(stays, 'message')])
  return { fleetId, one, other, page, stays, refreshToken: RefreshToken }
}

type Two = Awaited<ReturnType<typeof twoOn>>

/** Ways in which the right to listen ends without a word to the process that holds the connection. */
const endings: [string, (two: Two) => Promise<unknown>][] = [
  [
    'is deactivated in the database',
    ({ one }) => sandbox.db.update(user).set({ status: 'deactivated' }).where(eq(user.id, one.userId)),
  ],
  [
    'loses their last access in the database',
    ({ one }) =>
      sandbox.db.update(userAccess).set({ status: 'deactivated' }).where(eq(userAccess.userId, one.userId)),
  ],
  [
    'is removed from the fleet in another process',
    async ({ fleetId, one, other }) => {
      const call = callerWith(sandbox, await sandbox.signIn(other.email))
      const { userAccesses } = (await call(listUserAccesses, { fleetId })).body as {
        userAccesses: { userAccessId: string; user: { userId: string } }[]
      }
      const entry = userAccesses.find((access) => access.user.userId === one.userId)
      expect((await call(removeUserAccess, { userAccessId: entry?.userAccessId })).status).toBe(200)
    },
  ],
  [
    'has a refresh token that is used twice',
    async ({ refreshToken }) => {
      const call = callerWith(sandbox)
      expect((await call(refreshSession, { refreshToken })).status).toBe(200)
      sandbox.advance(11_000)
      expect((await call(refreshSession, { refreshToken })).status).toBe(401)
    },
  ],
]

describe.each(endings)('of somebody who %s', (_name, end) => {
  it('the connection is ended at the next look at all of them, and no other is', async () => {
    const { url: address } = await serve({ sweepEvery: 20 })
    const two = await twoOn(address)
    const ended = once(two.page, 'disconnect')
    await end(two)
    expect(await ended).toBe('io server disconnect')
    expect(two.stays.connected).toBe(true)
  })

  it('the connection is ended in place of the next message, which the others hear', async () => {
    const two = await twoOn(url)
    const heard: unknown[] = []
    two.page.on('message', (message) => heard.push(message))
    const ended = once(two.page, 'disconnect')
    await end(two)
    const message = { type: 'report', reportId: 'rep_2' }
    realtime.emit({ userId: two.one.userId, message })
    const told = once(two.stays, 'message')
    realtime.emit({ userId: two.other.userId, message })
    expect(await ended).toBe('io server disconnect')
    expect(await told).toEqual(message)
    expect(heard).toEqual([])
  })
})

it('refuses a page of somebody who acts on no fleet', async () => {
  const { one } = await twoOn(url)
  const token = await sandbox.signIn(one.email)
  await sandbox.db.update(userAccess).set({ status: 'deactivated' }).where(eq(userAccess.userId, one.userId))
  expect(await once(connect(token), 'connect_error')).toMatchObject({ message: 'Unauthorized' })
})

it('tells messages in their order', async () => {
  const { one, page } = await twoOn(url)
  const heard: unknown[] = []
  const all = new Promise<void>((resolve) => {
    page.on('message', (message) => heard.push(message) === 5 && resolve())
  })
  const messages = [1, 2, 3, 4, 5].map((reportId) => ({ reportId }))
  for (const message of messages) realtime.emit({ userId: one.userId, message })
  await all
  expect(heard).toEqual(messages)
})

it('says nothing while the sessions cannot be looked up, and goes on when they can', async () => {
  let isAway = false
  const db: typeof sandbox.db = Object.create(sandbox.db, {
    selectDistinct: {
      get() {
        if (isAway) throw new Error('away')
        return sandbox.db.selectDistinct.bind(sandbox.db)
      },
    },
  })
  const onFailure = vi.fn()
  const served = await serve({ sweepEvery: never, onFailure }, db)
  const { one, page } = await twoOn(served.url)
  const told = once(page, 'message')
  isAway = true
  served.realtime.emit({ userId: one.userId, message: { reportId: 'lost' } })
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce(), { timeout: 15_000 })
  isAway = false
  served.realtime.emit({ userId: one.userId, message: { reportId: 'next' } })
  expect(await told).toEqual({ reportId: 'next' })
  expect(page.connected).toBe(true)
})
