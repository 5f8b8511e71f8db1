import { createContext, useCallback, useContext, useId, useMemo, type ReactNode } from 'react'
import { createEvent, type Emit, type FleetEventSource } from './events.ts'
import { callHost } from './hostCalls.ts'
import type { AnyFormControls } from './formControls.ts'
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
  /** Announces a text to screen readers. A widget has one live region for it. */
  announce: (text: string) => void
  /** Called when a dialog is shown. Returns a function to call when it closes. */
  registerDialog: (dialog: HTMLElement) => () => void
  /** What the page controls of the list in the widget. */
  list: AnyListControls
  /** What the page controls of the form in the widget. */
  form?: AnyFormControls | undefined
  /** Called whenever a read of the widget has a new state. */
  onReadState: (read: string, state: ReadStatus) => void
}

/** The state of one read: pending, done, or its error. `pending` also while another view replaces the content. */
export type ReadStatus = 'pending' | 'done' | Error

export const WidgetContext = createContext<WidgetContextValue | null>(null)

export function useWidget(): WidgetContextValue {
  const widget = useContext(WidgetContext)
  if (!widget) throw new Error('This must be inside a <Widget>.')
  return widget
}

/** The navigation of the widget. A hook outside of widgets passes its own. */
export function useNavigation(own?: NavigationAdapter): NavigationAdapter {
  const widget = useContext(WidgetContext)
  const navigation = own ?? widget?.navigation
  if (!navigation) throw new Error('This must be inside a <Widget>.')
  return navigation
}

export const useToast = (): ((toast: Toast) => void) => useWidget().showToast

export const useAnnounce = (): ((text: string) => void) => useWidget().announce

/** What reports events and makes calls. */
export type ActionSource = Pick<FleetEventSource, 'widget' | 'instance'>

/** The widget around the component. A hook outside of widgets names its area, and is a source of its own. */
export function useSource(area?: string): ActionSource {
  const widget = useContext(WidgetContext)
  const id = useId()
  const name = widget?.name ?? area
  if (name === undefined) throw new Error('This must be inside a <Widget>.')
  const instance = widget?.instance ?? id
  return useMemo(() => ({ widget: name, instance }), [name, instance])
}

/** Reports an event to the host. An exception of the host is reported, and does not affect the kit. */
export function useEmit(area?: string): Emit {
  const { onEvent } = usePortal()
  const source = useSource(area)
  return useCallback<Emit>(
    (type, data) => {
      callHost(() => onEvent?.(createEvent(type, data, source)))
    },
    [onEvent, source],
  )
}
