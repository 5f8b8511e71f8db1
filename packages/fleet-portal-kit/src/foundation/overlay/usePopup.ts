import { useCallback, useContext, type RefCallback } from 'react'
import { useWidget } from '../../provider/widgetContext.ts'
import { DialogContext } from './dialogContext.ts'
import { landmarkOf } from './landmarkOf.ts'
import { showInTopLayer } from './topLayer.ts'

/**
 * Returns the element to render popups in, for a control: the dialog around the control, because all else is inert while it is
 * open, or else the landmark or the widget. Null until it is rendered.
 */
export function usePopupParent(): (control: Element | null) => HTMLElement | null {
  const { overlays } = useWidget()
  const dialog = useContext(DialogContext)?.element
  return (control) => (dialog === undefined ? overlays && landmarkOf(control, overlays) : dialog)
}

/** A ref for a popup. It shows the popup in the top layer when it is rendered, and passes it on. */
export function usePopupRef(setFloating: (popup: HTMLElement | null) => void): RefCallback<HTMLElement> {
  return useCallback(
    (popup) => {
      if (popup) showInTopLayer(popup)
      setFloating(popup)
    },
    [setFloating],
  )
}
