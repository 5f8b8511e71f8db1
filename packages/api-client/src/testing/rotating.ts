import { createApiClient } from '../client/createApiClient.ts'
import { createPortalSession } from '../client/createPortalSession.ts'
import type { KeyValueStorage } from '../client/safeStorage.ts'
import { refreshPath } from './clientOf.ts'
import { json, server, type Seen } from './server.ts'
import { store } from './stores.ts'

/** A server that rotates: each refresh token is good for one renewal, only the last access token is good. */
export function rotating() {
  let turn = 1
  let logouts = 0
  const backend = server((request: Seen) => {
    if (request.path === refreshPath) {
      const { refreshToken } = request.body as { refreshToken: string }
      if (refreshToken !== `refresh-${turn}`) {
        logouts++
        return json({}, 401)
      }
      turn++
      return json({ AccessToken: `token-${turn}`, RefreshToken: `refresh-${turn}` })
    }
    return request.headers.get('Authorization') === `token-${turn}`
      ? json({ drivers: [], count: 0 })
      : json({}, 401)
  })
  return {
    ...backend,
    expire: () => void turn++,
    renewals: () => backend.to(refreshPath).length,
    logouts: () => logouts,
  }
}

/** Tabs of one browser: one session and client each, and one storage unless each is given its own view of it. */
export function tabs(
  count: number,
  fetch: (request: Request) => Promise<Response>,
  views?: readonly KeyValueStorage[],
) {
  const storage = store()
  return Array.from({ length: count }, (_none, index) => {
    const session = createPortalSession({ storage: views?.[index] ?? storage, tabStorage: store() })
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
