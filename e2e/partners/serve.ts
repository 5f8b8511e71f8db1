import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { sandboxUrl } from '../ports.ts'

const html = 'text/html; charset=utf-8'
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** The policy of a page that allows only its own files, styles with its nonce, and the API. */
export const policy = (nonce: string, api: string) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `connect-src 'self' ${api}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

export interface ServedPage {
  url: string
  close: () => Promise<void>
}

/** The values that the examples have in their HTML, and that a partner replaces. */
export interface PageValues {
  apiUrl: string
  fleetId: string
  nonce: string
}

/** Replaces the values of an example as the server of a partner does. */
export const fillPage = (html: string, { apiUrl, fleetId, nonce }: PageValues) =>
  html
    .replaceAll('https://api.example.ph', apiUrl)
    .replaceAll('flt_1', fleetId)
    .replaceAll('__NONCE__', nonce)

/** What the server of a page renders from: the values in its HTML, and the query of the request. */
export interface RenderedPage {
  apiUrl: string
  fleetId: string
  widget: string
}

interface PageOptions {
  /** The access token of the signed-in user, which only the server of the page fetches. */
  token: () => Promise<string>
  /** Renders the widgets into the page's HTML. */
  render?: (page: RenderedPage) => Promise<string>
}

/** The partner's server. It serves the page under a strict content security policy, and the session of the user. */
export async function servePage(folder: string, { token, render }: PageOptions): Promise<ServedPage> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const answer = async () => {
      if (pathname === '/fleet-session')
        return [JSON.stringify({ token: await token() }), 'application/json'] as const
      const type = types[extname(pathname)] ?? 'application/octet-stream'
      if (extname(pathname)) return [await readFile(join(folder, pathname)), type] as const
      const nonce = randomUUID()
      response.setHeader('Content-Security-Policy', policy(nonce, sandboxUrl))
      const values = { apiUrl: `${sandboxUrl}/api`, fleetId: searchParams.get('fleet') ?? '' }
      const page = fillPage(await readFile(join(folder, 'index.html'), 'utf8'), { ...values, nonce })
      const markup = render ? await render({ ...values, widget: searchParams.get('widget') ?? '' }) : ''
      return [page.replace('<!--widgets-->', () => markup), html] as const
    }
    answer().then(
      ([body, type]) => response.writeHead(200, { 'Content-Type': type }).end(body),
      (error: Error) => response.writeHead(404).end(error.message),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections())
  return { url: `http://localhost:${port}`, close }
}
