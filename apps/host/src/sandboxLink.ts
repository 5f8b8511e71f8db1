import type { Session, Tokens } from 'fleet-portal-api-client'
import type { HostConfig } from './config.ts'
import { paths } from './paths.ts'

const path = '/sandbox-sign-in'

/** Removes the token of a sandbox link from the URL, and goes on where a sign-in goes on. */
function extractToken(): string | undefined {
  const { pathname, hash } = globalThis.location
  if (pathname !== path) return undefined
  globalThis.history.replaceState(null, '', paths['select-fleet'])
  return hash.slice(1) || undefined
}

const token = extractToken()

/**
 * Signs in with a link of the sandbox's page, if one opened this page and the configuration has `sandboxSignInUrl`. The sign-in page
 * opens if the link was used or has expired.
 */
export async function signInWithSandboxLink(
  session: Session,
  { sandboxSignInUrl }: Pick<HostConfig, 'sandboxSignInUrl'>,
): Promise<void> {
  if (!token || !sandboxSignInUrl) return
  const response = await fetch(sandboxSignInUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token }),
  }).catch(() => undefined)
  if (response?.ok) session.start((await response.json()) as Tokens)
}
