import { useSyncExternalStore } from 'react'
import { editMessages } from '../../locales/en/edits.ts'
import { useMessages } from '../../provider/messages.ts'
import { Banner } from '../ui/Banner.tsx'

function subscribe(listener: () => void) {
  globalThis.addEventListener('online', listener)
  globalThis.addEventListener('offline', listener)
  return () => {
    globalThis.removeEventListener('online', listener)
    globalThis.removeEventListener('offline', listener)
  }
}
/** Whether the browser knows that there is no connection. What is sent then waits for it. */
export const isOffline = (): boolean => globalThis.navigator.onLine === false

export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, isOffline, () => false)

/** Says, while something is being sent, that it waits for the connection. Nothing while there is one. */
export function WaitsForConnection() {
  const t = useMessages(editMessages)
  return useIsOffline() && <Banner tone="warning">{t.waitsForConnection}</Banner>
}
