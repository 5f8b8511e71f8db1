/** What may be wider than its place: tables, and what indents with every step inward. */
const indented = 'blockquote, ul, ol, dl'
const mayBeWide = (element: Element) =>
  element.matches('table') || element.querySelector(`table, ${indented}`) !== null

/** Puts each outermost part that may be wide into a box, in which it scrolls. */
export function wrapWideContent(content: DocumentFragment): void {
  for (const part of content.querySelectorAll(`table, ${indented}`)) {
    if (part.parentElement?.closest('[data-box]') || !mayBeWide(part)) continue
    const box = content.ownerDocument.createElement('div')
    box.dataset['box'] = ''
    part.replaceWith(box)
    box.append(part)
  }
}

/** Boxes that scroll are reached by the keyboard and have a name; others are no stop. Returns what ends the watch. */
export function watchWideContent(frame: HTMLElement, label: string): () => void {
  const boxes = [...frame.querySelectorAll<HTMLElement>('[data-box]')]
  const mark = () => {
    for (const box of boxes) {
      const marks =
        box.scrollWidth > box.clientWidth ? { tabindex: '0', role: 'group', 'aria-label': label } : {}
      for (const name of ['tabindex', 'role', 'aria-label']) {
        const value = (marks as Record<string, string>)[name]
        if (value === undefined) box.removeAttribute(name)
        else box.setAttribute(name, value)
      }
    }
  }
  mark()
  const observer = new ResizeObserver(mark)
  for (const box of boxes) observer.observe(box)
  return () => observer.disconnect()
}
