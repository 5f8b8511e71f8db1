/** A request as the server of a test sees it. */
export interface Seen {
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
 * A server of one test: a function of requests, and the list of those that arrived. Probes of the connection, which
 * ask for the API base itself, are answered by it too and stand in a list of their own.
 */
export function server(answer: (request: Seen, count: number) => Answer) {
  const requests: Seen[] = []
  const probes: Seen[] = []
  return {
    requests,
    probes,
    to: (path: string) => requests.filter((request) => request.path === path),
    async fetch(request: Request): Promise<Response> {
      const url = new URL(request.url)
      const text = await request.clone().text()
      const seen: Seen = {
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

/** What `fetch` does when the connection breaks. */
export const lost = (): Promise<Response> => Promise.reject(new TypeError('fetch failed'))

export const refused = (code: string, status: number, more: object = {}): Response =>
  json({ errorCode: code, message: `about ${code}`, ...more }, status)

/** A token as a server issues it; times are milliseconds. No test checks the signature. */
export function tokenOf(
  name: string,
  { expiresAt, issuedAt, userId }: { expiresAt?: number; issuedAt?: number; userId?: string },
): string {
  const seconds = (value: number | undefined) => (value === undefined ? undefined : Math.floor(value / 1000))
  const payload = { name, exp: seconds(expiresAt), iat: seconds(issuedAt), sub: userId }
  return `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`
}
