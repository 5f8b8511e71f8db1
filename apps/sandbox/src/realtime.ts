import type { Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import type { Notice } from './context.ts'
import { authenticate } from './domain/tokens.ts'
import { inTransaction, type Work } from './inTransaction.ts'

/**
 * The socket of the portal, on the server's own port. A page shows its access token and is told its connection id;
 * from then on it hears what concerns its person: `message` with `{ type: 'report', reportId, status }`.
 */
export function openRealtime(http: HttpServer, work: Work) {
  const io = new Server(http, { cors: { origin: '*' }, destroyUpgrade: false, maxHttpBufferSize: 10_000 })
  io.use((socket, next) => {
    const token: unknown = socket.handshake.auth['token']
    inTransaction(work, (context) => authenticate(context, typeof token === 'string' ? token : null)).then(
      async ({ id }) => {
        await socket.join(id)
        next()
      },
      () => next(new Error('Unauthorized')),
    )
  })
  io.on('connection', (socket) => {
    socket.emit('message', { connectionId: socket.id })
  })
  return {
    emit: ({ userId, message }: Notice) => void io.to(userId).emit('message', message),
    close: () => io.disconnectSockets(true),
  }
}
