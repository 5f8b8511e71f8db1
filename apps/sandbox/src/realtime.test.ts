import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listUserAccesses, removeUserAccess } from 'fleet-portal-api-client/contract/users'
import { login, refreshSession } from 'fleet-portal-api-client/contract/session'
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
const cleanups: (() => Promise<unknown>)[] = []
const noSweep = 3_600_000

/** Starts a socket server on its own port. It shares the database, but API calls in these tests do not reach it. */
async function serve(options: RealtimeOptions = { sweepEvery: noSweep }, db = sandbox.db) {
  const http = createServer()
  const realtime = openRealtime(http, { db, settings: testSettings() }, options)
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  cleanups.push(() => {
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
  for (const close of cleanups) await close()
  await sandbox.close()
})

function connect(token: string | undefined, serverUrl = url) {
  const socket = io(serverUrl, { auth: { token }, reconnection: false, transports: ['websocket'] })
  sockets.push(socket)
  return socket
}

const once = (socket: Socket, event: string) =>
  new Promise<unknown>((resolve) => void socket.once(event, (value: unknown) => resolve(value)))

it('sends the connection id first, then messages of the signed-in user only', async () => {
  const { users } = await sandbox.newFleet({ type: 'hedging', roles: ['portal-admin', 'portal-admin'] })
  const [firstUser, secondUser] = users
  const page = connect(await sandbox.signIn(firstUser?.email ?? ''))
  const otherUserPage = connect(await sandbox.signIn(secondUser?.email ?? ''))
  const received: unknown[] = []
  expect(await Promise.all([once(page, 'message'), once(otherUserPage, 'message')])).toEqual([
    { connectionId: page.id },
    { connectionId: otherUserPage.id },
  ])
  otherUserPage.on('message', (message) => received.push(message))
  const message = once(page, 'message')
  realtime.emit({ userId: firstUser?.userId ?? '', message: { type: 'report', reportId: 'rep_1' } })
  expect(await message).toEqual({ type: 'report', reportId: 'rep_1' })
  expect(received).toEqual([])
})

it.each([undefined, 'nonsense'])('refuses a connection with the token %j', async (token) => {
  const socket = connect(token)
  expect(await once(socket, 'connect_error')).toMatchObject({ message: 'Unauthorized' })
})

it('closes the connections of the given user immediately, and no others', async () => {
  const { users } = await sandbox.newFleet({ type: 'hedging', roles: ['portal-admin', 'portal-admin'] })
  const [firstUser, secondUser] = users
  const page = connect(await sandbox.signIn(firstUser?.email ?? ''))
  const otherUserPage = connect(await sandbox.signIn(secondUser?.email ?? ''))
  await Promise.all([once(page, 'message'), once(otherUserPage, 'message')])
  const disconnected = once(page, 'disconnect')
  realtime.disconnect(firstUser?.userId ?? '')
  expect(await disconnected).toBe('io server disconnect')
  expect(otherUserPage.connected).toBe(true)
})

it('closes the connections of the given session immediately, and none of another session of its user', async () => {
  const { users } = await sandbox.newFleet({ type: 'hedging', roles: ['portal-admin'] })
  const tokens = [await sandbox.signIn(users[0]?.email ?? ''), await sandbox.signIn(users[0]?.email ?? '')]
  const [page, otherPage] = tokens.map((token) => connect(token)) as [Socket, Socket]
  await Promise.all([once(page, 'message'), once(otherPage, 'message')])
  const disconnected = once(page, 'disconnect')
  const { sid } = JSON.parse(atob(tokens[0]?.split('.')[1] ?? '')) as { sid: string }
  realtime.disconnect(sid)
  expect(await disconnected).toBe('io server disconnect')
  expect(otherPage.connected).toBe(true)
})

/** Connects two administrators of one fleet. The first one loses access in the test. */
async function connectTwoAdmins(serverUrl: string) {
  const { fleetId, users } = await sandbox.newFleet({
    type: 'hedging',
    roles: ['portal-admin', 'portal-admin'],
  })
  const [firstUser, secondUser] = users
  if (!firstUser || !secondUser) throw new Error('The fleet has no users')
  const tokens = await callerWith(sandbox)(login, {
    email: firstUser.email,
    password: demoPassword,
    portalType: 'fleet',
  })
  const { AccessToken, RefreshToken } = tokens.body as { AccessToken: string; RefreshToken: string }
  const page = connect(AccessToken, serverUrl)
  const otherPage = connect(await sandbox.signIn(secondUser.email), serverUrl)
  await Promise.all([once(page, 'message'), once(otherPage, 'message')])
  return { fleetId, firstUser, secondUser, page, otherPage, refreshToken: RefreshToken }
}

type TwoAdmins = Awaited<ReturnType<typeof connectTwoAdmins>>

/** Changes that end the access of a user without a notification to the socket server. */
const accessLosses: [string, (admins: TwoAdmins) => Promise<unknown>][] = [
  [
    'is deactivated in the database',
    ({ firstUser }) =>
      sandbox.db.update(user).set({ status: 'deactivated' }).where(eq(user.id, firstUser.userId)),
  ],
  [
    'loses their last access in the database',
    ({ firstUser }) =>
      sandbox.db
        .update(userAccess)
        .set({ status: 'deactivated' })
        .where(eq(userAccess.userId, firstUser.userId)),
  ],
  [
    'is removed from the fleet by another process',
    async ({ fleetId, firstUser, secondUser }) => {
      const call = callerWith(sandbox, await sandbox.signIn(secondUser.email))
      const { userAccesses } = (await call(listUserAccesses, { fleetId })).body as {
        userAccesses: { userAccessId: string; user: { userId: string } }[]
      }
      const entry = userAccesses.find((access) => access.user.userId === firstUser.userId)
      expect((await call(removeUserAccess, { userAccessId: entry?.userAccessId })).status).toBe(200)
    },
  ],
  [
    'has a refresh token that was used twice',
    async ({ refreshToken }) => {
      const call = callerWith(sandbox)
      expect((await call(refreshSession, { refreshToken })).status).toBe(200)
      sandbox.advance(11_000)
      expect((await call(refreshSession, { refreshToken })).status).toBe(401)
    },
  ],
]

describe.each(accessLosses)('the connection of a user who %s', (_name, loseAccess) => {
  it('is closed at the next sweep, and no other connection is', async () => {
    const { url: serverUrl } = await serve({ sweepEvery: 20 })
    const admins = await connectTwoAdmins(serverUrl)
    const disconnected = once(admins.page, 'disconnect')
    await loseAccess(admins)
    expect(await disconnected).toBe('io server disconnect')
    expect(admins.otherPage.connected).toBe(true)
  })

  it('is closed instead of receiving the next message, which other users receive', async () => {
    const admins = await connectTwoAdmins(url)
    const received: unknown[] = []
    admins.page.on('message', (message) => received.push(message))
    const disconnected = once(admins.page, 'disconnect')
    await loseAccess(admins)
    const message = { type: 'report', reportId: 'rep_2' }
    realtime.emit({ userId: admins.firstUser.userId, message })
    const nextMessage = once(admins.otherPage, 'message')
    realtime.emit({ userId: admins.secondUser.userId, message })
    expect(await disconnected).toBe('io server disconnect')
    expect(await nextMessage).toEqual(message)
    expect(received).toEqual([])
  })
})

it('refuses a connection of a user without fleet access', async () => {
  const { firstUser } = await connectTwoAdmins(url)
  const token = await sandbox.signIn(firstUser.email)
  await sandbox.db
    .update(userAccess)
    .set({ status: 'deactivated' })
    .where(eq(userAccess.userId, firstUser.userId))
  expect(await once(connect(token), 'connect_error')).toMatchObject({ message: 'Unauthorized' })
})

it('delivers messages in order', async () => {
  const { firstUser, page } = await connectTwoAdmins(url)
  const received: unknown[] = []
  const all = new Promise<void>((resolve) => {
    page.on('message', (message) => received.push(message) === 5 && resolve())
  })
  const messages = [1, 2, 3, 4, 5].map((reportId) => ({ reportId }))
  for (const message of messages) realtime.emit({ userId: firstUser.userId, message })
  await all
  expect(received).toEqual(messages)
})

it('drops messages while the database is unavailable and resumes afterwards', async () => {
  let isDatabaseDown = false
  const db: typeof sandbox.db = Object.create(sandbox.db, {
    selectDistinct: {
      get() {
        if (isDatabaseDown) throw new Error('Database unavailable')
        return sandbox.db.selectDistinct.bind(sandbox.db)
      },
    },
  })
  const onFailure = vi.fn()
  const served = await serve({ sweepEvery: noSweep, onFailure }, db)
  const { firstUser, page } = await connectTwoAdmins(served.url)
  const nextMessage = once(page, 'message')
  isDatabaseDown = true
  served.realtime.emit({ userId: firstUser.userId, message: { reportId: 'lost' } })
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce(), { timeout: 15_000 })
  isDatabaseDown = false
  served.realtime.emit({ userId: firstUser.userId, message: { reportId: 'next' } })
  expect(await nextMessage).toEqual({ reportId: 'next' })
  expect(page.connected).toBe(true)
})
