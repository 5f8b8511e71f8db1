import { useCallback, useEffect, useState } from 'react'
import { usePortal } from '../../provider/portal.ts'
import { hasSingleKeys } from './singleKeys.ts'

/**
 * Listens to the shortcuts of a widget; their code is loaded after the widget was drawn. Returns whether the list of shortcuts is open,
 * and a function that closes it.
 */
export function useShortcuts(widget: HTMLElement | null): readonly [isListOpen: boolean, close: () => void] {
  const { deviceStorage } = usePortal()
  const [isListOpen, setListOpen] = useState(false)
  useEffect(() => {
    if (!widget) return
    let isOver = false
    let stop: () => void = () => undefined
    import('./shortcuts.ts').then(
      ({ listenToShortcuts }) => {
        if (isOver) return
        stop = listenToShortcuts(widget, {
          hasSingleKeys: () => hasSingleKeys(deviceStorage),
          showList: () => setListOpen(true),
        })
      },
      // Without shortcuts all else works.
      () => undefined,
    )
    return () => {
      isOver = true
      stop()
    }
  }, [widget, deviceStorage])
  return [isListOpen, useCallback(() => setListOpen(false), [])]
}
