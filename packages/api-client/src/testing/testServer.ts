/** A request that the test server received. */
export interface ServerRequest {
  method: string
  path: string
  query: Record<string, string>
  headers: Headers
  body: unknown
  cache: RequestCache
  signal: AbortSignal
}

type Answer = Response | Promise<Response>

/**
 * Creates a server from a function of requests, and records the requests. Connection probes, which request the API base
 * URL, are recorded in a separate list.
 */
export function createTestServer(answer: (request: ServerRequest, count: number) => Answer) {
  const requests: ServerRequest[] = []
  const probes: ServerRequest[] = []
  return {
    requests,
    probes,
    to: (path: string) => requests.filter((request) => request.path === path),
    async fetch(request: Request): Promise<Response> {
      const url = new URL(request.url)
      const text = await request.clone().text()
      const seen: ServerRequest = {
        method: request.method,
        path: url.pathname.slice(1),
        query: Object.fromEntries(url.searchParams),
        headers: request.headers,
        body: text && request.headers.get('Content-Type') === 'application/json' ? JSON.parse(text) : text,
        cache: request.cache,
        signal: request.signal,
      }
      if (seen.path === '') probes.push(seen)
      else requests.push(seen)
      return answer(seen, requests.length)
    },
  }
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })

export const page = (status: number): Response =>
  new Response('<html><body>Bad gateway</body></html>', { status, headers: { 'Content-Type': 'text/html' } })

/** Rejects as `fetch` does when the connection is lost. */
export const lost = (): Promise<Response> => Promise.reject(new TypeError('fetch failed'))

export const refused = (code: string, status: number, more: object = {}): Response =>
  json({ errorCode: code, message: `about ${code}`, ...more }, status)

/** Creates a JWT. Times are in milliseconds. The signature is not valid. */
export function createToken(
  name: string,
  { expiresAt, issuedAt, userId }: { expiresAt?: number; issuedAt?: number; userId?: string },
): string {
  const seconds = (value: number | undefined) => (value === undefined ? undefined : Math.floor(value / 1000))
  const payload = { name, exp: seconds(expiresAt), iat: seconds(issuedAt), sub: userId }
  return `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`
}
