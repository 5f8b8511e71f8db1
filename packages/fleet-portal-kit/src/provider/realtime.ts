import type { Session } from 'api-client'
import * as z from 'zod/mini'
import type { DeviceStorage } from './deviceStorage.ts'

/** Where messages come from: `createSocketIoRealtime`, or an object of the host's own. */
export interface RealtimeSource {
  /** Opens a connection and keeps it until the function that it returns is called. */
  open(listener: {
    /** The token to show; where the last one was refused, that one, to get another. */
    token(refused?: string): Promise<string | undefined>
    /** The connection stands, at first or again. */
    onConnected(): void
    onClosed(): void
    /** A message as it came: an object, or the JSON text of one. */
    onMessage(message: unknown): void
  }): () => void
}

export type RealtimeMessage = Readonly<Record<string, unknown>>

export interface Realtime {
  /** Opens for whoever is signed in, now and later; returns how to stop. */
  start(): () => void
  /** Whether a message came since the downloads were last opened, in any tab of this person. */
  hasNews(): boolean
  /** The downloads are open: there is no news any more, in no tab. */
  clearNews(): void
  /** The messages that came, oldest first: at most the last five hundred, none of them twice. */
  messages(): readonly RealtimeMessage[]
  subscribe(listener: () => void): () => void
}

interface RealtimeOptions {
  source: RealtimeSource
  session: Session
  deviceStorage: DeviceStorage
  /** What is on screen may be out of date: a message came, or the connection stands. `isAgain` where it was away. */
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

/** No source: no messages, no dot, and nothing else is missing. */
export const noRealtime: Realtime = {
  start: () => () => {},
  hasNews: () => false,
  clearNews: () => {},
  messages: () => nothing,
  subscribe: () => () => {},
}

/** The messages of the signed-in person: one connection per provider, opened with the session and closed with it. */
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
      // The user is known only now: what came before is news for them.
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
