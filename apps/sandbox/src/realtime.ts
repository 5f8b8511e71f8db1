import type { Server as HttpServer } from 'node:http'
import { Server, type Socket } from 'socket.io'
import type { Notice } from './context.ts'
import { standingSessions } from './domain/sessionUser.ts'
import { authenticate } from './domain/tokens.ts'
import { Fault } from './fault.ts'
import { inTransaction, type Work } from './inTransaction.ts'

export interface RealtimeOptions {
  /** Milliseconds from one look at the sessions of all open connections to the next. Default 10 s. */
  sweepEvery?: number
  /** Told where the sessions could not be looked at. Nothing is sent then. */
  onFailure?: (error: unknown) => void
}

/** The most sessions that one question to the database names. */
const atOnce = 1000

interface Shown {
  data: { familyId: string }
  disconnect: (close?: boolean) => unknown
}

/**
 * The socket of the portal, on the server's own port. A page shows its access token and is told its connection id;
 * from then on it hears what concerns its person: `message` with `{ type: 'report', reportId, status }`.
 *
 * A connection lasts as long as its session. What ends a session may come from elsewhere (another process, the
 * database), so it is looked up before each message, and for all connections together from time to time.
 */
export function openRealtime(http: HttpServer, work: Work, options: RealtimeOptions = {}) {
  const { sweepEvery = 10_000, onFailure = () => undefined } = options
  const io = new Server(http, { cors: { origin: '*' }, destroyUpgrade: false, maxHttpBufferSize: 10_000 })

  const admit = async (socket: Socket): Promise<void> => {
    const token: unknown = socket.handshake.auth['token']
    const header = typeof token === 'string' ? token : null
    const person = await inTransaction(work, (context) => authenticate(context, header))
    // Who acts on no fleet has nothing to hear.
    if (!person.accesses.some(({ portal }) => portal === 'fleet')) throw new Fault('Forbidden')
    socket.data = { familyId: person.familyId }
    await socket.join(person.id)
  }

  /** Ends the connections whose session is over; resolves to the others. */
  const keepStanding = async <S extends Shown>(sockets: readonly S[]): Promise<S[]> => {
    const families = [...new Set(sockets.map(({ data }) => data.familyId))]
    const standing = new Set<string>()
    for (let start = 0; start < families.length; start += atOnce) {
      const some = families.slice(start, start + atOnce)
      for (const familyId of await standingSessions(work.db, some)) standing.add(familyId)
    }
    return sockets.filter((socket) => {
      const stands = standing.has(socket.data.familyId)
      if (!stands) socket.disconnect(true)
      return stands
    })
  }

  // One after the other: messages keep their order, and however many there are the database is asked one question.
  let last: Promise<void> = Promise.resolve()
  const tell = async ({ userId, message }: Notice) => {
    for (const socket of await keepStanding(await io.in(userId).fetchSockets()))
      socket.emit('message', message)
  }

  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  const sweepLater = () => {
    if (isClosed) return
    timer = setTimeout(() => {
      io.fetchSockets().then(keepStanding).catch(onFailure).finally(sweepLater)
    }, sweepEvery)
    timer.unref()
  }
  sweepLater()

  io.use((socket, next) => {
    admit(socket).then(next.bind(null, undefined), next.bind(null, new Error('Unauthorized')))
  })
  io.on('connection', (socket) => {
    socket.emit('message', { connectionId: socket.id })
  })
  return {
    emit: (notice: Notice): void => {
      last = last.then(() => tell(notice)).catch(onFailure)
    },
    hangUp: (userId: string) => io.in(userId).disconnectSockets(true),
    /** Ends every connection; whoever wants another one gets it. */
    hangUpAll: () => io.disconnectSockets(true),
    close: () => {
      isClosed = true
      clearTimeout(timer)
      io.disconnectSockets(true)
    },
  }
}
