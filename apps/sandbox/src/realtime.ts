import type { Server as HttpServer } from 'node:http'
import { Server, type Socket } from 'socket.io'
import type { PushMessage } from './context.ts'
import { findActiveSessions } from './domain/sessionUser.ts'
import { authenticate } from './domain/tokens.ts'
import { Fault } from './fault.ts'
import { inTransaction, type Backend } from './inTransaction.ts'

export interface RealtimeOptions {
  /** Milliseconds between two checks of the sessions of all open connections. Default 10 s. */
  sweepEvery?: number
  /** Called if the sessions cannot be read. The message is not sent then. */
  onFailure?: (error: unknown) => void
}

/** The maximum number of sessions in one query. */
const sessionsPerQuery = 1000

interface SessionSocket {
  data: { familyId: string }
  disconnect: (close?: boolean) => unknown
}

/**
 * The Socket.IO server of the portal, on the server's own port. A page connects with its access token and gets its
 * connection id. Then it gets the messages of its user: `message` with `{ type: 'report', reportId, status }`,
 * `{ type: 'redemption', redemptionId, status }` or `{ type: 'payment', paymentId, status }`.
 *
 * A connection lasts as long as its session. Another process or a change in the database can end a session, so sessions
 * are read before each message, and regularly for all connections.
 */
export function openRealtime(http: HttpServer, backend: Backend, options: RealtimeOptions = {}) {
  const { sweepEvery = 10_000, onFailure = () => undefined } = options
  const io = new Server(http, { cors: { origin: '*' }, destroyUpgrade: false, maxHttpBufferSize: 10_000 })

  const authenticateSocket = async (socket: Socket): Promise<void> => {
    const token: unknown = socket.handshake.auth['token']
    const header = typeof token === 'string' ? token : null
    const user = await inTransaction(backend, (context) => authenticate(context, header))
    // A user without a fleet gets no messages.
    if (!user.accesses.some(({ portal }) => portal === 'fleet')) throw new Fault('Forbidden')
    socket.data = { familyId: user.familyId }
    await socket.join([user.id, user.familyId])
  }

  /** Ends the connections whose session has ended. Resolves to the other connections. */
  const disconnectEndedSessions = async <S extends SessionSocket>(sockets: readonly S[]): Promise<S[]> => {
    const families = [...new Set(sockets.map(({ data }) => data.familyId))]
    const activeSessions = new Set<string>()
    for (let start = 0; start < families.length; start += sessionsPerQuery) {
      const batch = families.slice(start, start + sessionsPerQuery)
      for (const familyId of await findActiveSessions(backend.db, batch)) activeSessions.add(familyId)
    }
    return sockets.filter((socket) => {
      const isActive = activeSessions.has(socket.data.familyId)
      if (!isActive) socket.disconnect(true)
      return isActive
    })
  }

  // Messages are sent one after the other: they keep their order, and only one query runs at a time.
  let lastDelivery: Promise<void> = Promise.resolve()
  const deliver = async ({ userId, message }: PushMessage) => {
    for (const socket of await disconnectEndedSessions(await io.in(userId).fetchSockets()))
      socket.emit('message', message)
  }

  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  const scheduleSweep = () => {
    if (isClosed) return
    timer = setTimeout(() => {
      io.fetchSockets().then(disconnectEndedSessions).catch(onFailure).finally(scheduleSweep)
    }, sweepEvery)
    timer.unref()
  }
  scheduleSweep()

  io.use((socket, next) => {
    authenticateSocket(socket).then(next.bind(null, undefined), next.bind(null, new Error('Unauthorized')))
  })
  io.on('connection', (socket) => {
    socket.emit('message', { connectionId: socket.id })
  })
  return {
    emit: (message: PushMessage): void => {
      lastDelivery = lastDelivery.then(() => deliver(message)).catch(onFailure)
    },
    disconnect: (userOrSessionId: string) => io.in(userOrSessionId).disconnectSockets(true),
    /** Ends every connection. Clients may connect again. */
    disconnectAll: () => io.disconnectSockets(true),
    close: () => {
      isClosed = true
      clearTimeout(timer)
      io.disconnectSockets(true)
    },
  }
}
