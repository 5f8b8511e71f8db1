import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lookupDrivers, updateDriver } from '../contract/drivers.ts'
import { getCurrentUser, type User } from '../contract/session.ts'
import { createTestClient, refreshPath } from '../testing/createTestClient.ts'
import { tabs } from '../testing/rotatingServer.ts'
import { json, page, createTestServer, createToken } from '../testing/testServer.ts'
import { createDelayedStorages, createLockManager, createStorage } from '../testing/storages.ts'
import { createApiClient } from './createApiClient.ts'
import { createEmbeddedSession, type EmbeddedToken, type SessionSource } from './createEmbeddedSession.ts'
import { createPortalSession } from './createPortalSession.ts'

const drivers = { drivers: [], count: 0 }
const query = { fleetId: '7' }
const userPath = 'ms-profile/user/v2'
const logoutPath = 'ms-profile/user/logout'
const userOf = (userId: string): User => ({
  userId,
  firstName: 'Ana',
  lastName: 'Cruz',
  email: `${userId}@example.ph`,
  userAccesses: [],
})
const ana = createToken('ana', { userId: 'ana' })
const ben = createToken('ben', { userId: 'ben' })

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A server that accepts one token and knows the user of each token. */
function backendFor(good: () => string, tokenAtRefresh: () => string) {
  return createTestServer(async (request) => {
    if (request.path === refreshPath) return json({ AccessToken: tokenAtRefresh(), RefreshToken: 'next' })
    if (request.path === logoutPath) return json({})
    const token = request.headers.get('Authorization')
    if (token !== good()) return json({}, 401)
    return json(request.path === userPath ? userOf(token === ben ? 'ben' : 'ana') : drivers)
  })
}

describe('a portal session whose renewal returns a token of another user', () => {
  const setUp = () => {
    const backend = backendFor(
      () => ben,
      () => ben,
    )
    const session = createPortalSession({ storage: createStorage(), tabStorage: createStorage() })
    const client = createApiClient({ baseUrl: 'https://api.test', session, fetch: backend.fetch })
    session.write({ accessToken: ana, refreshToken: 'r', fleetId: '7', role: 'purchaser' })
    session.write({ userDetails: userOf('ana') })
    return { backend, session, client }
  }

  test('removes user, role and fleet of the previous user', async () => {
    const { session, client } = setUp()
    const before = session.epoch()
    await expect(client.call(lookupDrivers, query)).rejects.toMatchObject({ kind: 'aborted' })
    expect(session.read()).toEqual({ accessToken: ben, refreshToken: 'next' })
    expect(session.epoch()).toBeGreaterThan(before)
    expect(session.lastEnd()).toMatchObject({ reason: 'user-changed' })
  })

  test('sends no call of the previous user with the new token', async () => {
    const { backend, client } = setUp()
    await expect(client.call(updateDriver, { driverId: '3', status: 'inactive' })).rejects.toMatchObject({
      kind: 'aborted',
    })
    const tokens = backend.requests.map(({ headers }) => headers.get('Authorization'))
    expect(tokens).not.toContain(ben)
  })

  test('starts a new session for the calls that follow', async () => {
    const { session, client } = setUp()
    await client.call(lookupDrivers, query).catch(() => undefined)
    expect(await client.call(getCurrentUser, {})).toMatchObject({ userId: 'ben' })
    expect(session.read().userDetails).toMatchObject({ userId: 'ben' })
  })
})

test('a current-user answer with another user starts a new session, even if the token is the same', async () => {
  let userId = 'ana'
  const { client, session } = createTestClient((request) =>
    json(request.path === userPath ? userOf(userId) : drivers),
  )
  await client.call(getCurrentUser, {})
  expect(session.read().userDetails).toMatchObject({ userId: 'ana' })
  const epoch = session.epoch()
  await client.call(getCurrentUser, {})
  expect(session.epoch()).toBe(epoch)

  userId = 'ben'
  await expect(client.call(getCurrentUser, {})).rejects.toMatchObject({ kind: 'aborted' })
  expect(session.epoch()).toBe(epoch + 1)
  expect(session.read()).toMatchObject({ userDetails: { userId: 'ben' } })
  expect(session.read()).not.toHaveProperty('fleetId')
})

