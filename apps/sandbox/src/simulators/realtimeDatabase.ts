import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import * as z from 'zod/mini'

const heartbeat = 30_000

/** A request of the database's client: `a` is the action, `b` its body, `r` the request number, repeated in the answer. */
const request = z.object({
  t: z.literal('d'),
  d: z.object({
    r: z.number(),
    a: z.string(),
    b: z.optional(z.looseObject({ p: z.optional(z.string()) })),
  }),
})

const namesOf = (path: string) => path.split('/').filter(Boolean)

/** The value at a path. `null` if there is none, as in the protocol. */
function valueAt(tree: unknown, path: string): unknown {
  let value: unknown = tree
  for (const name of namesOf(path)) {
    const hasChild = typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    value = hasChild ? (value as Record<string, unknown>)[name] : null
  }
  return value ?? null
}

/**
 * A read-only database for the SDK of the Firebase Realtime Database: protocol 5 over a WebSocket at `/.ws`. Clients read
 * its tree with `get` and listen with `onValue`. `changed` sends the new values to listeners. Every write is refused.
 */
export function openRealtimeDatabase(http: Server, read: () => Promise<unknown>) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 64_000 })
  const listeners = new Map<WebSocket, Set<string>>()
  const alive = new WeakSet<WebSocket>()

  const send = (socket: WebSocket, message: unknown) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message))
  }
  const sendValue = (socket: WebSocket, path: string, tree: unknown) =>
    send(socket, { t: 'd', d: { a: 'd', b: { p: namesOf(path).join('/'), d: valueAt(tree, path) } } })

  async function answer(socket: WebSocket, text: string): Promise<void> {
    if (text === '0') return
    const { r, a, b } = request.parse(JSON.parse(text)).d
    const path = b?.p ?? '/'
    const reply = (s: string, d: unknown) => send(socket, { t: 'd', d: { r, b: { s, d } } })
    if (a === 'q') {
      listeners.get(socket)?.add(path)
      sendValue(socket, path, await read())
      reply('ok', {})
    } else if (a === 'g') reply('ok', valueAt(await read(), path))
    else if (a === 'n') {
      listeners.get(socket)?.delete(path)
      reply('ok', '')
    } else if (a === 'p' || a === 'm') reply('permission_denied', 'This database is read only.')
    else reply('ok', '')
  }

  sockets.on('connection', (socket: WebSocket, incoming: IncomingMessage) => {
    listeners.set(socket, new Set())
    alive.add(socket)
    socket.on('pong', () => void alive.add(socket))
    socket.on('close', () => void listeners.delete(socket))
    socket.on('error', () => socket.terminate())
    // Binary frames and unreadable messages do not come from the SDK: close the connection.
    socket.on('message', (data, isBinary) => {
      const text = !isBinary && Buffer.isBuffer(data) ? data.toString('utf8') : ''
      answer(socket, text).catch(() => socket.close(1003))
    })
    const hello = { ts: Date.now(), v: '5', h: incoming.headers.host ?? '', s: crypto.randomUUID() }
    send(socket, { t: 'c', d: { t: 'h', d: hello } })
  })

  http.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!incoming.url?.startsWith('/.ws')) return
    sockets.handleUpgrade(incoming, socket, head, (opened) => sockets.emit('connection', opened, incoming))
  })

  // Drops connections that ended without a close frame.
  const timer = setInterval(() => {
    for (const socket of listeners.keys()) {
      if (!alive.has(socket)) socket.terminate()
      alive.delete(socket)
      socket.ping()
    }
  }, heartbeat)
  timer.unref()

  const disconnectAll = () => {
    for (const socket of listeners.keys()) socket.terminate()
  }

  return {
    /** Sends the current values to all listeners. */
    async changed(): Promise<void> {
      if (listeners.size === 0) return
      const tree = await read()
      for (const [socket, paths] of listeners) for (const path of paths) sendValue(socket, path, tree)
    },
    disconnectAll,
    close(): void {
      clearInterval(timer)
      disconnectAll()
      sockets.close()
    },
  }
}
