import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openRealtime } from './realtime.ts'
import { createTestSandbox, testSettings, type TestSandbox } from './testing.ts'

let sandbox: TestSandbox
let url: string
let realtime: ReturnType<typeof openRealtime>
const http = createServer()
const sockets: Socket[] = []

beforeAll(async () => {
  sandbox = await createTestSandbox()
  realtime = openRealtime(http, { db: sandbox.db, settings: testSettings() })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
})
afterAll(async () => {
  for (const socket of sockets) socket.disconnect()
  realtime.close()
  await new Promise((resolve) => http.close(resolve))
  await sandbox.close()
})

function connect(token: string | undefined) {
  const socket = io(url, { auth: { token }, reconnection: false, transports: ['websocket'] })
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
  realtime.hangUp(one?.userId ?? '')
  expect(await ended).toBe('io server disconnect')
  expect(stranger.connected).toBe(true)
})
