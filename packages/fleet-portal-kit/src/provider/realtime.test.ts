import fc from 'fast-check'
import { createPortalSession } from 'fleet-portal-api-client'
import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { createDeviceStorage } from './deviceStorage.ts'
import { createRealtime, type RealtimeOptions, type RealtimeSource } from './realtime.ts'

const userWithId = (userId: string) => ({ userId, firstName: '', lastName: '', email: '', userAccesses: [] })

/** A source whose connections the test controls. */
function createTestSource() {
  const connections: { listener: Parameters<RealtimeSource['open']>[0]; isOpen: boolean }[] = []
  const source: RealtimeSource = {
    open(listener) {
      const connection = { listener, isOpen: true }
      connections.push(connection)
      return () => void (connection.isOpen = false)
    },
  }
  return { source, connections, send: (message: unknown) => connections.at(-1)?.listener.onMessage(message) }
}

function setUp() {
  const session = createPortalSession({ storage: memoryStorage(), tabStorage: memoryStorage() })
  session.write({ accessToken: 'token', userDetails: userWithId('ana') })
  const { source, connections, send } = createTestSource()
  const onChange = vi.fn<RealtimeOptions['onChange']>()
  const realtime = createRealtime({
    source,
    session,
    deviceStorage: createDeviceStorage('fleet-portal'),
    onChange,
  })
  const stop = realtime.start()
  return { session, connections, send, realtime, onChange, stop }
}

test('stores the connection id in the session until the connection closes, and does not count it as a message', () => {
  const { session, send, realtime, connections } = setUp()
  send({ connectionId: 'c1' })
  expect(session.read().connectionId).toBe('c1')
  expect(realtime.hasNews()).toBe(false)
  expect(realtime.messages()).toEqual([])
  send('{"connectionId":"c2"}')
  expect(session.read().connectionId).toBe('c2')
  connections[0]?.listener.onClosed()
  expect(session.read().connectionId).toBeUndefined()
})

test('queues every other message, counts it as unread, and reports that data may be stale', () => {
  const { send, realtime, onChange } = setUp()
  send({ type: 'report', reportId: '1' })
  send('{"type":"report","reportId":"2"}')
  expect(realtime.messages()).toEqual([
    { type: 'report', reportId: '1' },
    { type: 'report', reportId: '2' },
  ])
  expect(realtime.hasNews()).toBe(true)
  expect(onChange).toHaveBeenCalledTimes(2)
})

test('messages during a read of the data wait for its end, and then cause one more: each one ended the read before it', async () => {
  const { send, onChange } = setUp()
  const ends: (() => void)[] = []
  onChange.mockImplementation(() => new Promise<void>((resolve) => void ends.push(resolve)))
  for (let n = 0; n < 1000; n++) send({ type: 'redemption', n })
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(onChange).toHaveBeenCalledTimes(1)
  ends[0]?.()
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2))
  ends[1]?.()
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(onChange).toHaveBeenCalledTimes(2)
  send({ type: 'report' })
  expect(onChange).toHaveBeenCalledTimes(3)
})

test('a reconnect during a read is still reported as one, also if a message follows', async () => {
  const { send, connections, onChange } = setUp()
  let end = () => {}
  const listener = connections[0]?.listener
  listener?.onConnected()
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1))
  await Promise.resolve()
  onChange.mockImplementationOnce(() => new Promise<void>((resolve) => void (end = resolve)))
  send({ type: 'report' })
  listener?.onConnected()
  send({ type: 'redemption' })
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2))
  end()
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ isReconnect: true }))
  expect(onChange).toHaveBeenCalledTimes(3)
})

test('a new session opens one connection, before its user is known', () => {
  const { session, connections, send, realtime, stop } = setUp()
  stop()
  session.end('signed-out')
  realtime.start()
  session.write({ accessToken: 'another' })
  expect(connections).toHaveLength(2)
  send({ type: 'report' })
  session.write({ userDetails: userWithId('bea') })
  expect(connections.map(({ isOpen }) => isOpen)).toEqual([false, true])
  expect(realtime.messages()).toEqual([{ type: 'report' }])
  expect(realtime.hasNews()).toBe(true)
})

test('reports a first connection and a reconnect differently', () => {
  const { connections, onChange } = setUp()
  const listener = connections[0]?.listener
  listener?.onConnected()
  listener?.onClosed()
  listener?.onConnected()
  expect(onChange.mock.calls).toEqual([[{ isReconnect: false }], [{ isReconnect: true }]])
})

