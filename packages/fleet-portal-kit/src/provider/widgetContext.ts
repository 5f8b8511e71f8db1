import { createContext, useCallback, useContext, type ReactNode } from 'react'
import type { Emit, FleetEvent } from './events.ts'
import type { NavigationAdapter } from './navigation.ts'
import { usePortal } from './portal.ts'

export interface Toast {
  tone: 'success' | 'danger' | 'info'
  text: ReactNode
  /** An action beside the text, such as Undo. Using it closes the toast. */
  action?: { label: string; run: () => void }
  /** The id of an item. The toast replaces an earlier toast with the same id. */
  about?: string
}

export interface WidgetContextValue {
  name: string
  navigation: NavigationAdapter
  /** The element that popups are rendered in. It is inside the themed root, so that they have its CSS variables. */
  overlays: HTMLElement | null
  showToast: (toast: Toast) => void
}

export const WidgetContext = createContext<WidgetContextValue | null>(null)

export function useWidget(): WidgetContextValue {
  const widget = useContext(WidgetContext)
  if (!widget) throw new Error('This part of the kit must be rendered inside a <Widget>.')
  return widget
}

export const useNavigation = (): NavigationAdapter => useWidget().navigation
export const useToast = (): ((toast: Toast) => void) => useWidget().showToast

/** Reports an event to the host. An exception of the host is reported, and does not affect the kit. */
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
