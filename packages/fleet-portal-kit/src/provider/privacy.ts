import { useSyncExternalStore } from 'react'
import type { DeviceStorage } from './deviceStorage.ts'
import { usePortal } from './portal.ts'

const storageKey = 'hide-numbers'

/**
 * Whether this browser hides codes and numbers, for example while the user shares the screen. They have the attribute `data-secret`:
 * a class would let rules of the page reach a plain element.
 */
export function useIsPrivate(): boolean {
  const { deviceStorage } = usePortal()
  return useSyncExternalStore(
    deviceStorage.subscribe,
    () => deviceStorage.read(storageKey) === true,
    () => false,
  )
}

export const setPrivate = (storage: DeviceStorage, isPrivate: boolean): void =>
  storage.write(storageKey, isPrivate || undefined)
