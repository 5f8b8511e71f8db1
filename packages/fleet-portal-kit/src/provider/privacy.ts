import { useSyncExternalStore } from 'react'
import type { DeviceStorage } from './deviceStorage.ts'
import { usePortal } from './portal.ts'

const storageKey = 'hide-numbers'

/**
 * The class of a text that others must not read over the user's shoulder: a fuel code or a mobile number. A plain element has the
 * attribute `data-secret` in its place, because a class would let rules of the page reach it.
 */
export const privateText = 'fpk-private'

/** Whether codes and numbers are hidden on the screen of this browser, for example while it is shared. */
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
