import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app'
import { child, get, getDatabase, onValue, ref, set, type Database } from 'firebase/database'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { openRealtimeDatabase } from './realtimeDatabase.ts'

const http = createServer()
let tree: unknown
let database: ReturnType<typeof openRealtimeDatabase>
let host: string
let app: FirebaseApp
let client: Database

beforeAll(async () => {
  database = openRealtimeDatabase(http, () => Promise.resolve(tree))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  host = `localhost:${(http.address() as AddressInfo).port}`
})
afterAll(() => {
  database.close()
  http.close()
})
beforeEach(() => {
  tree = { flags: { PAGE_LOANS: { enabled: false, users: { abc: true } }, PAGE_PROMO: { enabled: true } } }
  app = initializeApp({}, crypto.randomUUID())
  client = getDatabase(app, `ws://${host}?ns=fleet-portal`)
})
afterEach(() => deleteApp(app))

it('returns the whole tree, a subtree, or null for a missing path', async () => {
  expect((await get(ref(client, '/'))).val()).toEqual(tree)
  expect((await get(child(ref(client, 'flags'), 'PAGE_LOANS/users'))).val()).toEqual({ abc: true })
  expect((await get(ref(client, 'flags/PAGE_UNKNOWN/enabled'))).val()).toBeNull()
  expect((await get(ref(client, 'flags/constructor'))).val()).toBeNull()
})

it('notifies a listener immediately and after every change, until it unsubscribes', async () => {
  const received: unknown[] = []
  let notifyWaiter: (() => void) | undefined
  const waitForCount = (count: number) =>
    new Promise<void>((resolve) => {
      notifyWaiter = () => received.length >= count && resolve()
      notifyWaiter()
    })
  const unsubscribe = onValue(ref(client, 'flags/PAGE_PROMO'), (snapshot) => {
    received.push(snapshot.val())
    notifyWaiter?.()
  })
  await waitForCount(1)
  tree = { flags: { PAGE_PROMO: { enabled: false } } }
  await database.changed()
  await waitForCount(2)
  expect(received).toEqual([{ enabled: true }, { enabled: false }])
  unsubscribe()
  tree = { flags: { PAGE_PROMO: { enabled: true } } }
  // The server handles messages of a connection in order: after this read it has handled the unsubscribe.
  await get(ref(client, 'flags/PAGE_LOANS'))
  await database.changed()
  await get(ref(client, 'flags/PAGE_LOANS'))
  expect(received).toHaveLength(2)
})

it('refuses every write', async () => {
  await expect(set(ref(client, 'flags/PAGE_LOANS/enabled'), true)).rejects.toThrow('PERMISSION_DENIED')
  expect((await get(ref(client, 'flags/PAGE_LOANS/enabled'))).val()).toBe(false)
})

it.each(['nonsense', '{"t":"d"}', '{"t":"c","d":{}}', '[]'])(
  'closes the connection after the message %s',
  async (text) => {
    const socket = new WebSocket(`ws://${host}/.ws?v=5&ns=fleet-portal`)
    const closed = new Promise<number>((resolve) => void socket.once('close', resolve))
    socket.once('open', () => socket.send(text))
    expect(await closed).toBe(1003)
  },
)
