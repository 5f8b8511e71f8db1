import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { usePortal } from '../../provider/portal.ts'
import type { listenToShortcuts } from './shortcuts.ts'

export type ListenToShortcuts = typeof listenToShortcuts

export interface ShortcutListProps {
  widget: HTMLElement
  onClose: () => void
}

/**
 * Listens to the shortcuts of a widget. Returns the list of shortcuts while it is open.
 *
 * @param listen the code that listens. Without it, the code is loaded after the widget was drawn: keys that are pressed earlier do
 *   nothing.
 */
export function useShortcuts(widget: HTMLElement | null, listen?: ListenToShortcuts): ReactNode {
  const { deviceStorage } = usePortal()
  const [List, setList] = useState<ComponentType<ShortcutListProps>>()
  useEffect(() => {
    if (!widget) return
    const stopped = new AbortController()
    const { signal } = stopped
    // Without shortcuts all else works.
    const ignore = () => undefined
    const showList = () =>
      void import('./ShortcutList.tsx').then(
        ({ ShortcutList }) => !signal.aborted && setList(() => ShortcutList),
        ignore,
      )
    const options = { deviceStorage, signal, showList }
    if (listen) listen(widget, options)
    else
      void import('./shortcuts.ts').then(
        ({ listenToShortcuts }) => listenToShortcuts(widget, options),
        ignore,
      )
    return () => stopped.abort()
  }, [widget, deviceStorage, listen])
  return widget && List && <List widget={widget} onClose={() => setList(undefined)} />
}
