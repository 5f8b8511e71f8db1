import type { Server as HttpServer } from 'node:http'
import { Server, type Socket } from 'socket.io'
import type { Notice } from './context.ts'
import { authenticate } from './domain/tokens.ts'
import { inTransaction, type Work } from './inTransaction.ts'

/**
 * The socket of the portal, on the server's own port. A page shows its access token and is told its connection id;
 * from then on it hears what concerns its person: `message` with `{ type: 'report', reportId, status }`.
 */
export function openRealtime(http: HttpServer, work: Work) {
  const io = new Server(http, { cors: { origin: '*' }, destroyUpgrade: false, maxHttpBufferSize: 10_000 })
  const admit = async (socket: Socket): Promise<void> => {
    const token: unknown = socket.handshake.auth['token']
    const header = typeof token === 'string' ? token : null
    const { id } = await inTransaction(work, (context) => authenticate(context, header))
    await socket.join(id)
  }
  io.use((socket, next) => {
    admit(socket).then(next.bind(null, undefined), next.bind(null, new Error('Unauthorized')))
  })
  io.on('connection', (socket) => {
    socket.emit('message', { connectionId: socket.id })
  })
  return {
    emit: ({ userId, message }: Notice) => void io.to(userId).emit('message', message),
    hangUp: (userId: string) => io.in(userId).disconnectSockets(true),
    close: () => io.disconnectSockets(true),
  }
}
