import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lookupDrivers } from '../contract/drivers.ts'
import { logout, type User } from '../contract/session.ts'
import { createTestClient, refreshPath } from '../testing/createTestClient.ts'
import { createRotatingServer } from '../testing/rotatingServer.ts'
import { json, lost, createTestServer } from '../testing/testServer.ts'
import { createStorage } from '../testing/storages.ts'
import { ApiError } from './apiError.ts'
import { createApiClient } from './createApiClient.ts'
import { createPortalSession } from './createPortalSession.ts'

const drivers = { drivers: [], count: 0 }
const query = { fleetId: '7' }
const user: User = {
  userId: '1',
  firstName: 'Ana',
  lastName: 'Cruz',
  email: 'ana@example.ph',
  userAccesses: [],
}

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the stored session', () => {
  const full = {
    accessToken: 'a',
    refreshToken: 'r',
    fleetId: '7',
    userDetails: user,
    email: 'ana@example.ph',
    role: 'purchaser',
    connectionId: 'c',
    singleUserFleet: true,
  }

  test('is restored after a reload, with the socket id only in its own tab', () => {
    const [storage, tabStorage] = [createStorage(), createStorage()]
    createPortalSession({ storage, tabStorage }).write(full)
    expect(createPortalSession({ storage, tabStorage }).read()).toEqual(full)
    const { connectionId: _own, ...shared } = full
    expect(createPortalSession({ storage, tabStorage: createStorage() }).read()).toEqual(shared)
  })

  test('contains only the remembered email after sign-out', () => {
    const [storage, tabStorage] = [createStorage(), createStorage()]
    const session = createPortalSession({ storage, tabStorage })
    session.write(full)
    session.end('signed-out')
    expect(session.read()).toEqual({ email: 'ana@example.ph' })
    expect([...storage.values.keys()]).toEqual(['fleet-portal:email', 'fleet-portal:epoch'])
    expect(tabStorage.values.size).toBe(0)
  })

  test.each(['expired', 'refused', 'network'] as const)(
    'contains only the user id and the remembered email after a session that ended as %s',
    (reason) => {
      const storage = createStorage()
      const session = createPortalSession({ storage, tabStorage: createStorage() })
      session.write(full)
      session.end(reason)
      const left = createPortalSession({ storage, tabStorage: createStorage() }).read()
      expect(left).toEqual({ lastUserId: user.userId, email: 'ana@example.ph' })
      expect([...storage.values.values()].join()).not.toContain(user.firstName)
    },
  )

  test('is separate for each namespace on one origin', () => {
    const storage = createStorage()
    const one = createPortalSession({ storage, tabStorage: createStorage(), namespace: 'one' })
    const two = createPortalSession({ storage, tabStorage: createStorage(), namespace: 'two' })
    one.write({ accessToken: 'a' })
    two.end('signed-out')
    expect(
      createPortalSession({ storage, tabStorage: createStorage(), namespace: 'one' }).read().accessToken,
    ).toBe('a')
    expect(two.read()).toEqual({})
  })

  test('drops values that cannot be parsed', () => {
    const storage = createStorage({
      'fleet-portal:accessToken': '{broken',
      'fleet-portal:role': '"purchaser"',
    })
    expect(createPortalSession({ storage, tabStorage: createStorage() }).read()).toEqual({
      role: 'purchaser',
    })
    expect(storage.values.has('fleet-portal:accessToken')).toBe(false)
  })

  test('stays in memory if the browser blocks storage', () => {
    const blocked = {
      getItem: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
      setItem: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
      removeItem: () => undefined,
    }
    const session = createPortalSession({ storage: blocked, tabStorage: blocked })
    session.write(full)
    expect(session.read()).toEqual(full)
  })

  test('uses the newest tokens of this tab if the storage is full', async () => {
    const storage = createStorage()
    let isFull = false
    const filling = {
      ...storage,
      setItem(key: string, value: string) {
        if (isFull) throw new DOMException('full', 'QuotaExceededError')
        storage.setItem(key, value)
      },
    }
    const backend = createRotatingServer()
    const session = createPortalSession({ storage: filling, tabStorage: createStorage() })
    session.write({ accessToken: 'expired', refreshToken: 'refresh-1', fleetId: '7' })
    const client = createApiClient({ baseUrl: 'https://api.test', session, fetch: backend.fetch })
    isFull = true
    await client.call(lookupDrivers, query)
    expect(session.read().accessToken).toBe('token-2')
    // token-2 expires too: the next renewal must use refresh-2, not the outdated token in the storage.
    const again = createTestServer((request) => {
      if (request.path !== refreshPath) {
        return request.headers.get('Authorization') === 'token-3' ? json(drivers) : json({}, 401)
      }
      const { refreshToken } = request.body as { refreshToken: string }
      return refreshToken === 'refresh-2' ? json({ AccessToken: 'token-3' }) : json({}, 401)
    })
    const later = createApiClient({ baseUrl: 'https://api.test', session, fetch: again.fetch })
    expect(await later.call(lookupDrivers, query)).toEqual(drivers)
  })
})

