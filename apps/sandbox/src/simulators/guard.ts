import type { Context, MiddlewareHandler } from 'hono'
import { Fault } from '../fault.ts'
import { readBytes, fileLimit } from '../requestBody.ts'

/** Paths that pages of other origins may open: checkout pages with a signed URL, and card tokens with a public key. */
const publicPaths = /^\/sandbox\/(checkout|card-provider)\//

const isIpAddress = (host: string) => /^(\d{1,3}(\.\d{1,3}){3}|\[[\da-f:.]+\])$/.test(host)
const isOwnName = (host: string) => host === 'localhost' || host.endsWith('.localhost')

/** The host name or IP address in a Host header, without the port. */
const hostOf = (header: string) => header.toLowerCase().replace(/:\d*$/, '')

/**
 * Whether a page of another origin sent the request. Browsers send `Sec-Fetch-Site`, older ones only `Origin`. Programs such
 * as curl and tests send neither.
 */
function isCrossOrigin(c: Context): boolean {
  const site = c.req.header('Sec-Fetch-Site')
  if (site) return site !== 'same-origin' && !(site === 'none' && c.req.method === 'GET')
  const origin = c.req.header('Origin')
  return origin !== undefined && origin !== new URL(c.req.url).origin
}

/**
 * Allows the controls (money, prices, emails, reset) only for the sandbox's own page and for programs. It also refuses
 * foreign host names: with a name that resolves to this machine, any page could pass as same-origin (DNS rebinding).
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

/** Reads a body up to the file limit before the handlers, because some controls accept the content of a file. */
export const readWholeBody: MiddlewareHandler = async (c, next) => {
  const { raw } = c.req
  if (raw.method !== 'GET' && raw.method !== 'HEAD') {
    const body = await readBytes(raw, fileLimit)
    c.req.raw = new Request(raw.url, { method: raw.method, headers: raw.headers, body })
  }
  return next()
}
