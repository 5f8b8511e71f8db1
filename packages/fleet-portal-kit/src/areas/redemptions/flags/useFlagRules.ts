import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useRead } from '../../../foundation/data/useRead.ts'
import { getCurrentUser } from '../../../provider/currentUser.ts'
import { usePortal } from '../../../provider/portal.ts'
import { flagRules, type FlagRule } from './redFlags.ts'

/** The rules that the user has not switched off. Kept for each user on this device. */
export function useFlagRules() {
  const { deviceStorage } = usePortal()
  const { data: user } = useRead(getCurrentUser, {})
  const key = user && `red-flags-off:${user.userId}`
  const subscribe = useCallback((listener: () => void) => deviceStorage.subscribe(listener), [deviceStorage])
  // A text, because the store must return an equal value until it changes.
  const read = () => {
    const stored = key === undefined ? undefined : deviceStorage.read(key)
    return typeof stored === 'string' ? stored : ''
  }
  const off = useSyncExternalStore(subscribe, read, () => '')
  const rules = useMemo(() => flagRules.filter((rule) => !off.split(',').includes(rule)), [off])
  const setRule = useCallback(
    (rule: FlagRule, isOn: boolean) => {
      if (key === undefined) return
      const next = flagRules.filter((one) => (one === rule ? !isOn : !rules.includes(one)))
      deviceStorage.write(key, next.length > 0 ? next.join(',') : undefined)
    },
    [deviceStorage, key, rules],
  )
  return { rules, setRule }
}