test('a change in another tab notifies subscribers, a foreign key does not', () => {
  const listeners: ((event: { key: string | null }) => void)[] = []
  vi.stubGlobal('addEventListener', (name: string, listener: (event: { key: string | null }) => void) => {
    if (name === 'storage') listeners.push(listener)
  })
  const storage = createStorage()
  const session = createPortalSession({ storage, tabStorage: createStorage() })
  session.write({ accessToken: 'a', refreshToken: 'r' })
  const onChange = vi.fn()
  const unsubscribe = session.subscribe(onChange)

  storage.removeItem('fleet-portal:accessToken')
  storage.removeItem('fleet-portal:refreshToken')
  for (const listener of listeners) listener({ key: 'somebody-else' })
  expect(onChange).not.toHaveBeenCalled()
  for (const listener of listeners) listener({ key: 'fleet-portal:accessToken' })
  expect(session.read()).toEqual({})
  expect(onChange).toHaveBeenCalledTimes(1)

  unsubscribe()
  session.write({ accessToken: 'b' })
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('a page that Back shows again takes over what other tabs have stored meanwhile', () => {
  const listeners = new Map<string, (event: { persisted: boolean }) => void>()
  vi.stubGlobal('addEventListener', (name: string, listener: (event: { persisted: boolean }) => void) =>
    listeners.set(name, listener),
  )
  const storage = createStorage()
  const session = createPortalSession({ storage, tabStorage: createStorage() })
  session.start({ AccessToken: 'of-ana', RefreshToken: 'r' })
  vi.unstubAllGlobals()
  const other = createPortalSession({ storage, tabStorage: createStorage() })
  other.end('signed-out')
  const epoch = session.epoch()
  listeners.get('pageshow')?.({ persisted: false })
  expect(session.status()).toBe('active')
  listeners.get('pageshow')?.({ persisted: true })
  expect(session.read()).toEqual({})
  expect(session.epoch()).toBeGreaterThan(epoch)
  expect(session.lastEnd()).toEqual({ reason: 'signed-out' })
})

test('a listener that throws keeps neither the other listeners nor the caller from a change', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { client, session } = createTestClient(() => json({ errorCode: 'BadRequest' }, 400))
  const mistake = new TypeError('A mistake of the page.')
  const fail = () => {
    throw mistake
  }
  const onChange = vi.fn()
  session.subscribe(fail)
  session.subscribe(onChange)
  client.subscribeToErrors(fail)
  await expect(client.call(lookupDrivers, query)).rejects.toMatchObject({ kind: 'badrequest' })
  expect(() => session.end('signed-out')).not.toThrow()
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(reported.mock.calls).toEqual([[mistake], [mistake]])
  reported.mockRestore()
})

test('the state is a new object after each change, and the same object otherwise', () => {
  const session = createPortalSession({ storage: createStorage(), tabStorage: createStorage() })
  const before = session.read()
  expect(session.read()).toBe(before)
  session.write({ role: 'purchaser' })
  expect(session.read()).not.toBe(before)
})

test('a failed logout call does not end the session', async () => {
  vi.useFakeTimers()
  const { client, session } = createTestClient(lost)
  const result = client.call(logout, {}).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  expect(await result).toBeInstanceOf(ApiError)
  expect(session.read().accessToken).toBe('token-1')
})
