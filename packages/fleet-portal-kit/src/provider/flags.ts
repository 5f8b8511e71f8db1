import { useSyncExternalStore } from 'react'
import { usePortal } from './portal.ts'

/** Where feature flags come from. A flag that the source does not know is on. */
export interface FlagSource {
  get(name: string): boolean | undefined
  subscribe(listener: () => void): () => void
}

/** The flags that are off unless a source says otherwise. */
const offByDefault: ReadonlySet<string> = new Set(['CASHIN_100', 'CASHIN_BPI'])

/** Flags that never change, by name. */
export function staticFlags(flags: Readonly<Record<string, boolean>> = {}): FlagSource {
  return { get: (name) => flags[name], subscribe: () => () => {} }
}

export function useFlag(name: string): boolean {
  const { flags } = usePortal()
  return useSyncExternalStore(
    flags.subscribe,
    () => flags.get(name) ?? !offByDefault.has(name),
    () => flags.get(name) ?? !offByDefault.has(name),
  )
}
