import { io, type Socket } from 'socket.io-client'

/** Opens the socket of a page and resolves when the server knows its user. `received` has the messages after that. */
export async function openPage({ url }: { url: string }, token: string) {
  const socket: Socket = io(url, { auth: { token }, reconnection: false, transports: ['websocket'] })
  const received: unknown[] = []
  await new Promise((resolve, reject) => {
    socket.once('message', resolve)
    socket.once('connect_error', reject)
  })
  socket.on('message', (message: unknown) => void received.push(message))
  return { socket, received }
}
