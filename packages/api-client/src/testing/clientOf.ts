import type { ApiClientOptions } from '../client/apiClient.ts'
import { createApiClient } from '../client/createApiClient.ts'
import { createPortalSession, type PortalSessionOptions } from '../client/createPortalSession.ts'
import { server, type Seen } from './server.ts'
import { inStore, store } from './stores.ts'

export const refreshPath = 'ms-profile/user/refresh'

/** A portal that was signed in before this page opened, whose server is a function of the request. */
export function clientOf(
  answer: (request: Seen, count: number) => Response | Promise<Response>,
  options: Partial<ApiClientOptions> & {
    token?: string
    session?: ReturnType<typeof createPortalSession>
  } = {},
  sessionOptions: PortalSessionOptions = {},
) {
  const backend = server(answer)
  const storage = store(
    inStore({ accessToken: options.token ?? 'token-1', refreshToken: 'refresh-1', fleetId: '7' }),
  )
  const session = options.session ?? createPortalSession({ storage, tabStorage: store(), ...sessionOptions })
  const client = createApiClient({
    baseUrl: 'https://api.test',
    fetch: backend.fetch,
    ...options,
    session,
  })
  return { client, session, backend }
}
