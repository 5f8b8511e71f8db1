import { useCallback, useSyncExternalStore } from 'react'
import { getCurrentUser } from '../../../provider/currentUser.ts'
import { useRead } from '../../../foundation/data/useRead.ts'
import { usePortal } from '../../../provider/portal.ts'

/** The most days that the user can set. */
export const maxLowLine = 99

const isLowLine = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= maxLowLine

/** The days that a typed text says. Undefined unless they are a whole number from 1 to `maxLowLine`. */
export const lowLineIn = (text: string): number | undefined => {
  const days = /^\d+$/.test(text) ? Number(text) : undefined
  return isLowLine(days) ? days : undefined
}

/** The days of fuel below which the user wants a warning. Kept for each user and fleet on this device. Undefined: no warning. */
export function useLowLine(fleetId: string) {
  const { deviceStorage } = usePortal()
  const { data: user } = useRead(getCurrentUser, {})
  const key = user && `low-fuel-days:${user.userId}:${fleetId}`
  const subscribe = useCallback((listener: () => void) => deviceStorage.subscribe(listener), [deviceStorage])
  const read = () => {
    const stored = key === undefined ? undefined : deviceStorage.read(key)
    return isLowLine(stored) ? stored : undefined
  }
  const lowLine = useSyncExternalStore(subscribe, read, () => undefined)
  const setLowLine = useCallback(
    (days: number | undefined) => {
      if (key !== undefined) deviceStorage.write(key, days)
    },
    [deviceStorage, key],
  )
  return { lowLine, setLowLine }
}
