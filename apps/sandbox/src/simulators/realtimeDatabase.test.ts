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
let address: string
let app: FirebaseApp
let client: Database

beforeAll(async () => {
  database = openRealtimeDatabase(http, () => Promise.resolve(tree))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  address = `localhost:${(http.address() as AddressInfo).port}`
})
afterAll(() => {
  database.close()
  http.close()
})
beforeEach(() => {
  tree = { flags: { PAGE_LOANS: { enabled: false, users: { abc: true } }, PAGE_PROMO: { enabled: true } } }
  app = initializeApp({}, crypto.randomUUID())
  client = getDatabase(app, `ws://${address}?ns=fleet-portal`)
})
afterEach(() => deleteApp(app))

it('answers a read of the whole, of a part and of what is not there', async () => {
  expect((await get(ref(client, '/'))).val()).toEqual(tree)
  expect((await get(child(ref(client, 'flags'), 'PAGE_LOANS/users'))).val()).toEqual({ abc: true })
  expect((await get(ref(client, 'flags/PAGE_NOWHERE/enabled'))).val()).toBeNull()
  expect((await get(ref(client, 'flags/constructor'))).val()).toBeNull()
})

it('tells a listener at once and after every change, and no longer once it stopped', async () => {
  const heard: unknown[] = []
  let wake: (() => void) | undefined
  const next = (count: number) =>
    new Promise<void>((resolve) => {
      wake = () => heard.length >= count && resolve()
      wake()
    })
  const stop = onValue(ref(client, 'flags/PAGE_PROMO'), (snapshot) => {
    heard.push(snapshot.val())
    wake?.()
  })
  await next(1)
  tree = { flags: { PAGE_PROMO: { enabled: false } } }
  await database.changed()
  await next(2)
  expect(heard).toEqual([{ enabled: true }, { enabled: false }])
  stop()
  tree = { flags: { PAGE_PROMO: { enabled: true } } }
  // The read that follows the stop on the same connection has been answered: so has the stop.
  await get(ref(client, 'flags/PAGE_LOANS'))
  await database.changed()
  await get(ref(client, 'flags/PAGE_LOANS'))
  expect(heard).toHaveLength(2)
})

it('refuses every write', async () => {
  await expect(set(ref(client, 'flags/PAGE_LOANS/enabled'), true)).rejects.toThrow('PERMISSION_DENIED')
  expect((await get(ref(client, 'flags/PAGE_LOANS/enabled'))).val()).toBe(false)
})

it.each(['nonsense', '{"t":"d"}', '{"t":"c","d":{}}', '[]'])('hangs up on %s', async (text) => {
  const socket = new WebSocket(`ws://${address}/.ws?v=5&ns=fleet-portal`)
  const closed = new Promise<number>((resolve) => void socket.once('close', resolve))
  socket.once('open', () => socket.send(text))
  expect(await closed).toBe(1003)
})
