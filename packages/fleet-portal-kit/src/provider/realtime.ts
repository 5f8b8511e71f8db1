import type { Session } from 'api-client'
import * as z from 'zod/mini'
import type { DeviceStorage } from './deviceStorage.ts'

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

interface RealtimeOptions {
  source: RealtimeSource
  session: Session
  deviceStorage: DeviceStorage
  /** Called when data may be stale: after a message, and when the connection is established. `isAgain` after a lost connection. */
  onChange: (change: { isAgain: boolean }) => void
}

const longestQueue = 500
const message = z.looseObject({ connectionId: z.optional(z.string()) })
const nothing: readonly RealtimeMessage[] = []

function read(raw: unknown): z.infer<typeof message> | undefined {
  try {
    const parsed = message.safeParse(typeof raw === 'string' ? JSON.parse(raw) : raw)
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

/** Without a source there are no live messages. Everything else works. */
export const noRealtime: Realtime = {
  start: () => () => {},
  hasNews: () => false,
  clearNews: () => {},
  messages: () => nothing,
  subscribe: () => () => {},
}

/** The live messages of the signed-in user. Each provider has one connection, open as long as the session. */
export function createRealtime({ source, session, deviceStorage, onChange }: RealtimeOptions): Realtime {
  const listeners = new Set<() => void>()
  let queue = nothing
  /** The epoch of the session that the connection belongs to; undefined without a connection. */
  let opened: number | undefined
  let userId: string | undefined
  let close: (() => void) | undefined

  const tell = () => {
    for (const listener of listeners) listener()
  }
  const newsKey = () => `news:${userId}`

  const hear = (raw: unknown) => {
    const heard = read(raw)
    if (!heard) return
    if (heard.connectionId !== undefined) return session.write({ connectionId: heard.connectionId })
    const text = JSON.stringify(heard)
    if (queue.some((one) => JSON.stringify(one) === text)) return
    queue = [...queue, heard].slice(-longestQueue)
    if (userId !== undefined) deviceStorage.write(newsKey(), true)
    tell()
    onChange({ isAgain: false })
  }

  const drop = () => {
    if (session.read().connectionId !== undefined) session.write({ connectionId: undefined })
  }

  const leave = () => {
    close?.()
    close = undefined
    opened = undefined
    userId = undefined
    queue = nothing
  }

  const follow = () => {
    const { accessToken, userDetails } = session.read()
    const epoch = accessToken === undefined ? undefined : session.epoch()
    if (epoch === opened) {
      if (epoch === undefined || userId !== undefined || !userDetails) return
      // The user is known only now, so earlier messages count as unread.
      userId = userDetails.userId
      if (queue.length > 0) deviceStorage.write(newsKey(), true)
      return tell()
    }
    leave()
    opened = epoch
    userId = epoch === undefined ? undefined : userDetails?.userId
    tell()
    if (epoch === undefined) return drop()
    let isAgain = false
    close = source.open({
      token: async (refused) => (refused === undefined ? session.token() : session.renew(refused)),
      onConnected: () => {
        onChange({ isAgain })
        isAgain = true
      },
      onClosed: drop,
      onMessage: hear,
    })
  }

  return {
    start() {
      follow()
      const stop = session.subscribe(follow)
      return () => {
        stop()
        leave()
        drop()
      }
    },
    hasNews: () => userId !== undefined && deviceStorage.read(newsKey()) === true,
    clearNews() {
      if (userId === undefined || deviceStorage.read(newsKey()) === undefined) return
      deviceStorage.write(newsKey(), undefined)
      tell()
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