test('messages stay unread after a reload, until the user opens the downloads in any tab', () => {
  const { send, realtime, session, stop } = setUp()
  send({ type: 'report' })
  stop()
  const reloaded = createRealtime({
    source: createTestSource().source,
    session,
    deviceStorage: createDeviceStorage('fleet-portal'),
    onChange: () => {},
  })
  reloaded.start()
  expect(reloaded.hasNews()).toBe(true)
  const listener = vi.fn()
  reloaded.subscribe(listener)
  realtime.start()
  realtime.clearNews()
  // The event that the browser sends to the other tabs.
  dispatchEvent(new StorageEvent('storage', { key: 'fleet-portal:news:ana' }))
  expect(listener).toHaveBeenCalled()
  expect(reloaded.hasNews()).toBe(false)
})

test('signing out closes the connection and removes the messages, so that the next user sees none of them', () => {
  const { session, send, realtime, connections } = setUp()
  send({ connectionId: 'c1' })
  send({ type: 'report' })
  session.end('signed-out')
  expect(connections[0]?.isOpen).toBe(false)
  expect(realtime.messages()).toEqual([])
  session.write({ accessToken: 'other', userDetails: userWithId('bea') })
  expect(connections).toHaveLength(2)
  expect(connections[1]?.isOpen).toBe(true)
  expect(realtime.hasNews()).toBe(false)
  expect(session.read().connectionId).toBeUndefined()
})

test('a connection that goes on after it was closed gets no token of the next user and reaches none of their data', async () => {
  const { session, realtime, connections, onChange } = setUp()
  session.end('signed-out')
  session.write({ accessToken: 'other', userDetails: userWithId('bea') })
  connections[1]?.listener.onMessage({ connectionId: 'c2' })
  const late = connections[0]?.listener
  late?.onConnected()
  late?.onMessage({ connectionId: 'c1' })
  late?.onMessage({ type: 'report' })
  late?.onClosed()
  expect(await late?.token()).toBeUndefined()
  expect(await late?.token('token')).toBeUndefined()
  expect(onChange).not.toHaveBeenCalled()
  expect(realtime.messages()).toEqual([])
  expect(realtime.hasNews()).toBe(false)
  expect(session.read().connectionId).toBe('c2')
})

test('a source that throws leaves no message of the earlier user, and the next user gets a connection', () => {
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => undefined)
  const session = createPortalSession({ storage: memoryStorage(), tabStorage: memoryStorage() })
  session.write({ accessToken: 'token', userDetails: userWithId('ana') })
  const { source, connections, send } = createTestSource()
  const open: RealtimeSource['open'] = (listener) => {
    source.open(listener)
    return () => {
      throw new Error('The socket was gone.')
    }
  }
  const deviceStorage = createDeviceStorage('fleet-portal')
  const realtime = createRealtime({ source: { open }, session, deviceStorage, onChange: () => {} })
  realtime.start()
  send({ type: 'report' })
  session.end('signed-out')
  expect(realtime.messages()).toEqual([])
  session.write({ accessToken: 'other', userDetails: userWithId('cleo') })
  expect(connections).toHaveLength(2)
  expect(realtime.hasNews()).toBe(false)
  expect(reported).toHaveBeenCalledTimes(1)
  reported.mockRestore()
})

test('a renewed token of the same user does not reopen the connection', () => {
  const { session, connections } = setUp()
  session.write({ accessToken: 'renewed' })
  expect(connections).toHaveLength(1)
  expect(connections[0]?.isOpen).toBe(true)
})

test('passes the token of the session, and a renewed one after a refusal', async () => {
  const { session, connections } = setUp()
  const { token } = connections[0]?.listener ?? {}
  expect(await token?.()).toBe('token')
  session.write({ accessToken: 'renewed' })
  expect(await token?.('token')).toBe('renewed')
})

test('accepts any message without an error, and queues at most five hundred without duplicates', () => {
  const { send, realtime } = setUp()
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.json(), fc.string()), (raw) => {
      expect(() => send(raw)).not.toThrow()
    }),
    { numRuns: 2000 },
  )
  for (let n = 0; n < 600; n++) for (let twice = 0; twice < 2; twice++) send({ type: 'report', n })
  expect(realtime.messages()).toHaveLength(500)
  expect(new Set(realtime.messages().map((message) => JSON.stringify(message))).size).toBe(500)
  expect(realtime.messages().at(-1)).toEqual({ type: 'report', n: 599 })
})

test('leaves no open connection and no listener after many starts and stops', () => {
  const { realtime, connections, stop, session } = setUp()
  stop()
  for (let n = 0; n < 1000; n++) realtime.start()()
  expect(connections.filter(({ isOpen }) => isOpen)).toHaveLength(0)
  const before = connections.length
  session.write({ accessToken: 'x', userDetails: userWithId('bea') })
  expect(connections).toHaveLength(before)
})
