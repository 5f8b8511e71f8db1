import { createApiClient } from '../client/createApiClient.ts'
import { createPortalSession } from '../client/createPortalSession.ts'
import type { KeyValueStorage } from '../client/safeStorage.ts'
import { refreshPath } from './createTestClient.ts'
import { json, createTestServer, type ServerRequest } from './testServer.ts'
import { createStorage } from './storages.ts'

/** A server with token rotation: each refresh token works once, and only the newest access token is valid. */
export function createRotatingServer() {
  let generation = 1
  let logouts = 0
  const backend = createTestServer((request: ServerRequest) => {
    if (request.path === refreshPath) {
      const { refreshToken } = request.body as { refreshToken: string }
      if (refreshToken !== `refresh-${generation}`) {
        logouts++
        return json({}, 401)
      }
      generation++
      return json({ AccessToken: `token-${generation}`, RefreshToken: `refresh-${generation}` })
    }
    return request.headers.get('Authorization') === `token-${generation}`
      ? json({ drivers: [], count: 0 })
      : json({}, 401)
  })
  return {
    ...backend,
    expire: () => void generation++,
    renewals: () => backend.to(refreshPath).length,
    logouts: () => logouts,
  }
}

/** Tabs of one browser with a session and a client each. They share one storage, unless each gets its own view of it. */
export function tabs(
  count: number,
  fetch: (request: Request) => Promise<Response>,
  views?: readonly KeyValueStorage[],
) {
  const storage = createStorage()
  return Array.from({ length: count }, (_none, index) => {
    const session = createPortalSession({ storage: views?.[index] ?? storage, tabStorage: createStorage() })
    session.write({ accessToken: 'expired', refreshToken: 'refresh-1', fleetId: '7' })
    return { session, client: createApiClient({ baseUrl: 'https://api.test', session, fetch }) }
  })
}

/** One tab of a browser, with an expired token. */
export function oneTab(fetch: (request: Request) => Promise<Response>) {
  const [tab] = tabs(1, fetch)
  if (!tab) throw new RangeError('No tab')
  return tab
}
