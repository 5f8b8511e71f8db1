/**
 * Uses every element like a user and a browser: dispatches each event that has a handler, and follows each link that runs
 * code. Its source is copied into a frame, so it must not use outer names.
 */
export function exerciseElements(root: ParentNode): void {
  const { getAttribute, getAttributeNames } = Element.prototype
  const runsCode = (element: Element) =>
    ['href', 'xlink:href', 'formaction', 'action'].some((name) => {
      const url = getAttribute.call(element, name)
      return url !== null && URL.parse(url)?.protocol === 'javascript:'
    })
  for (const element of root.querySelectorAll('*')) {
    for (const name of getAttributeNames.call(element)) {
      if (/^on/i.test(name)) element.dispatchEvent(new Event(name.slice(2).toLowerCase()))
    }
    if (!runsCode(element)) continue
    if (element instanceof HTMLFormElement) HTMLFormElement.prototype.requestSubmit.call(element)
    // Alone: a link around it would lead away.
    else element.dispatchEvent(new MouseEvent('click', { cancelable: true }))
  }
}
