import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { usePortal } from '../../provider/portal.ts'

export interface ShortcutListProps {
  widget: HTMLElement
  onClose: () => void
}

/** Listens to the shortcuts of a widget. Their code is loaded after the widget was drawn. Returns the list of shortcuts while it is open. */
export function useShortcuts(widget: HTMLElement | null): ReactNode {
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
    void import('./shortcuts.ts').then(
      ({ listenToShortcuts }) => listenToShortcuts(widget, { deviceStorage, signal, showList }),
      ignore,
    )
    return () => stopped.abort()
  }, [widget, deviceStorage])
  return widget && List && <List widget={widget} onClose={() => setList(undefined)} />
}
