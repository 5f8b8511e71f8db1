import type { RealtimeSource } from './realtime.ts'

/** Options of `createSocketIoRealtime`. @since 0.1.0 */
export interface SocketRealtimeOptions {
  /** The URL of the server: `https://api.example.ph`. */
  url: string
  /** The path of the socket. Default: `/socket.io`. */
  path?: string
}

/** The longest delay between two attempts to connect, in milliseconds. Each delay is about twice the previous one. */
const maxDelay = 30_000

/**
 * Creates a source of live messages over socket.io, event `message`. The handshake carries the access token as
 * `auth.token`; a refused token is renewed once. A broken connection is reopened, with growing delays, while there are
 * listeners.
 *
 * @since 0.1.0
 */
export function createSocketIoRealtime({ url, path = '/socket.io' }: SocketRealtimeOptions): RealtimeSource {
  return {
    open({ token, onConnected, onMessage, onClosed }) {
      let close = () => {}
      let isClosed = false
      void import('socket.io-client').then(
        ({ io }) => {
          if (isClosed) return
          let lastSent: string | undefined
          let refused: string | undefined
          /** Whether a token was renewed since the last connection. */
          let isRenewed = false
          let failures = 0
          let timer: ReturnType<typeof setTimeout> | undefined
          const socket = io(url, {
            path,
            forceNew: true,
            transports: ['websocket', 'polling'],
            tryAllTransports: true,
            reconnectionDelayMax: maxDelay,
            auth: (send) => {
              const replaced = refused
              refused = undefined
              token(replaced).then(
                (value) => {
                  lastSent = value
                  isRenewed ||= replaced !== undefined
                  send({ token: value })
                },
                () => send({}),
              )
            },
          })
          // The library does not reopen connections that the server closed or refused.
          const reconnect = () => {
            const delay = Math.min(1000 * 2 ** failures, maxDelay) * (0.5 + Math.random())
            failures += 1
            clearTimeout(timer)
            timer = setTimeout(() => socket.connect(), delay)
          }
          socket.on('connect', () => {
            failures = 0
            isRenewed = false
            onConnected()
          })
          socket.on('message', onMessage)
          socket.on('disconnect', () => {
            onClosed()
            if (!socket.active) reconnect()
          })
          socket.on('connect_error', (error) => {
            if (socket.active) return
            if (error.message === 'Unauthorized' && !isRenewed) refused = lastSent
            reconnect()
          })
          close = () => {
            clearTimeout(timer)
            socket.disconnect()
          }
        },
        // Without the library there are no live messages. Everything else works.
        () => undefined,
      )
      return () => {
        isClosed = true
        close()
      }
    },
  }
}
