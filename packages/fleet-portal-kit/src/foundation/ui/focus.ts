import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Puts the focus on a part that is no control, so that the next Tab goes on from there. */
function focusPart(part: HTMLElement): void {
  part.tabIndex = -1
  part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true })
  part.focus({ preventScroll: true })
}

/** Puts the focus on the first control of a part. */
export function focusFirst(part: Element | null | undefined): void {
  part?.querySelector<HTMLElement>('input, select, textarea, button, a[href]')?.focus()
}

/**
 * For what goes away by itself, such as a failure after another try: where the focus is in it then, what is around it
 * takes the focus, and the keyboard keeps its place on the page.
 */
export function useFocusHandover<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null)
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      const page = element?.getRootNode() as Document | ShadowRoot | undefined
      if (element?.contains(page?.activeElement ?? null) && element.parentElement) {
        focusPart(element.parentElement)
      }
    }
  }, [])
  return ref
}
