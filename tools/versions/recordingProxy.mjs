import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'

/**
 * A call that went through the proxy.
 *
 * @typedef {object} Exchange
 * @property {string} method
 * @property {string} path below the base URL, with its query
 * @property {number} status
 * @property {unknown} request the JSON of the request, if it had any
 * @property {unknown} answer the JSON of the answer, if it had any
 */

const parsed = (/** @type {string} */ text) => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Passes every call on to a sandbox, and records it.
 *
 * @param {string} target the origin of the sandbox
 * @param {(exchange: Exchange) => void} record
 */
export async function recordingProxy(target, record) {
  /** @type {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>} */
  const pass = async (request, response) => {
    try {
      const body = await buffer(request)
      const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers
      const method = request.method ?? 'GET'
      const answer = await fetch(new URL(request.url ?? '/', target), {
        method,
        headers: /** @type {Record<string, string>} */ (headers),
        ...(body.length > 0 && { body }),
      })
      const text = await answer.text()
      const kept = [...answer.headers].filter(
        ([name]) => !/^(content-(encoding|length)|transfer-encoding|connection)$/.test(name),
      )
      response.writeHead(answer.status, Object.fromEntries(kept)).end(text)
      const path = (request.url ?? '').replace(/^\/api\//, '/')
      if (method !== 'OPTIONS' && path !== request.url) {
        record({ method, path, status: answer.status, request: parsed(String(body)), answer: parsed(text) })
      }
    } catch (error) {
      response.writeHead(502).end(String(error))
    }
  }
  const server = createServer((request, response) => void pass(request, response))
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  const close = () => new Promise((resolve) => server.close(resolve).closeAllConnections())
  return { url: `http://localhost:${port}`, close }
}
