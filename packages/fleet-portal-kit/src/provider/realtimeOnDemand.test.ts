import { createPortalSession } from 'fleet-portal-api-client'
import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { createDeviceStorage } from './deviceStorage.ts'
import type { RealtimeSource } from './realtime.ts'
import { createRealtimeOnDemand } from './realtimeOnDemand.ts'

function setUp() {
  const session = createPortalSession({ storage: memoryStorage(), tabStorage: memoryStorage() })
  const userDetails = { userId: 'ana', firstName: '', lastName: '', email: '', userAccesses: [] }
  session.write({ accessToken: 'token', userDetails })
  const listeners: Parameters<RealtimeSource['open']>[0][] = []
  const close = vi.fn()
  const source: RealtimeSource = {
    open(listener) {
      listeners.push(listener)
      return close
    },
  }
  const deviceStorage = createDeviceStorage('fleet-portal')
  const realtime = createRealtimeOnDemand({ source, session, deviceStorage, onChange: () => {} })
  return { session, listeners, close, realtime }
}

test('a listener from before the code was loaded is called for each message', async () => {
  const { listeners, realtime } = setUp()
  const onMessage = vi.fn()
  realtime.subscribe(onMessage)
  realtime.start()
  expect(realtime.messages()).toEqual([])
  await vi.waitFor(() => expect(listeners).toHaveLength(1))
  onMessage.mockClear()
  listeners[0]?.onMessage({ type: 'report' })
  expect(onMessage).toHaveBeenCalled()
  expect(realtime.messages()).toEqual([{ type: 'report' }])
  expect(realtime.hasNews()).toBe(true)
  realtime.clearNews()
  expect(realtime.hasNews()).toBe(false)
})

test('a stop before the code was loaded opens no connection, and a stop afterwards closes it once', async () => {
  const { listeners, close, realtime } = setUp()
  realtime.start()()
  const stop = realtime.start()
  await vi.waitFor(() => expect(listeners).toHaveLength(1))
  stop()
  expect(close).toHaveBeenCalledTimes(1)
  const onMessage = vi.fn()
  realtime.subscribe(onMessage)
  listeners[0]?.onMessage({ type: 'report' })
  expect(onMessage).not.toHaveBeenCalled()
})

test('another user who signs in while the code is loaded gets the connection, and the first one gets none', async () => {
  const { session, listeners, realtime } = setUp()
  realtime.start()
  session.end('signed-out')
  session.write({ accessToken: 'other' })
  await vi.waitFor(() => expect(listeners).toHaveLength(1))
  expect(await listeners[0]?.token()).toBe('other')
})

test('before the first message the list of messages is the same one, before and after the code was loaded', async () => {
  const { listeners, realtime } = setUp()
  const before = realtime.messages()
  realtime.start()
  await vi.waitFor(() => expect(listeners).toHaveLength(1))
  expect(realtime.messages()).toBe(before)
})