test('a sign-in as another user discards every answer for the previous user', async () => {
  let answer: () => void = () => undefined
  const waiting = new Promise<void>((resolve) => (answer = resolve))
  const { client, session } = createTestClient(() => waiting.then(() => json(drivers)))
  const call = client.call(lookupDrivers, query).catch((error: unknown) => error)
  session.start({ AccessToken: 'of-ben', RefreshToken: 'r' })
  answer()
  expect(await call).toMatchObject({ kind: 'aborted' })
})

test('a 401 for a previous session does not end the new session', async () => {
  let answer: () => void = () => undefined
  const waiting = new Promise<void>((resolve) => (answer = resolve))
  const { client, session } = createTestClient((request) =>
    request.path === refreshPath ? json({}, 401) : waiting.then(() => json({}, 401)),
  )
  const call = client.call(lookupDrivers, query).catch((error: unknown) => error)
  session.start({ AccessToken: 'of-ben', RefreshToken: 'r' })
  answer()
  expect(await call).toMatchObject({ kind: 'aborted' })
  expect(session.read()).toMatchObject({ accessToken: 'of-ben' })
})

test('a second 401 for a previous session does not end the new session', async () => {
  let answer: () => void = () => undefined
  const waiting = new Promise<void>((resolve) => (answer = resolve))
  const { client, session, backend } = createTestClient(({ path, headers }) => {
    if (path === refreshPath) return json({ AccessToken: 'token-2', RefreshToken: 'refresh-2' })
    const isRenewed = headers.get('Authorization') === 'token-2'
    return isRenewed ? waiting.then(() => json({}, 401)) : json({}, 401)
  })
  const call = client.call(lookupDrivers, query).catch((error: unknown) => error)
  await vi.waitFor(() => expect(backend.requests).toHaveLength(3))
  session.start({ AccessToken: 'of-ben', RefreshToken: 'r' })
  answer()
  expect(await call).toMatchObject({ status: 401 })
  expect(session.read()).toMatchObject({ accessToken: 'of-ben' })
})

describe('signing out during a token renewal', () => {
  /** Responses to refresh requests wait until the test releases them. They contain valid tokens. */
  function slowRefresh() {
    let release: () => void = () => undefined
    const waiting = new Promise<void>((resolve) => (release = resolve))
    const backend = createTestServer(async (request) => {
      if (request.path !== refreshPath) return json(request.path === logoutPath ? {} : drivers)
      await waiting
      return json({ AccessToken: 'renewed', RefreshToken: 'refresh-2' })
    })
    return { backend, release: () => release() }
  }

  test('discards the new tokens and signs them out at the server', async () => {
    const { backend, release } = slowRefresh()
    const [tab] = tabs(1, backend.fetch)
    const renewal = tab?.session.renew('expired')
    await vi.waitFor(() => expect(backend.to(refreshPath)).toHaveLength(1))
    tab?.session.end('signed-out')
    release()
    expect(await renewal).toBeUndefined()
    expect(tab?.session.read()).toEqual({})
    expect(backend.to(logoutPath).map(({ headers }) => headers.get('Authorization'))).toEqual(['renewed'])
  })

  test('in one of five tabs leaves no token in any of them', async () => {
    vi.stubGlobal('navigator', { onLine: true, locks: createLockManager() })
    const { backend, release } = slowRefresh()
    const all = tabs(5, backend.fetch)
    const renewals = all.map(({ session }) => session.renew('expired').catch(() => undefined))
    await vi.waitFor(() => expect(backend.to(refreshPath).length).toBeGreaterThan(0))
    all[3]?.session.end('signed-out')
    release()
    expect(await Promise.all(renewals)).toEqual(all.map(() => undefined))
  })

  test('leaves no valid token, even if another tab sees the sign-out late', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 0, max: 400 }),
        async (answerAt, signOutAt) => {
          vi.useFakeTimers()
          vi.stubGlobal('navigator', { onLine: true, locks: createLockManager() })
          const backend = createTestServer(async (request) => {
            if (request.path !== refreshPath) return json({})
            await new Promise((resolve) => setTimeout(resolve, answerAt))
            return json({ AccessToken: 'renewed', RefreshToken: 'refresh-2' })
          })
          const views = createDelayedStorages(2, 100)
          const [one, two] = tabs(2, backend.fetch, views)
          await vi.advanceTimersByTimeAsync(200)
          const renewal = one?.session.renew('expired').catch(() => undefined)
          setTimeout(() => two?.session.end('signed-out'), signOutAt)
          await vi.advanceTimersByTimeAsync(10_000)
          await renewal
          for (const storage of views) {
            expect(createPortalSession({ storage, tabStorage: createStorage() }).read()).not.toHaveProperty(
              'accessToken',
            )
            expect(storage.getItem('fleet-portal:accessToken')).toBeNull()
          }
          vi.useRealTimers()
        },
      ),
      { numRuns: 40 },
    )
  })

  test('does not change the session of the user who signs in next', async () => {
    const { backend, release } = slowRefresh()
    const [one, two] = tabs(2, backend.fetch)
    const renewal = one?.session.renew('expired')
    await vi.waitFor(() => expect(backend.to(refreshPath)).toHaveLength(1))
    two?.session.end('signed-out')
    two?.session.start({ AccessToken: 'of-ben', RefreshToken: 'of-ben-2' })
    release()
    expect(await renewal).toBeUndefined()
    expect(two?.session.read()).toMatchObject({ accessToken: 'of-ben' })
    expect(one?.session.read()).toMatchObject({ accessToken: 'of-ben' })
  })
})

