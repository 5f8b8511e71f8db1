import { useSyncExternalStore } from 'react'
import { usePortal } from './portal.ts'

/** The flags that are off unless a source says otherwise. */
const offByDefault: ReadonlySet<string> = new Set(['CASHIN_100', 'CASHIN_BPI'])

export function useFlag(name: string): boolean {
  const { flags } = usePortal()
  return useSyncExternalStore(
    flags.subscribe,
    () => flags.get(name) ?? !offByDefault.has(name),
    () => flags.get(name) ?? !offByDefault.has(name),
  )
}
