import type { Context, MiddlewareHandler } from 'hono'
import { Fault } from '../fault.ts'
import { readBytes, fileLimit } from '../requestBody.ts'

/** Pages of other origins lead to these on purpose: sealed addresses, and tokens for test cards by a public key. */
const publicPaths = /^\/sandbox\/(checkout|card-provider)\//

const isIpAddress = (host: string) => /^(\d{1,3}(\.\d{1,3}){3}|\[[\da-f:.]+\])$/.test(host)
const isOwnName = (host: string) => host === 'localhost' || host.endsWith('.localhost')

/** The name or address in a Host header, without its port. */
const hostOf = (header: string) => header.toLowerCase().replace(/:\d*$/, '')

/**
 * Whether a page may have sent a request that it should not. Browsers say where a request comes from: in
 * `Sec-Fetch-Site`, older ones in `Origin` alone. Programs such as curl and tests say neither.
 */
function isCrossOrigin(c: Context): boolean {
  const site = c.req.header('Sec-Fetch-Site')
  if (site) return site !== 'same-origin' && !(site === 'none' && c.req.method === 'GET')
  const origin = c.req.header('Origin')
  return origin !== undefined && origin !== new URL(c.req.url).origin
}

/**
 * Keeps the controls (money, prices, mail, reset) to the sandbox's own page and to programs. A name that is not this
 * machine's is refused, too: by one that leads here any page could pass for the sandbox's own (DNS rebinding).
 */
export const guardControls =
  (hosts: readonly string[] = []): MiddlewareHandler =>
  async (c, next) => {
    if (publicPaths.test(c.req.path)) return next()
    const host = hostOf(c.req.header('Host') ?? 'localhost')
    if (!isOwnName(host) && !isIpAddress(host) && !hosts.includes(host)) {
      throw new Fault('Forbidden', { message: `Not reachable as ${host}: name it in ALLOWED_HOSTS.` })
    }
    if (isCrossOrigin(c)) throw new Fault('Forbidden', { message: 'Only from the page of the sandbox.' })
    return next()
  }

/** Reads a body up to the limit before any control looks at it: some of them take the content of a file. */
export const readWholeBody: MiddlewareHandler = async (c, next) => {
  const { raw } = c.req
  if (raw.method !== 'GET' && raw.method !== 'HEAD') {
    const body = await readBytes(raw, fileLimit)
    c.req.raw = new Request(raw.url, { method: raw.method, headers: raw.headers, body })
  }
  return next()
}
