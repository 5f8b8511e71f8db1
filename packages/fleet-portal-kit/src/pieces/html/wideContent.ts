/** Elements that can be too wide: tables, and elements that indent with each level. */
const indented = 'blockquote, ul, ol, dl'
const mayBeWide = (element: Element) =>
  element.matches('table') || element.querySelector(`table, ${indented}`) !== null

/** Wraps each outermost element that can be too wide in a scroll box. */
export function wrapWideContent(content: DocumentFragment): void {
  for (const part of content.querySelectorAll(`table, ${indented}`)) {
    if (part.parentElement?.closest('[data-box]') || !mayBeWide(part)) continue
    const box = content.ownerDocument.createElement('div')
    box.dataset['box'] = ''
    part.replaceWith(box)
    box.append(part)
  }
}

/** Makes boxes focusable and named while they overflow. Returns a function that stops the observation. */
export function watchWideContent(frame: HTMLElement, label: string): () => void {
  const boxes = [...frame.querySelectorAll<HTMLElement>('[data-box]')]
  const update = () => {
    for (const box of boxes) {
      const attributes =
        box.scrollWidth > box.clientWidth ? { tabindex: '0', role: 'group', 'aria-label': label } : {}
      for (const name of ['tabindex', 'role', 'aria-label']) {
        const value = (attributes as Record<string, string>)[name]
        if (value === undefined) box.removeAttribute(name)
        else box.setAttribute(name, value)
      }
    }
  }
  update()
  const observer = new ResizeObserver(update)
  for (const box of boxes) observer.observe(box)
  return () => observer.disconnect()
}
