import type { Session } from 'fleet-portal-api-client'
import * as z from 'zod/mini'
import type { DeviceStorage } from './deviceStorage.ts'
import { callHost } from './hostCalls.ts'
import { noMessages } from './noMessages.ts'

/** A source of live messages: `createSocketIoRealtime`, or your own. @since 0.1.0 */
export interface RealtimeSource {
  /** Opens a connection. Returns a function that closes it. */
  open(listener: {
    /** Resolves to the access token. Pass the token that the server refused to get a renewed one. */
    token(refused?: string): Promise<string | undefined>
    /** Called whenever the connection is established. */
    onConnected(): void
    onClosed(): void
    /** Called with each message: an object, or its JSON text. */
    onMessage(message: unknown): void
  }): () => void
}

export type RealtimeMessage = Readonly<Record<string, unknown>>

export interface Realtime {
  /** Opens a connection for the signed-in user, now and after each sign-in. Returns a function that stops it. */
  start(): () => void
  /** Whether a message arrived since the user last opened the downloads, in any tab. */
  hasNews(): boolean
  /** Marks all messages as read, in all tabs: the downloads are open. */
  clearNews(): void
  /** The last 500 messages, oldest first, without duplicates. */
  messages(): readonly RealtimeMessage[]
  subscribe(listener: () => void): () => void
}

export interface RealtimeOptions {
  source: RealtimeSource
  session: Session
  deviceStorage: DeviceStorage
  /**
   * Called when data may be stale: after a message, and when the connection is established. `isReconnect`: it was lost before. It is
   * called again only after the promise that it returns, so that many messages do not end each other's reads.
   */
  onChange: (change: { isReconnect: boolean }) => Promise<unknown> | void
}

const maxQueueLength = 500
const messageSchema = z.looseObject({ connectionId: z.optional(z.string()) })

function parseMessage(raw: unknown): z.infer<typeof messageSchema> | undefined {
  try {
    const parsed = z.safeParse(messageSchema, typeof raw === 'string' ? JSON.parse(raw) : raw)
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

/** The live messages of the signed-in user. Each provider has one connection, open as long as the session. */
export function createRealtime({ source, session, deviceStorage, onChange }: RealtimeOptions): Realtime {
  const listeners = new Set<() => void>()
  let queue: readonly RealtimeMessage[] = noMessages
  /** The epoch of the session that the connection belongs to; undefined without a connection. */
  let connectedEpoch: number | undefined
  let userId: string | undefined
  let close: (() => void) | undefined
  /** The connection that is open now. */
  let connection: object | undefined

  const notifyListeners = () => {
    for (const listener of listeners) listener()
  }
  let isReading = false
  let waiting: { isReconnect: boolean } | undefined
  const reportChange = (isReconnect: boolean) => {
    if (isReading) {
      waiting = { isReconnect: isReconnect || waiting?.isReconnect === true }
      return
    }
    const reading = onChange({ isReconnect })
    if (!reading) return
    isReading = true
    const end = () => {
      isReading = false
      const next = waiting
      waiting = undefined
      if (next) reportChange(next.isReconnect)
    }
    reading.then(end, end)
  }

  const newsKey = () => `news:${userId}`

  const receive = (raw: unknown) => {
    const message = parseMessage(raw)
    if (!message) return
    if (message.connectionId !== undefined) return session.write({ connectionId: message.connectionId })
    const text = JSON.stringify(message)
    if (queue.some((queued) => JSON.stringify(queued) === text)) return
    queue = [...queue, message].slice(-maxQueueLength)
    if (userId !== undefined) deviceStorage.write(newsKey(), true)
    notifyListeners()
    reportChange(false)
  }

  const clearConnectionId = () => {
    if (session.read().connectionId !== undefined) session.write({ connectionId: undefined })
  }

  const disconnect = () => {
    const closeSource = close
    close = undefined
    callHost(() => closeSource?.())
    connection = undefined
    connectedEpoch = undefined
    userId = undefined
    queue = noMessages
  }

  const onSessionChange = () => {
    const { accessToken, userDetails } = session.read()
    const epoch = accessToken === undefined ? undefined : session.epoch()
    if (epoch === connectedEpoch) {
      if (epoch === undefined || userId !== undefined || !userDetails) return
      // The user is known only now, so earlier messages count as unread.
      userId = userDetails.userId
      if (queue.length > 0) deviceStorage.write(newsKey(), true)
      return notifyListeners()
    }
    disconnect()
    connectedEpoch = epoch
    userId = epoch === undefined ? undefined : userDetails?.userId
    notifyListeners()
    if (epoch === undefined) return clearConnectionId()
    let isReconnect = false
    // A source may go on after it was closed. Its messages are for the earlier user, who must get no token of the next one.
    const own = {}
    connection = own
    const ifOpen = <T>(run: () => T) => (connection === own ? run() : undefined)
    callHost(() => {
      close = source.open({
        token: async (refused) =>
          ifOpen(() => (refused === undefined ? session.token() : session.renew(refused))),
        onConnected: () =>
          ifOpen(() => {
            reportChange(isReconnect)
            isReconnect = true
          }),
        onClosed: () => ifOpen(clearConnectionId),
        onMessage: (message) => ifOpen(() => receive(message)),
      })
    })
  }

  return {
    start() {
      onSessionChange()
      const stop = session.subscribe(onSessionChange)
      return () => {
        stop()
        disconnect()
        clearConnectionId()
      }
    },
    hasNews: () => userId !== undefined && deviceStorage.read(newsKey()) === true,
    clearNews() {
      if (userId === undefined || deviceStorage.read(newsKey()) === undefined) return
      deviceStorage.write(newsKey(), undefined)
      notifyListeners()
    },
    messages: () => queue,
    subscribe(listener) {
      listeners.add(listener)
      const stop = deviceStorage.subscribe(listener)
      return () => {
        stop()
        listeners.delete(listener)
      }
    },
  }
}
