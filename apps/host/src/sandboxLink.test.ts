import type { Session } from 'fleet-portal-api-client'
import { afterEach, describe, expect, it, vi } from 'vitest'

const tokens = { AccessToken: 'access', RefreshToken: 'refresh' }

/** Opens the portal with a sandbox link, as a page that has just loaded. */
async function openLink(config: { sandboxSignInUrl?: string }, status = 200) {
  vi.resetModules()
  const replaceState = vi.fn()
  const fetch = vi.fn(async () => Response.json(tokens, { status }))
  vi.stubGlobal('location', { pathname: '/sandbox-sign-in', hash: '#one-time' })
  vi.stubGlobal('history', { replaceState })
  vi.stubGlobal('fetch', fetch)
  const start = vi.fn()
  const { signInWithSandboxLink } = await import('./sandboxLink.ts')
  await signInWithSandboxLink({ start } as unknown as Session, config)
  return { replaceState, fetch, start }
}

afterEach(() => vi.unstubAllGlobals())

describe('a link of the sandbox', () => {
  it('starts a session and leaves no token in the URL', async () => {
    const { replaceState, start } = await openLink({ sandboxSignInUrl: '/exchange' })
    expect(replaceState).toHaveBeenCalledWith(null, '', '/select-fleet')
    expect(start).toHaveBeenCalledWith(tokens)
  })

  it('starts no session if it was used or has expired', async () => {
    const { start } = await openLink({ sandboxSignInUrl: '/exchange' }, 400)
    expect(start).not.toHaveBeenCalled()
  })

  it('does nothing in a portal whose configuration has no sandbox', async () => {
    const { fetch, start } = await openLink({})
    expect(fetch).not.toHaveBeenCalled()
    expect(start).not.toHaveBeenCalled()
  })
})
