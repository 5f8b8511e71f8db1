import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** The partner's server. It serves the page, and fetches the token of the user on the server side. */
export async function servePage(folder: string, token: () => Promise<string>) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const answer = async () => {
      if (pathname === '/fleet-session')
        return [JSON.stringify({ token: await token() }), 'application/json'] as const
      const file = pathname === '/' ? 'index.html' : pathname.slice(1)
      return [await readFile(join(folder, file)), types[extname(file)] ?? 'application/octet-stream'] as const
    }
    answer().then(
      ([body, type]) => response.writeHead(200, { 'Content-Type': type }).end(body),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => new Promise((resolve) => server.close(resolve).closeAllConnections())
  return { url: `http://localhost:${port}`, close }
}
