import createDOMPurify from 'dompurify'
import { trustedTypesPolicy } from '../../foundation/outside/trustedTypes.ts'
import { splitByMatches } from './textMatches.ts'
import { withoutEventHandlers } from './textOf.ts'
import { parseUrl } from '../../foundation/outside/parseUrl.ts'

const tags =
  'p br hr div span blockquote pre code ul ol li dl dt dd a img b strong i em u s small sub sup h1 h2 h3 h4 h5 h6 table caption thead tbody tfoot tr th td'.split(
    ' ',
  )
/** The attributes that an element may have. */
const attributes: Record<string, readonly string[]> = {
  a: ['href'],
  img: ['src', 'alt'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
}
/** Images inside the message. Loading others would tell their server that the message was read. */
const embeddedImage = /^data:image\/(png|jpeg|gif|webp);/i

/** Replaces an element and moves its children to the replacement. */
function replace(element: Element, replacement: Element | DocumentFragment): void {
  while (element.firstChild) replacement.append(element.firstChild)
  element.replaceWith(replacement)
}

function secureLink(link: HTMLAnchorElement): void {
  const url = parseUrl(link.getAttribute('href') ?? '')
  if (url?.protocol !== 'https:') return replace(link, link.ownerDocument.createDocumentFragment())
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
}

/**
 * Sanitizes foreign HTML. Keeps text, lists, tables, embedded images, and links that open https pages in a new tab.
 * Removes scripts, styles, forms, IDs, classes and external images. Headings become `h3`, below the headings of the
 * page. Throws if the HTML cannot be parsed.
 */
export function sanitizeHtml(html: string): DocumentFragment {
  // After `<br>` the parser has started a body, so a `<frameset>` cannot replace it. Without a body DOMPurify returns null.
  const clean = createDOMPurify(globalThis.window).sanitize(`<br>${withoutEventHandlers(html)}`, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: Object.values(attributes).flat(),
    ADD_FORBID_CONTENTS: ['select', 'button', 'textarea'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
    ...(trustedTypesPolicy && { TRUSTED_TYPES_POLICY: trustedTypesPolicy as never }),
  }) as DocumentFragment | null
  if (!clean) throw new Error('The HTML has no body.')
  clean.firstChild?.remove()
  for (const element of clean.querySelectorAll('*')) {
    const own = attributes[element.localName] ?? []
    for (const name of element.getAttributeNames()) if (!own.includes(name)) element.removeAttribute(name)
  }
  for (const link of clean.querySelectorAll('a')) secureLink(link)
  for (const image of clean.querySelectorAll('img')) {
    if (!embeddedImage.test(image.getAttribute('src') ?? '')) image.remove()
    else if (!image.hasAttribute('alt')) image.alt = ''
  }
  for (const heading of clean.querySelectorAll('h1, h2, h4, h5, h6')) {
    replace(heading, heading.ownerDocument.createElement('h3'))
  }
  return clean
}

/** Wraps each match of `searchText` inside one text node in a `<mark>`. */
export function highlightMatches(content: DocumentFragment, searchText: string): void {
  const page = content.ownerDocument
  const walker = page.createTreeWalker(content, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const parts = splitByMatches(text.data, searchText)
    if (!parts.some(({ isMatch }) => isMatch)) continue
    const all = page.createDocumentFragment()
    for (const part of parts) {
      const parent = part.isMatch ? all.appendChild(page.createElement('mark')) : all
      parent.append(part.text)
    }
    text.replaceWith(all)
  }
}
