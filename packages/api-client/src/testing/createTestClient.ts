import type { ApiClientOptions } from '../client/apiClient.ts'
import { createApiClient } from '../client/createApiClient.ts'
import { createPortalSession, type PortalSessionOptions } from '../client/createPortalSession.ts'
import { createTestServer, type ServerRequest } from './testServer.ts'
import { storedSession, createStorage } from './storages.ts'

export const refreshPath = 'ms-profile/user/refresh'

/** Creates a client with a stored portal session, and a server from a function of requests. */
export function createTestClient(
  answer: (request: ServerRequest, count: number) => Response | Promise<Response>,
  options: Partial<ApiClientOptions> & {
    token?: string
    session?: ReturnType<typeof createPortalSession>
  } = {},
  sessionOptions: PortalSessionOptions = {},
) {
  const backend = createTestServer(answer)
  const storage = createStorage(
    storedSession({ accessToken: options.token ?? 'token-1', refreshToken: 'refresh-1', fleetId: '7' }),
  )
  const session =
    options.session ?? createPortalSession({ storage, tabStorage: createStorage(), ...sessionOptions })
  const client = createApiClient({
    baseUrl: 'https://api.test',
    fetch: backend.fetch,
    ...options,
    session,
  })
  return { client, session, backend }
}