describe('an answer that is not from the API never ends a session:', () => {
  test.each([400, 401, 403, 404, 405, 413, 421, 451, 500, 502, 503])(
    'a page with status %i',
    async (status) => {
      vi.useFakeTimers()
      const { client, session } = createTestClient(() => page(status))
      const call = client.call(lookupDrivers, query).catch((error: unknown) => error)
      await vi.runAllTimersAsync()
      expect(await call).toMatchObject({ isUnreadable: true, status })
      expect(session.read()).toMatchObject({
        accessToken: 'token-1',
        refreshToken: 'refresh-1',
        fleetId: '7',
      })
    },
  )

  test.each([400, 401, 403, 404, 413, 500])(
    'a page with status %i as the answer to a renewal',
    async (status) => {
      vi.useFakeTimers()
      const { client, session } = createTestClient((request) =>
        request.path === refreshPath ? page(status) : json({}, 401),
      )
      const call = client.call(lookupDrivers, query).catch((error: unknown) => error)
      await vi.runAllTimersAsync()
      await call
      expect(session.read()).toMatchObject({ accessToken: 'token-1', refreshToken: 'refresh-1' })
    },
  )

  test.each([
    ['nothing', ''],
    ['a truncated answer', '{"drivers":[{"driv'],
    ['an empty object', '{}'],
    ['a list', '[]'],
    ['null', 'null'],
    ['other types', '{"drivers":{"length":-1},"count":{}}'],
    [
      'numbers in place of text',
      '{"drivers":[{"driverId":{},"createdAt":1e400,"firstName":[]}],"count":"NaN"}',
    ],
  ])('%s in place of data', async (_name, body) => {
    const { client, session } = createTestClient(() => new Response(body))
    const error = await client.call(lookupDrivers, query).catch((failure: unknown) => failure)
    expect(error).toMatchObject({ kind: 'server', isUnreadable: true, endsSession: false })
    expect(session.read()).toMatchObject({ accessToken: 'token-1' })
  })
})

