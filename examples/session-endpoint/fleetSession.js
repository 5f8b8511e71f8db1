import { createApiClient, createEmbeddedSession } from 'fleet-portal-api-client'
import { login, logout } from 'fleet-portal-api-client/contract/session'

/**
 * The session of one user at the fleet API. The account and its password stay in this process. How your server proves who it
 * is, is agreed with the operator of the API: replace the call of `login` if it is not a password.
 */
export function createFleetSession({ apiUrl, account }) {
  // Called for the first token, 30 seconds before a token expires, and after a token was rejected; one call at a time.
  const session = createEmbeddedSession(async () => {
    const { AccessToken } = await client.call(login, { ...account, portalType: 'fleet' })
    return { token: AccessToken }
  })
  const client = createApiClient({ baseUrl: apiUrl, session })
  return {
    /** The token for a page. `reason` is why the page asks: a rejected token is replaced. */
    token: (reason) =>
      reason === 'unauthorized' ? session.renew(session.read().accessToken) : session.token(),
    /** Ends the session at the API. Tokens that pages still have are rejected afterwards. */
    async end() {
      if (session.status() === 'active') await client.call(logout, {})
      session.end('signed-out')
    },
  }
}
