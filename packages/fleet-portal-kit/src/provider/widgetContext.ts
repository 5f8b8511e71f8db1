import { createContext, useCallback, useContext, type ReactNode } from 'react'
import { createEvent, type Emit } from './events.ts'
import { callHost } from './hostCalls.ts'
import type { NavigationAdapter } from './navigation.ts'
import type { AnyListControls } from './listControls.ts'
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
  /** Identifies the widget among others of its name, in events. */
  instance: string
  navigation: NavigationAdapter
  /** The element that popups are rendered in. It is inside the themed root, so that they have its CSS variables. */
  overlays: HTMLElement | null
  showToast: (toast: Toast) => void
  /** Called when a dialog is shown. Returns a function to call when it closes. */
  registerDialog: (dialog: HTMLElement) => () => void
  /** What the page controls of the list in the widget. */
  list: AnyListControls
  /** Called whenever a read of the widget has a new state. */
  onReadState: (read: string, state: ReadStatus) => void
}

/** The state of one read: pending, done, or its error. */
export type ReadStatus = 'pending' | 'done' | Error

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
  const { name, instance } = useWidget()
  return useCallback<Emit>(
    (type, data) => {
      callHost(() => onEvent?.(createEvent(type, data, { widget: name, instance })))
    },
    [onEvent, name, instance],
  )
}
