/** Focuses the heading of the page, so that screen readers read it and Tab continues in the page. Returns false without a heading. */
export function focusHeading(page: ParentNode | null | undefined): boolean {
  const heading = page?.querySelector('h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}
