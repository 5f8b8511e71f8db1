import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, defaultClientConditions, type Rolldown } from 'vite'
import { sandboxUrl } from '../ports.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
}

/** Bundles the host page with the sources of the kit. Resolves to its files. */
async function bundlePage(): Promise<Map<string, string | Uint8Array>> {
  const result = await build({
    root: fileURLToPath(new URL('./page', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['fleet-source', ...defaultClientConditions] },
    worker: { format: 'es' },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      minify: false,
      reportCompressedSize: false,
    },
  })
  const { output } = result as Rolldown.RolldownOutput
  return new Map(
    output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source] as const),
  )
}

export interface HostPage {
  url: string
  /** An API that refuses every call. */
  brokenApi: string
  /** An API that never answers. */
  hangingApi: string
  close: () => Promise<unknown>
}

/** Serves the host page. With a nonce it has a strict content security policy, Trusted Types included. */
export async function serveHostPage(token: () => Promise<string>, nonce?: string): Promise<HostPage> {
  const files = await bundlePage()
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    `connect-src 'self' ${sandboxUrl}`,
    "worker-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types fleet-portal-kit',
  ].join('; ')
  const send = (response: ServerResponse, status: number, type: string, body: string | Uint8Array) => {
    const headers: Record<string, string> = { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' }
    if (nonce && type.startsWith('text/')) headers['Content-Security-Policy'] = policy
    response.writeHead(status, headers).end(body)
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname.startsWith('/hanging/')) return
    if (pathname.startsWith('/broken/')) {
      send(response, 400, 'application/json', '{"error":{"code":"Broken","message":"Broken on purpose"}}')
      return
    }
    if (pathname === '/fleet-session') {
      void token().then((text) => send(response, 200, 'application/json', JSON.stringify({ token: text })))
      return
    }
    const name = pathname === '/' ? '/index.html' : pathname
    const file = files.get(name)
    const body = name === '/index.html' && nonce ? withNonce(String(file), nonce) : file
    send(response, body === undefined ? 404 : 200, types[extname(name)] ?? 'text/plain', body ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    url,
    brokenApi: `${url}/broken`,
    hangingApi: `${url}/hanging`,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}

/** The page with the nonce on its scripts, and without the style attribute of its body. */
const withNonce = (html: string, nonce: string) =>
  html.replaceAll('<script', `<script nonce="${nonce}"`).replace(/(<body[^>]*) style="[^"]*"/, '$1')
