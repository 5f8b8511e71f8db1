import { useCallback, useSyncExternalStore } from 'react'
import { usePortal } from '../../../provider/portal.ts'

const states = ['open', 'hidden', 'done'] as const

/** `open`: steps were left at the last visit. `hidden`: the user has hidden them. `done`: all were done. */
export type FirstStepsState = (typeof states)[number]

/** What this device knows about the first steps of a user in a fleet. Undefined until they were read once. */
export function useFirstStepsState(userId: string, fleetId: string) {
  const { deviceStorage } = usePortal()
  const key = `first-steps:${userId}:${fleetId}`
  const subscribe = useCallback((listener: () => void) => deviceStorage.subscribe(listener), [deviceStorage])
  const read = () => {
    const stored = deviceStorage.read(key)
    return states.find((state) => state === stored)
  }
  const state = useSyncExternalStore(subscribe, read, () => undefined)
  const setState = useCallback(
    (next: FirstStepsState) => deviceStorage.write(key, next),
    [deviceStorage, key],
  )
  return { state, setState }
}
