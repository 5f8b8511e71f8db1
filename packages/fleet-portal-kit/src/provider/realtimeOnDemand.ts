import { loadWithRetry } from './loadWithRetry.ts'
import { noMessages } from './noMessages.ts'
import type { Realtime, RealtimeOptions } from './realtime.ts'

/** Without a source there are no live messages. Everything else works. */
export const noRealtime: Realtime = {
  start: () => () => {},
  hasNews: () => false,
  clearNews: () => {},
  messages: () => noMessages,
  subscribe: () => () => {},
}

/**
 * The live messages of a page that has a source. Their code is loaded when the provider starts, so that other pages do not
 * load it. If it cannot be loaded, there are no live messages until the next start.
 */
export function createRealtimeOnDemand(options: RealtimeOptions): Realtime {
  const listeners = new Set<() => void>()
  const notifyListeners = () => {
    for (const listener of listeners) listener()
  }
  let loading: Promise<Realtime> | undefined
  let realtime = noRealtime

  return {
    start() {
      let isStopped = false
      let stop: (() => void) | undefined
      loading ??= loadWithRetry(() => import('./realtime.ts')).then(({ createRealtime }) =>
        createRealtime(options),
      )
      loading.then(
        (loaded) => {
          if (isStopped) return
          realtime = loaded
          const unsubscribe = loaded.subscribe(notifyListeners)
          const disconnect = loaded.start()
          stop = () => {
            disconnect()
            unsubscribe()
          }
        },
        () => {
          loading = undefined
        },
      )
      return () => {
        isStopped = true
        stop?.()
      }
    },
    hasNews: () => realtime.hasNews(),
    clearNews: () => realtime.clearNews(),
    messages: () => realtime.messages(),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
