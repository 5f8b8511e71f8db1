const tags =
  'a b blockquote br caption code dd div dl dt em h3 hr i img li mark ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  )
const attributes: Record<string, readonly string[]> = {
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
}
/** The attributes of scroll containers, which the kit adds. */
const scrollContainerAttributes = ['data-box', 'tabindex', 'role', 'aria-label']

/** Finds forbidden elements, attributes and URLs in sanitized HTML. Does not depend on the sanitizer. */
export function forbiddenIn(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const { localName, namespaceURI } = element
    if (!tags.includes(localName) || namespaceURI !== 'http://www.w3.org/1999/xhtml')
      return [`<${localName}>`]
    const known =
      localName === 'div' && element.hasAttribute('data-box')
        ? scrollContainerAttributes
        : attributes[localName]
    const names = element.getAttributeNames().filter((name) => !known?.includes(name))
    const href = element.getAttribute('href')
    const src = element.getAttribute('src')
    return [
      ...names.map((name) => `${localName}[${name}]`),
      ...(href !== null && !/^https:\/\/[^/]/i.test(href) ? [`href ${href}`] : []),
      ...(localName === 'a' && (element as HTMLAnchorElement).target !== '_blank'
        ? ['link without a tab']
        : []),
      ...(src !== null && !/^data:image\/(png|jpeg|gif|webp);/i.test(src) ? [`src ${src}`] : []),
    ]
  })
}
