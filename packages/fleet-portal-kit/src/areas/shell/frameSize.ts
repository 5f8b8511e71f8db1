import { useSyncExternalStore } from 'react'

/** The width of the side menu of the wide frame, in pixels. */
export const menuWidth = 196

/** The height of the header of both frames, in pixels. */
export const headerHeight = 60

/** The minimum width of the content in the wide frame, in pixels. Narrower windows have the compact frame. */
export const minimumContentWidth = 1170

const compactQuery = `(max-width: ${minimumContentWidth - 0.02}px)`

/** Selects elements of the compact frame: the menu is in a drawer, and the content is as wide as the window. */
export const compactFrame = "[data-frame='compact'] &"

/** Styles of windows that are too low for a header that stays in place, such as phones held sideways and high zoom. */
export const lowWindow = '@media (max-height: 480px)'

const queryWindow = () => globalThis.matchMedia?.(compactQuery)

function subscribe(listener: () => void): () => void {
  const query = queryWindow()
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}

/** Whether the window has the compact frame. */
export const useIsCompact = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => queryWindow()?.matches ?? false,
    () => false,
  )