describe('an embedded session', () => {
  const widget = (answers: (EmbeddedToken | null)[]) => {
    let good = answers[0]?.token
    const backend = createTestServer((request) => {
      const token = request.headers.get('Authorization') ?? ''
      if (request.path === userPath) return json(userOf(token.includes('ben') ? 'ben' : 'ana'))
      return token === good ? json(drivers) : json({}, 401)
    })
    let asked = 0
    const session = createEmbeddedSession(() => Promise.resolve(answers[asked++] ?? null))
    const client = createApiClient({ baseUrl: 'https://api.test', session, fetch: backend.fetch })
    return {
      backend,
      client,
      session,
      accept: (token: string) => {
        good = token
      },
    }
  }

  test.each([
    ['its sub claim', { token: ana }, { token: ben }],
    ['the partner', { token: 't1', userId: 'ana' }, { token: 't2', userId: 'ben' }],
    ['the server', { token: 'opaque-ana' }, { token: 'opaque-ben' }],
  ])('starts a new session for another user that %s names', async (_name, first, second) => {
    const { client, session, accept } = widget([first, second])
    await client.call(getCurrentUser, {})
    await client.call(lookupDrivers, query)
    const epoch = session.epoch()
    accept(second.token)
    await expect(client.call(lookupDrivers, query)).rejects.toMatchObject({ kind: 'aborted' })
    expect(session.epoch()).toBe(epoch + 1)
    expect(session.read()).toEqual({ accessToken: second.token })
  })

  test.each([
    ['its sub claim', { token: ana }, { token: createToken('later', { userId: 'ana' }) }],
    ['the partner', { token: 't1', userId: 'ana' }, { token: 't2', userId: 'ana' }],
    ['the server', { token: 'opaque-ana' }, { token: 'opaque-ana-2' }],
  ])('continues for the same user that %s names', async (_name, first, second) => {
    const { client, session, accept } = widget([first, second])
    await client.call(getCurrentUser, {})
    const epoch = session.epoch()
    accept(second.token)
    expect(await client.call(lookupDrivers, query)).toEqual(drivers)
    expect(session.epoch()).toBe(epoch)
    expect(session.read()).toMatchObject({ accessToken: second.token, userDetails: { userId: 'ana' } })
  })

  test('without a named user starts a new session as soon as the server names a user after a renewal', async () => {
    const { client, session, accept } = widget([{ token: 'opaque-ana' }, { token: 'opaque-ben' }])
    await client.call(lookupDrivers, query)
    accept('opaque-ben')
    expect(await client.call(lookupDrivers, query)).toEqual(drivers)
    const epoch = session.epoch()
    await expect(client.call(getCurrentUser, {})).rejects.toMatchObject({ kind: 'aborted' })
    expect(session.epoch()).toBe(epoch + 1)
    expect(await client.call(getCurrentUser, {})).toMatchObject({ userId: 'ben' })
    expect(session.epoch()).toBe(epoch + 1)
  })

  test('renews the token of another user, named by the server, before it expires', async () => {
    let now = Date.parse('2026-11-20T12:00:00+08:00')
    const expiresAt = new Date(now + 60_000).toISOString()
    const reasons: string[] = []
    const tokens = [{ token: 'opaque-ana' }, { token: 'opaque-ben', expiresAt }, { token: 'opaque-ben-2' }]
    const source: SessionSource = ({ reason }) => {
      reasons.push(reason)
      return Promise.resolve(tokens.shift() ?? null)
    }
    const session = createEmbeddedSession(source, () => now)
    await session.token()
    await session.refresh()
    session.identify(userOf('ben'))
    now += 45_000
    expect(await session.token()).toBe('opaque-ben-2')
    expect(reasons).toEqual(['initial', 'requested', 'expiring'])
  })

  test('ends if the page returns null: the call fails, and only the user id is kept', async () => {
    const { client, session, accept } = widget([{ token: ana }, null, { token: ana }])
    await client.call(getCurrentUser, {})
    accept('no token')
    await expect(client.call(lookupDrivers, query)).rejects.toMatchObject({ kind: 'unauthorized' })
    expect(session.status()).toBe('ended')
    expect(session.read()).toEqual({ lastUserId: 'ana' })
    expect(session.lastEnd()).toMatchObject({ reason: 'expired' })
    accept(ana)
    expect(await session.refresh()).toBe(true)
    expect(await client.call(lookupDrivers, query)).toEqual(drivers)
  })

  test('that the page signed out requests no tokens, and discards the pending one', async () => {
    let answer: (token: EmbeddedToken) => void = () => undefined
    const ask = vi.fn(() => new Promise<EmbeddedToken>((resolve) => (answer = resolve)))
    const session = createEmbeddedSession(ask)
    const first = Promise.resolve(session.token())
    answer({ token: 'one' })
    await first
    const renewal = session.renew('one')
    await Promise.resolve()
    session.end('signed-out')
    answer({ token: 'two' })
    expect(await renewal).toBeUndefined()
    expect(session.read()).toEqual({})
    expect(session.token()).toBeUndefined()
    expect(ask).toHaveBeenCalledTimes(2)
  })
})

