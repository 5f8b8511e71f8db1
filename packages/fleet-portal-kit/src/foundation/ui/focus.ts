import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/** Focuses an element that is not a control, so that the Tab key continues from there. */
function focusContainer(container: HTMLElement): void {
  container.tabIndex = -1
  container.addEventListener('blur', () => container.removeAttribute('tabindex'), { once: true })
  container.focus({ preventScroll: true })
}

/** Focuses the first control in an element. */
export function focusFirst(container: Element | null | undefined): void {
  container?.querySelector<HTMLElement>('input, select, textarea, button, a[href]')?.focus()
}

/**
 * For a component that can unmount while it has the focus, such as an error after a successful retry: its parent element gets
 * the focus then, so that keyboard users keep their place on the page.
 */
export function useFocusHandover<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null)
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      const page = element?.getRootNode() as Document | ShadowRoot | undefined
      if (element?.contains(page?.activeElement ?? null) && element.parentElement) {
        focusContainer(element.parentElement)
      }
    }
  }, [])
  return ref
}

/**
 * For a component that replaces a form or a dialog: its heading gets the focus if nothing has it. A page that was just loaded keeps its
 * focus, because the user has done nothing on it.
 */
export function useFocusIfLost(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const heading = container.current?.querySelector<HTMLElement>('h1, h2, h3')
    const page = heading?.ownerDocument
    // A native dialog gives the focus back after this effect.
    const timer = setTimeout(() => {
      const isUsed = globalThis.navigator.userActivation?.hasBeenActive ?? true
      if (heading && isUsed && page?.activeElement === page?.body) focusContainer(heading)
    })
    return () => clearTimeout(timer)
  }, [container])
}
