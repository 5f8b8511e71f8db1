import { useMemo } from 'react'
import type { Dictionary, Message, MessageSet, Overrides } from '../locales/messageSet.ts'
import { usePortal } from './portal.ts'

function mergeMessages<T extends Dictionary>(defaults: T, overrides: Overrides<T>): T {
  const result: Record<string, Message | Dictionary> = { ...defaults }
  for (const [key, value] of Object.entries(overrides) as [string, Message | Dictionary][]) {
    const base = defaults[key]
    if (base === undefined) continue
    if (typeof base === 'object' && typeof value === 'object') result[key] = mergeMessages(base, value)
    else if (typeof base === 'function' && typeof value === 'string') result[key] = () => value
    else if (typeof base === typeof value) result[key] = value
  }
  return result as T
}

/** The messages of a namespace with the overrides of the provider. */
export function useMessages<N extends string, T extends Dictionary>(set: MessageSet<N, T>): T {
  const all: Readonly<Record<string, unknown>> = usePortal().messages
  const overrides = all[set.namespace] as Overrides<T> | undefined
  return useMemo(() => (overrides ? mergeMessages(set.defaults, overrides) : set.defaults), [set, overrides])
}
