import { flagNames, isOnByDefault, type FlagName } from 'fleet-portal-api-client/contract/flags'
import { getCurrentUser } from 'fleet-portal-api-client/contract/session'
import { useMemo, useSyncExternalStore } from 'react'
import { usePortal } from '../../provider/portal.ts'
import { useRead, type ReadOptions } from '../../foundation/data/useRead.ts'

/** Whether a flag is on for the signed-in user. Returns a new function after every change. */
export function useFlags({ enabled = true }: Pick<ReadOptions, 'enabled'> = {}): (name: FlagName) => boolean {
  const { flags } = usePortal()
  const email = useRead(getCurrentUser, {}, { enabled }).data?.email
  const isOn = (name: FlagName) => flags.get(name, email) ?? isOnByDefault(name)
  // One character per flag, so that only a change renders again.
  const pattern = () => flagNames.map((name) => Number(isOn(name))).join('')
  const states = useSyncExternalStore(flags.subscribe, pattern, pattern)
  return useMemo(() => {
    const known = new Map(flagNames.map((name, index) => [name, states[index] === '1']))
    return (name) => known.get(name) ?? true
  }, [states])
}
