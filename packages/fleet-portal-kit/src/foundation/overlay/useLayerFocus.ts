import { useLayoutEffect, useState, type KeyboardEvent } from 'react'
import { tabbable } from 'tabbable'

/** The focused element, inside shadow roots too. Null if no element has the focus. */
function focusedElement(): HTMLElement | null {
  let focused = globalThis.document?.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused instanceof HTMLElement && focused !== document.body ? focused : null
}

/** The elements that Tab reaches. Visibility is asked of the browser, so that tests without a layout find them too. */
const tabbableIn = (layer: HTMLElement) =>
  (tabbable(layer, { displayCheck: 'none' }) as HTMLElement[]).filter(
    (element) => element.checkVisibility?.() ?? true,
  )

interface LayerOptions {
  /** Returns the element that gets the focus one frame after the layer opened. Default: the first that Tab reaches. */
  findFirst?: (() => HTMLElement | null | undefined) | undefined
  /** Shows the layer. Returns a function that hides it. */
  show?: (layer: HTMLElement) => () => void
}

/**
 * Moves the focus into a layer, such as a dialog, when it opens, and back to its earlier place when it closes. The focus moves one
 * frame later, so that the key that opened the layer presses nothing in it.
 */
export function useLayerFocus(layer: HTMLElement | null, { findFirst, show }: LayerOptions = {}): void {
  // Read while rendering: a field with autofocus has the focus before the effect.
  const [opener] = useState(focusedElement)
  useLayoutEffect(() => {
    if (!layer) return undefined
    const before = focusedElement()
    const hasFocus = layer.contains(before)
    // A menu that opened the layer is gone now, and has returned the focus to its button.
    const returnTo = opener?.isConnected || hasFocus ? opener : before
    const hide = show?.(layer)
    if (hasFocus) before?.focus()
    const frame = requestAnimationFrame(() => {
      const focused = focusedElement()
      if (focused && focused !== layer && layer.contains(focused) && !focused.hasAttribute('autofocus'))
        return
      const first = findFirst ? findFirst() : tabbableIn(layer)[0]
      ;(first ?? layer).focus({ preventScroll: !first })
      // The browser has used it. Tests see by its absence that the focus has arrived.
      layer.querySelector('[autofocus]')?.removeAttribute('autofocus')
    })
    return () => {
      cancelAnimationFrame(frame)
      const focused = focusedElement()
      const isInside = !focused || layer.contains(focused)
      hide?.()
      if (isInside && returnTo?.isConnected) returnTo.focus({ preventScroll: true })
    }
    // Only the layer opens and closes; its content may change meanwhile.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [layer])
}

/** Keeps the Tab key inside a layer: from the last element it continues at the first, and the other way round. */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  const layer = event.currentTarget
  // React also passes on events of layers that are rendered inside this one, but are elsewhere on the page.
  if (event.key !== 'Tab' || !layer.contains(event.target as Element)) return
  const elements = tabbableIn(layer)
  const index = elements.indexOf(event.target as HTMLElement)
  const isAtEnd = event.shiftKey ? index <= 0 : index === elements.length - 1
  if (!isAtEnd) return
  event.preventDefault()
  elements.at(event.shiftKey ? -1 : 0)?.focus()
}
