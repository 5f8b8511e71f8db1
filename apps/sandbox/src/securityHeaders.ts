import type { MiddlewareHandler } from 'hono'

/** For API responses: if a browser opens one as a page, it loads, runs and frames nothing. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'"
/** For the sandbox's own pages. It has no `form-action`, because the checkout form redirects to the portal. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Sets the security headers of every response. Caches may store only the files of the sandbox's own pages. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers } = c.res
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Referrer-Policy', 'no-referrer')
  headers.set('Content-Security-Policy', isPage ? pagePolicy : dataPolicy)
  if (!c.req.path.startsWith('/home/')) headers.set('Cache-Control', 'no-store')
}
