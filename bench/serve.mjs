/* Serves the built portal and the page with DOM calls from one origin, with the sandbox below /api. */
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createGzip } from 'node:zlib'

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
const bare = fileURLToPath(new URL('bare', import.meta.url))
/** The portal's font, for the page with DOM calls too. */
const font = fileURLToPath(
  import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
)

/** The file of a URL path, or the portal's page if there is none: the portal has client-side routes. */
function fileOf(pathname, host) {
  if (pathname === '/bare/inter.woff2') return font
  const isBare = pathname.startsWith('/bare/')
  const name = normalize(isBare ? pathname.slice('/bare'.length) : pathname)
  const file = join(isBare ? bare : host, name === '/' ? 'index.html' : name)
  if (existsSync(file) && statSync(file).isFile()) return file
  return extname(name) ? undefined : join(host, 'index.html')
}

function proxy(incoming, outgoing, sandbox) {
  const proxied = request(
    new URL(incoming.url, sandbox),
    { method: incoming.method, headers: incoming.headers },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    },
  )
  proxied.on('error', () => outgoing.writeHead(502).end())
  incoming.pipe(proxied)
}

/**
 * @param {{ port: number, host: string, sandbox: string }} options `host` is the folder of the built portal,
 *   `sandbox` the URL of the API
 * @returns {Promise<() => void>} a function that stops the server
 */
export async function serve({ port, host, sandbox }) {
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://page')
    if (pathname.startsWith('/api/')) return proxy(incoming, outgoing, sandbox)
    const file = fileOf(pathname, host)
    if (!file) return outgoing.writeHead(404).end()
    outgoing.writeHead(200, {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      'Content-Encoding': 'gzip',
    })
    createReadStream(file).pipe(createGzip()).pipe(outgoing)
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(undefined))
  })
  return () => {
    server.close()
    server.closeAllConnections()
  }
}
