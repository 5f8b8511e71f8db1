import { waitFor } from '@testing-library/react'
import { openLive } from 'sandbox/testing/live'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testSandbox } from '../testing/testSandbox.ts'
import { createSocketIoRealtime } from './createSocketIoRealtime.ts'

let live: Awaited<ReturnType<typeof openLive>>
let closes: (() => void)[] = []

beforeEach(async () => {
  live = await openLive(await testSandbox())
})
afterEach(async () => {
  for (const close of closes) close()
  closes = []
  await live.stop()
})

async function connect(tokens: (string | undefined)[] = []) {
  const sandbox = await testSandbox()
  const { users } = await sandbox.newFleet({ type: 'hedging', roles: ['portal-admin'] })
  const { email = '', userId = '' } = users[0] ?? {}
  const good = await sandbox.signIn(email)
  const heard: unknown[] = []
  const asked: (string | undefined)[] = []
  const connected = vi.fn()
  const closed = vi.fn()
  closes.push(
    createSocketIoRealtime({ url: live.url }).open({
      token: (refused) => {
        asked.push(refused)
        return Promise.resolve(tokens.length > 0 ? tokens.shift() : good)
      },
      onConnected: connected,
      onClosed: closed,
      onMessage: (message) => heard.push(message),
    }),
  )
  return { userId, heard, asked, connected, closed }
}

test('a page is told its connection id, then what concerns its person', async () => {
  const { userId, heard } = await connect()
  await waitFor(() => expect(heard).toEqual([{ connectionId: expect.any(String) }]))
  live.emit({ userId, message: { type: 'report', reportId: 'rep_1' } })
  await waitFor(() => expect(heard.at(-1)).toEqual({ type: 'report', reportId: 'rep_1' }))
})

test('a connection that the server ends is made again, with another id', async () => {
  const { heard, connected, closed } = await connect()
  await waitFor(() => expect(heard).toHaveLength(1))
  live.dropConnections()
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(connected).toHaveBeenCalledTimes(2))
  await waitFor(() => expect(heard).toHaveLength(2))
  expect(heard[1]).not.toEqual(heard[0])
})

test('a refused token is shown once and renewed', async () => {
  const { asked, connected } = await connect(['expired'])
  await waitFor(() => expect(connected).toHaveBeenCalledTimes(1))
  expect(asked).toEqual([undefined, 'expired'])
})

test('a page that closed hears nothing more', async () => {
  const { userId, heard, connected } = await connect()
  await waitFor(() => expect(heard).toHaveLength(1))
  closes.pop()?.()
  live.emit({ userId, message: { type: 'report' } })
  const next = await connect()
  await waitFor(() => expect(next.heard).toHaveLength(1))
  expect(heard).toHaveLength(1)
  expect(connected).toHaveBeenCalledTimes(1)
})
