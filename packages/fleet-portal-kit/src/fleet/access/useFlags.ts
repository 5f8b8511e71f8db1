import { flagNames, isOnByDefault } from 'api-client/contract/flags'
import { getCurrentUser } from 'api-client/contract/session'
import { useMemo, useSyncExternalStore } from 'react'
import { usePortal } from '../../provider/portal.ts'
import { useRead } from '../../foundation/data/useRead.ts'

/** Which flags are on for the signed-in person: a new function after every change. One that nobody knows is on. */
export function useFlags(): (name: string) => boolean {
  const { flags } = usePortal()
  const email = useRead(getCurrentUser, {}).data?.email
  const isOn = (name: string) => flags.get(name, email) ?? isOnByDefault(name)
  // One character per flag, so that only a real change draws anew.
  const pattern = () => flagNames.map((name) => Number(isOn(name))).join('')
  const states = useSyncExternalStore(flags.subscribe, pattern, pattern)
  return useMemo(() => {
    const known = new Map(flagNames.map((name, index) => [name, states[index] === '1']))
    return (name) => known.get(name) ?? true
  }, [states])
}