describe('an embedded session that has lost the connection', () => {
  const losing = async (answers: (EmbeddedToken | null)[], isNamed: boolean) => {
    let asked = 0
    const session = createEmbeddedSession(() => Promise.resolve(answers[asked++] ?? null))
    const backend = createTestServer(({ headers }) =>
      json(userOf(headers.get('Authorization')?.includes('ben') ? 'ben' : 'ana')),
    )
    const client = createApiClient({ baseUrl: 'https://api.test', session, fetch: backend.fetch })
    await session.token()
    if (isNamed) await client.call(getCurrentUser, {})
    const epoch = session.epoch()
    session.end('network')
    return { session, epoch, client }
  }
  const opaque = [{ token: 'opaque-ana' }, { token: 'opaque-ben' }] as const

  test.each<[string, boolean, EmbeddedToken, EmbeddedToken]>([
    ['its sub claim', false, { token: ana }, { token: ben }],
    ['the partner', false, { token: 't1', userId: 'ana' }, { token: 't2', userId: 'ben' }],
    ['the server', true, ...opaque],
  ])('starts a new session for another user that %s names', async (_name, isNamed, first, second) => {
    const { session, epoch } = await losing([first, second], isNamed)
    expect(await session.token()).toBe(second.token)
    expect(session.epoch()).toBe(epoch + 1)
    expect(session.read()).toEqual({ accessToken: second.token })
  })

  test('starts a new session when the server names another user, if no user was named before', async () => {
    const { session, epoch, client } = await losing([...opaque], false)
    await session.token()
    await expect(client.call(getCurrentUser, {})).rejects.toMatchObject({ kind: 'aborted' })
    expect(session.epoch()).toBe(epoch + 1)
  })

  test('continues for the same user', async () => {
    const { session, epoch } = await losing([{ token: ana }, { token: ana }], true)
    await session.token()
    expect(session.epoch()).toBe(epoch)
    expect(session.read()).toMatchObject({ accessToken: ana, userDetails: { userId: 'ana' } })
  })

  test('ends, if the page has no user any more, so that the next user starts a new one', async () => {
    const { session, epoch } = await losing([{ token: ana }, null, { token: ben }], true)
    expect(await session.token()).toBeUndefined()
    expect(session.epoch()).toBe(epoch + 1)
    expect(session.lastEnd()).toMatchObject({ reason: 'expired' })
    expect(session.read()).toEqual({ lastUserId: 'ana' })
  })
})

test('signing out while an embedded session asks for its first token discards the answer', async () => {
  let answer: (token: EmbeddedToken) => void = () => undefined
  const session = createEmbeddedSession(() => new Promise((resolve) => (answer = resolve)))
  const first = session.token()
  session.end('signed-out')
  answer({ token: 'one' })
  expect(await first).toBeUndefined()
  expect(session.status()).toBe('ended')
  expect(session.read()).toEqual({})
})

test('the next user of an embedded session does not wait for the answer to the previous one', async () => {
  const signals: AbortSignal[] = []
  const never = new Promise<null>(() => undefined)
  const session = createEmbeddedSession(({ signal }) => {
    signals.push(signal)
    return signals.length === 1 ? never : Promise.resolve({ token: ben })
  })
  const first = session.token()
  session.end('signed-out')
  expect(await first).toBeUndefined()
  expect(signals[0]?.aborted).toBe(true)
  expect(await session.refresh()).toBe(true)
  expect(session.read()).toEqual({ accessToken: ben })
})

test('the token of the next user is renewed while a renewal for the previous user is on its way', async () => {
  const backend = createTestServer(({ path, body }) => {
    if (path !== refreshPath) return json(drivers)
    const { refreshToken } = body as { refreshToken: string }
    return refreshToken === 'of-ben' ? json({ AccessToken: 'renewed' }) : new Promise(() => undefined)
  })
  const session = createPortalSession({ storage: createStorage(), tabStorage: createStorage() })
  createApiClient({ baseUrl: 'https://api.test', session, fetch: backend.fetch })
  session.start({ AccessToken: 'of-ana', RefreshToken: 'of-ana' })
  void session.renew('of-ana')
  session.end('signed-out')
  session.start({ AccessToken: 'expired', RefreshToken: 'of-ben' })
  expect(await session.renew('expired')).toBe('renewed')
})

test('a call without a session does not end the session a second time', async () => {
  const { client, session } = createTestClient(() => json(drivers))
  session.end('expired')
  const epoch = session.epoch()
  await expect(client.call(lookupDrivers, query)).rejects.toMatchObject({ kind: 'unauthorized' })
  expect(session.epoch()).toBe(epoch)
  expect(session.lastEnd()).toMatchObject({ reason: 'expired' })
})
