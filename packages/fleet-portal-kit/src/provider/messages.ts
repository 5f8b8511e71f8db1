import { useMemo } from 'react'
import type { Dictionary, Message } from './dictionary.ts'
import { usePortal } from './portal.ts'

/** Defines the English sentences of a namespace: `defineMessages('drivers', { … })`. */
export interface MessageSet<T extends Dictionary> {
  readonly namespace: string
  readonly defaults: T
}

export const defineMessages = <T extends Dictionary>(namespace: string, defaults: T): MessageSet<T> => ({
  namespace,
  defaults,
})

function merged<T extends Dictionary>(defaults: T, overrides: Dictionary): T {
  const result: Record<string, Message | Dictionary> = { ...defaults }
  for (const [key, value] of Object.entries(overrides)) {
    const base = defaults[key]
    if (base === undefined) continue
    if (typeof base === 'object' && typeof value === 'object') result[key] = merged(base, value)
    else if (typeof base === 'function' && typeof value === 'string') result[key] = () => value
    else if (typeof base === typeof value || typeof value === 'function') result[key] = value
  }
  return result as T
}

/** The sentences of a namespace with the overrides of the provider. */
export function useMessages<T extends Dictionary>(set: MessageSet<T>): T {
  const overrides = usePortal().messages[set.namespace]
  return useMemo(() => (overrides ? merged(set.defaults, overrides) : set.defaults), [set, overrides])
}
