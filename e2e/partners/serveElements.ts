import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { sandboxUrl } from '../ports.ts'
import { fillPage, policy, type ServedPage } from './serve.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

async function listen(listener: RequestListener): Promise<ServedPage> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections())
  return { url: `http://localhost:${port}`, close }
}

/** A server of scripts for pages of every origin, as a CDN is. */
export const serveScripts = (folder: string): Promise<ServedPage> =>
  listen((request, response) => {
    const headers = { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': '*' }
    readFile(join(folder, new URL(request.url ?? '/', 'http://localhost').pathname)).then(
      (body) => response.writeHead(200, headers).end(body),
      (error: Error) => response.writeHead(404).end(error.message),
    )
  })

interface ElementsPage {
  /** The HTML of the page. Its API, fleet, nonce and loader are replaced. The query has the fleet. */
  html: string
  /** The folders of the page's files by their paths in URLs. */
  folders: Readonly<Record<string, string>>
  /** The URL of the loader. Default: the page's own. */
  loader?: string
  token: () => Promise<string>
  /** Changes the content security policy. */
  policyFor?: (nonce: string) => string
}

const loaderPath = '/fleet-portal/loader.js'

/** The server of a page with elements, under a strict content security policy, and the session of its user. */
export function serveElements({
  html,
  folders,
  loader = loaderPath,
  token,
  policyFor = (nonce) => policy(nonce, sandboxUrl),
}: ElementsPage): Promise<ServedPage> {
  return listen((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const answer = async () => {
      if (pathname === '/fleet-session') {
        if (request.method !== 'POST') throw new Error('The session takes a POST.')
        return [JSON.stringify({ token: await token() }), 'application/json'] as const
      }
      const type = types[extname(pathname)] ?? 'application/octet-stream'
      const prefix = Object.keys(folders).find((path) => pathname.startsWith(path))
      if (prefix) {
        return [await readFile(join(folders[prefix] ?? '', pathname.slice(prefix.length))), type] as const
      }
      const nonce = randomUUID()
      response.setHeader('Content-Security-Policy', policyFor(nonce))
      const fleetId = searchParams.get('fleet') ?? ''
      const text = fillPage(html.replaceAll(loaderPath, loader), {
        apiUrl: `${sandboxUrl}/api`,
        fleetId,
        nonce,
      })
      return [text, types['.html'] ?? ''] as const
    }
    answer().then(
      ([body, type]) => response.writeHead(200, { 'Content-Type': type }).end(body),
      (error: Error) => response.writeHead(404).end(error.message),
    )
  })
}
