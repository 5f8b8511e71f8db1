import fc from 'fast-check'
import { createPortalSession } from 'api-client'
import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { createDeviceStorage } from './deviceStorage.ts'
import { createRealtime, type RealtimeSource } from './realtime.ts'

const person = (userId: string) => ({ userId, firstName: '', lastName: '', email: '', userAccesses: [] })

/** A connection in the test's hand. */
function line() {
  const lines: { listener: Parameters<RealtimeSource['open']>[0]; isOpen: boolean }[] = []
  const source: RealtimeSource = {
    open(listener) {
      const one = { listener, isOpen: true }
      lines.push(one)
      return () => void (one.isOpen = false)
    },
  }
  return { source, lines, send: (message: unknown) => lines.at(-1)?.listener.onMessage(message) }
}

function setUp() {
  const session = createPortalSession({ storage: memoryStorage(), tabStorage: memoryStorage() })
  session.write({ accessToken: 'token', userDetails: person('ana') })
  const { source, lines, send } = line()
  const onChange = vi.fn()
  const realtime = createRealtime({
    source,
    session,
    deviceStorage: createDeviceStorage('fleet-portal'),
    onChange,
  })
  const stop = realtime.start()
  return { session, lines, send, realtime, onChange, stop }
}

test('the connection’s id is kept in the session, is no news, and goes with the connection', () => {
  const { session, send, realtime, lines } = setUp()
  send({ connectionId: 'c1' })
  expect(session.read().connectionId).toBe('c1')
  expect(realtime.hasNews()).toBe(false)
  expect(realtime.messages()).toEqual([])
  send('{"connectionId":"c2"}')
  expect(session.read().connectionId).toBe('c2')
  lines[0]?.listener.onClosed()
  expect(session.read().connectionId).toBeUndefined()
})

test('every other message is queued, is news, and has what is on screen read again', () => {
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

test('a session that starts has one connection, opened before its person is known', () => {
  const { session, lines, send, realtime, stop } = setUp()
  stop()
  session.end('signed-out')
  realtime.start()
  session.write({ accessToken: 'another' })
  expect(lines).toHaveLength(2)
  send({ type: 'report' })
  session.write({ userDetails: person('bea') })
  expect(lines.map(({ isOpen }) => isOpen)).toEqual([false, true])
  expect(realtime.messages()).toEqual([{ type: 'report' }])
  expect(realtime.hasNews()).toBe(true)
})

test('what the connection brings when it stands is told apart from what it may have missed while it was away', () => {
  const { lines, onChange } = setUp()
  const listener = lines[0]?.listener
  listener?.onConnected()
  listener?.onClosed()
  listener?.onConnected()
  expect(onChange.mock.calls).toEqual([[{ isAgain: false }], [{ isAgain: true }]])
})

test('news goes for all tabs when the downloads are opened, and stays through a reload until then', () => {
  const { send, realtime, session, stop } = setUp()
  send({ type: 'report' })
  stop()
  const after = createRealtime({
    source: line().source,
    session,
    deviceStorage: createDeviceStorage('fleet-portal'),
    onChange: () => {},
  })
  after.start()
  expect(after.hasNews()).toBe(true)
  const heard = vi.fn()
  after.subscribe(heard)
  realtime.start()
  realtime.clearNews()
  // What the browser does in the other tabs.
  dispatchEvent(new StorageEvent('storage', { key: 'fleet-portal:news:ana' }))
  expect(heard).toHaveBeenCalled()
  expect(after.hasNews()).toBe(false)
})

test('signing out closes the connection and forgets the messages; the next person finds nothing of them', () => {
  const { session, send, realtime, lines } = setUp()
  send({ connectionId: 'c1' })
  send({ type: 'report' })
  session.end('signed-out')
  expect(lines[0]?.isOpen).toBe(false)
  expect(realtime.messages()).toEqual([])
  session.write({ accessToken: 'other', userDetails: person('bea') })
  expect(lines).toHaveLength(2)
  expect(lines[1]?.isOpen).toBe(true)
  expect(realtime.hasNews()).toBe(false)
  expect(session.read().connectionId).toBeUndefined()
})

test('another token of the same person leaves the connection as it is', () => {
  const { session, lines } = setUp()
  session.write({ accessToken: 'renewed' })
  expect(lines).toHaveLength(1)
  expect(lines[0]?.isOpen).toBe(true)
})

test('the token that is shown is the session’s, and another one where it was refused', async () => {
  const { session, lines } = setUp()
  const { token } = lines[0]?.listener ?? {}
  expect(await token?.()).toBe('token')
  session.write({ accessToken: 'renewed' })
  expect(await token?.('token')).toBe('renewed')
})

test('whatever comes, nothing breaks, at most five hundred messages are kept and none twice', () => {
  const { send, realtime } = setUp()
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.json(), fc.string()), (raw) => {
      expect(() => send(raw)).not.toThrow()
    }),
    { numRuns: 2000 },
  )
  for (let n = 0; n < 600; n++) for (let twice = 0; twice < 2; twice++) send({ type: 'report', n })
  expect(realtime.messages()).toHaveLength(500)
  expect(new Set(realtime.messages().map((one) => JSON.stringify(one))).size).toBe(500)
  expect(realtime.messages().at(-1)).toEqual({ type: 'report', n: 599 })
})

test('starting and stopping a thousand times leaves no connection and no listener', () => {
  const { realtime, lines, stop, session } = setUp()
  stop()
  for (let n = 0; n < 1000; n++) realtime.start()()
  expect(lines.filter(({ isOpen }) => isOpen)).toHaveLength(0)
  const before = lines.length
  session.write({ accessToken: 'x', userDetails: person('bea') })
  expect(lines).toHaveLength(before)
})
