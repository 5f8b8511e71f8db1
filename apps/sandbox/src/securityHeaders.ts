import type { MiddlewareHandler } from 'hono'

/** Answers of the API are data: nothing in them is drawn, run or framed, should a browser open one as a page. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'"
/** The sandbox's own pages bring their files with them. A checkout's form leads on to the portal: no `form-action`. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** What every answer carries. Only the files of the sandbox's own pages may be kept by a cache. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers } = c.res
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Referrer-Policy', 'no-referrer')
  headers.set('Content-Security-Policy', isPage ? pagePolicy : dataPolicy)
  if (!c.req.path.startsWith('/home/')) headers.set('Cache-Control', 'no-store')
}
