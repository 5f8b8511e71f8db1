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
  const validToken = await sandbox.signIn(email)
  const messages: unknown[] = []
  const tokenRequests: (string | undefined)[] = []
  const onConnected = vi.fn()
  const onClosed = vi.fn()
  closes.push(
    createSocketIoRealtime({ url: live.url }).open({
      token: (refused) => {
        tokenRequests.push(refused)
        return Promise.resolve(tokens.length > 0 ? tokens.shift() : validToken)
      },
      onConnected,
      onClosed,
      onMessage: (message) => messages.push(message),
    }),
  )
  return { userId, messages, tokenRequests, onConnected, onClosed }
}

test('receives its connection id, then the messages for its user', async () => {
  const { userId, messages } = await connect()
  await waitFor(() => expect(messages).toEqual([{ connectionId: expect.any(String) }]))
  live.emit({ userId, message: { type: 'report', reportId: 'rep_1' } })
  await waitFor(() => expect(messages.at(-1)).toEqual({ type: 'report', reportId: 'rep_1' }))
})

test('reconnects with a new connection id after the server closes the connection', async () => {
  const { messages, onConnected, onClosed } = await connect()
  await waitFor(() => expect(messages).toHaveLength(1))
  live.dropConnections()
  await waitFor(() => expect(onClosed).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(onConnected).toHaveBeenCalledTimes(2))
  await waitFor(() => expect(messages).toHaveLength(2))
  expect(messages[1]).not.toEqual(messages[0])
})

test('sends a refused token once, then a renewed one', async () => {
  const { tokenRequests, onConnected } = await connect(['expired'])
  await waitFor(() => expect(onConnected).toHaveBeenCalledTimes(1))
  expect(tokenRequests).toEqual([undefined, 'expired'])
})

test('sends a renewed token after the server has closed the connection and refuses the token, as when it has expired', async () => {
  const tokens: (string | undefined)[] = []
  const { tokenRequests, onConnected } = await connect(tokens)
  await waitFor(() => expect(onConnected).toHaveBeenCalledTimes(1))
  tokens.push('expired')
  live.dropConnections()
  await waitFor(() => expect(tokenRequests).toEqual([undefined, undefined, 'expired']), { timeout: 8000 })
  await waitFor(() => expect(onConnected).toHaveBeenCalledTimes(2), { timeout: 8000 })
}, 30_000)

test('receives no message after it was closed', async () => {
  const { userId, messages, onConnected } = await connect()
  await waitFor(() => expect(messages).toHaveLength(1))
  closes.pop()?.()
  live.emit({ userId, message: { type: 'report' } })
  const next = await connect()
  await waitFor(() => expect(next.messages).toHaveLength(1))
  expect(messages).toHaveLength(1)
  expect(onConnected).toHaveBeenCalledTimes(1)
})
