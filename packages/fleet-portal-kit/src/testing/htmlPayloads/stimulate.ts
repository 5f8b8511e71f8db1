/**
 * Uses every element as a user and a browser might: each event that it has a handler for, and each link that runs code.
 * Its text is written into a frame, so that it refers to nothing outside.
 */
export function stimulate(root: ParentNode): void {
  const { getAttribute, getAttributeNames } = Element.prototype
  const runsCode = (element: Element) =>
    ['href', 'xlink:href', 'formaction', 'action'].some((name) => {
      const address = getAttribute.call(element, name)
      return address !== null && URL.parse(address)?.protocol === 'javascript:'
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
