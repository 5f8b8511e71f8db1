import { vi } from 'vitest'

/** What the browser says of its connection, in the hand of a test. Goes with `vi.unstubAllGlobals`. */
export function browserLine(isOnline = true) {
  const listeners = new Map<string, Set<() => void>>()
  const of = (name: string) => listeners.get(name) ?? new Set()
  const browser = { onLine: isOnline }
  vi.stubGlobal('navigator', browser)
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => {
    listeners.set(name, of(name).add(listener))
  })
  vi.stubGlobal('removeEventListener', (name: string, listener: () => void) => of(name).delete(listener))
  const say = (name: 'online' | 'offline') => {
    browser.onLine = name === 'online'
    for (const listener of of(name)) listener()
  }
  return {
    online: () => say('online'),
    offline: () => say('offline'),
    /** How many listen to the browser. */
    listeners: () => of('online').size + of('offline').size,
  }
}
