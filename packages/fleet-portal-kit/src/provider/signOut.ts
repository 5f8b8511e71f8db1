import type { ApiClient } from 'api-client'
import { logout } from 'api-client/contract/session'

/** How long the server is waited for, in milliseconds. */
const patience = 3_000

/** Signs out at the server, then ends the session here, whatever the server answers. Waits for it three seconds at most. */
export async function signOut(client: ApiClient): Promise<void> {
  const { session } = client
  const epoch = session.epoch()
  if (session.status() === 'active') {
    const call = client.call(logout, {}).catch(() => undefined)
    await Promise.race([call, new Promise((resolve) => setTimeout(resolve, patience))])
  }
  // Another tab may have ended it meanwhile, and another user signed in.
  if (session.epoch() === epoch) session.end('signed-out')
}
