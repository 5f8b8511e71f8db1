import { vi } from 'vitest'

/** Controls the online status of the browser. `vi.unstubAllGlobals` restores it. */
export function stubOnlineStatus(isOnline = true) {
  const listeners = new Map<string, Set<() => void>>()
  const of = (name: string) => listeners.get(name) ?? new Set()
  const browser = { onLine: isOnline }
  vi.stubGlobal('navigator', browser)
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => {
    listeners.set(name, of(name).add(listener))
  })
  vi.stubGlobal('removeEventListener', (name: string, listener: () => void) => of(name).delete(listener))
  const setStatus = (name: 'online' | 'offline') => {
    browser.onLine = name === 'online'
    for (const listener of of(name)) listener()
  }
  return {
    online: () => setStatus('online'),
    offline: () => setStatus('offline'),
    /** The number of registered listeners. */
    listeners: () => of('online').size + of('offline').size,
  }
}
