import { useLayoutEffect, useRef, useState, type HTMLAttributes, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/**
 * Removes the styles of the page from the element that holds a shadow root. With `keepsBox` only what it adds before and after
 * the element. `!important` inside a shadow root wins over any rule of the page. The rules are not in a `style` element, because
 * content security policies forbid its text.
 */
function resetShadowHost(root: ShadowRoot, keepsBox: boolean): void {
  if (!root.adoptedStyleSheets) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(':host::before, :host::after { content: none !important }')
  if (!keepsBox) {
    sheet.insertRule(`:host {
      all: initial !important;
      display: block !important;
      direction: ltr !important;
      unicode-bidi: isolate !important;
      font-family: inherit !important;
    }`)
  }
  root.adoptedStyleSheets = [sheet]
}

/** An element of the page with a shadow root, which holds the children and their styles. */
export function Shadow({
  children,
  ...host
}: Omit<HTMLAttributes<HTMLDivElement>, 'children'> & { children: (root: ShadowRoot) => ReactNode }) {
  const [root, setRoot] = useState<ShadowRoot | null>(null)
  const attached = useRef<ShadowRoot | null>(null)
  const attach = (element: HTMLDivElement | null) => {
    if (!element) return
    attached.current ??= element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    setRoot(attached.current)
  }
  const keepsBox = host.className !== undefined || host.style !== undefined
  useLayoutEffect(() => {
    if (root) resetShadowHost(root, keepsBox)
  }, [root, keepsBox])
  return (
    <div ref={attach} {...host}>
      {root && createPortal(children(root), root)}
    </div>
  )
}
