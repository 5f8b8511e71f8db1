import type { ApiClient } from 'fleet-portal-api-client'
import { logout } from 'fleet-portal-api-client/contract/session'

/** The longest time that sign-out waits for the server, in milliseconds. */
const timeout = 3_000

/** Signs out at the server, waits up to three seconds for the answer, and then ends the session in the browser in any case. */
export async function signOut(client: ApiClient): Promise<void> {
  const { session } = client
  const epoch = session.epoch()
  if (session.status() === 'active') {
    const call = client.call(logout, {}).catch(() => undefined)
    await Promise.race([call, new Promise((resolve) => setTimeout(resolve, timeout))])
  }
  // Meanwhile another tab may have ended the session, and another user may have signed in.
  if (session.epoch() === epoch) session.end('signed-out')
}
