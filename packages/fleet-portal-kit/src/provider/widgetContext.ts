import { createContext, useCallback, useContext, type ReactNode } from 'react'
import type { Emit, FleetEvent } from './events.ts'
import type { NavigationAdapter } from './navigation.ts'
import { usePortal } from './portal.ts'

export interface Toast {
  tone: 'success' | 'danger' | 'info'
  text: ReactNode
  /** An action beside the text, such as undo. The notice goes when it is used. */
  action?: { label: string; run: () => void }
  /** What it is about, by its id: it takes the place of an earlier one about the same. */
  about?: string
}

export interface WidgetSurroundings {
  name: string
  navigation: NavigationAdapter
  /** Where popups are drawn: inside the themed root, so that they have its variables. */
  overlays: HTMLElement | null
  showToast: (notice: Toast) => void
}

export const WidgetContext = createContext<WidgetSurroundings | null>(null)

export function useWidget(): WidgetSurroundings {
  const widget = useContext(WidgetContext)
  if (!widget) throw new Error('This part of the kit is drawn inside a <Widget>.')
  return widget
}

export const useNavigation = (): NavigationAdapter => useWidget().navigation
export const useToast = (): ((notice: Toast) => void) => useWidget().showToast

/** Tells the host of something that happened. A host that fails to listen is reported, and changes nothing of what happened. */
export function useEmit(): Emit {
  const { onEvent } = usePortal()
  const { name } = useWidget()
  return useCallback<Emit>(
    (type, data) => {
      try {
        onEvent?.({ type, widget: name, data } as FleetEvent)
      } catch (error) {
        globalThis.reportError(error)
      }
    },
    [onEvent, name],
  )
}
