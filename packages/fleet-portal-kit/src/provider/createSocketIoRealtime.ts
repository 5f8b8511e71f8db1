import type { RealtimeSource } from './realtime.ts'

export interface SocketRealtimeOptions {
  /** The server of the socket: `https://api.example.ph`. */
  url: string
  /** The path that the server listens on. Default `/socket.io`. */
  path?: string
}

/** The longest pause between two tries to connect; each is about twice the one before it, give or take a half. */
const maxDelay = 30_000

/**
 * Messages over socket.io, the event `message`. The access token is shown in the handshake as `auth.token`; one that is
 * refused is renewed once. A connection that breaks is made again, ever more slowly, for as long as somebody listens.
 */
export function createSocketIoRealtime({ url, path = '/socket.io' }: SocketRealtimeOptions): RealtimeSource {
  return {
    open({ token, onConnected, onMessage, onClosed }) {
      let close = () => {}
      let isClosed = false
      void import('socket.io-client').then(
        ({ io }) => {
          if (isClosed) return
          let shown: string | undefined
          let refused: string | undefined
          let failures = 0
          let timer: ReturnType<typeof setTimeout> | undefined
          const socket = io(url, {
            path,
            forceNew: true,
            transports: ['websocket', 'polling'],
            tryAllTransports: true,
            reconnectionDelayMax: maxDelay,
            auth: (show) => {
              const asked = token(refused)
              refused = undefined
              asked.then(
                (value) => {
                  shown = value
                  show({ token: value })
                },
                () => show({}),
              )
            },
          })
          // What the server ended or refused is not tried again by the library.
          const again = () => {
            const pause = Math.min(1000 * 2 ** failures, maxDelay) * (0.5 + Math.random())
            failures += 1
            clearTimeout(timer)
            timer = setTimeout(() => socket.connect(), pause)
          }
          socket.on('connect', () => {
            failures = 0
            onConnected()
          })
          socket.on('message', onMessage)
          socket.on('disconnect', () => {
            onClosed()
            if (!socket.active) again()
          })
          socket.on('connect_error', (error) => {
            if (socket.active) return
            if (error.message === 'Unauthorized' && failures === 0) refused = shown
            again()
          })
          close = () => {
            clearTimeout(timer)
            socket.disconnect()
          }
        },
        // Without the library there are no messages, and nothing else is missing.
        () => undefined,
      )
      return () => {
        isClosed = true
        close()
      }
    },
  }
}
