import { useSyncExternalStore } from 'react'

const unsubscribe = () => {}
const subscribe = () => unsubscribe

/**
 * Whether the page runs in a browser and is not hydrating markup of a server. A page without such markup gets true with its
 * first render.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
