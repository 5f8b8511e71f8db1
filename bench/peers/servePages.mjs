import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { answerTo } from './answers.mjs'

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

/** Serves the built pages of a folder, the kit's browser build and the faked answers, compressed. */
export async function servePages(folder) {
  const browserBuild = join(folder, 'node_modules/fleet-portal-kit/dist')
  const compressed = new Map()
  const bodyOf = (key, make) => {
    if (!compressed.has(key)) compressed.set(key, gzipSync(make()))
    return compressed.get(key)
  }
  const server = createServer(({ url, method }, response) => {
    const { pathname } = new URL(url ?? '/', 'http://page')
    const answer = answerTo(pathname)
    const file = join(pathname.startsWith('/browser/') ? browserBuild : join(folder, 'dist'), pathname)
    if (answer === undefined && !existsSync(file)) return response.writeHead(404).end()
    const body = bodyOf(pathname, () => (answer === undefined ? readFileSync(file) : JSON.stringify(answer)))
    const type = types[answer === undefined ? extname(file) : '.json'] ?? 'application/octet-stream'
    response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'gzip' })
    response.end(method === 'HEAD' ? undefined : body)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://localhost:${port}`, close }
}
