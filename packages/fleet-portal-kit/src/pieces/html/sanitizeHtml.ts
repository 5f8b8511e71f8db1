import createDOMPurify from 'dompurify'
import { partsOf } from './marks.ts'

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
/** Pictures that come with the message: nobody learns that it was read. */
const ownPicture = /^data:image\/(png|jpeg|gif|webp);/i

/** Another element in place of one, with what was in it. */
function replace(element: Element, by: Element | DocumentFragment): void {
  while (element.firstChild) by.append(element.firstChild)
  element.replaceWith(by)
}

function tame(link: HTMLAnchorElement): void {
  const url = URL.parse(link.getAttribute('href') ?? '')
  if (url?.protocol !== 'https:') return replace(link, link.ownerDocument.createDocumentFragment())
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
}

/**
 * HTML that somebody else wrote, as it may stand on a page: text, lists, tables, own pictures, and links that open
 * https pages in a tab of their own. Scripts, styles, forms, ids, classes and pictures from elsewhere are gone. Headings
 * stand below those of the page. Throws where the HTML cannot be parsed.
 */
export function sanitizeHtml(html: string): DocumentFragment {
  // Once the body has begun, a `<frameset>` cannot take its place: DOMPurify answers null for a page without a body.
  const clean = createDOMPurify(globalThis.window).sanitize(`<br>${html}`, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: Object.values(attributes).flat(),
    ADD_FORBID_CONTENTS: ['select', 'button', 'textarea'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  }) as DocumentFragment | null
  if (!clean) throw new Error('The HTML has no body.')
  clean.firstChild?.remove()
  for (const element of clean.querySelectorAll('*')) {
    const own = attributes[element.localName] ?? []
    for (const name of element.getAttributeNames()) if (!own.includes(name)) element.removeAttribute(name)
  }
  for (const link of clean.querySelectorAll('a')) tame(link)
  for (const picture of clean.querySelectorAll('img')) {
    if (!ownPicture.test(picture.getAttribute('src') ?? '')) picture.remove()
    else if (!picture.hasAttribute('alt')) picture.alt = ''
  }
  for (const heading of clean.querySelectorAll('h1, h2, h4, h5, h6')) {
    replace(heading, heading.ownerDocument.createElement('h3'))
  }
  return clean
}

/** Marks what is sought wherever it stands in one piece of text. */
export function highlightMatches(content: DocumentFragment, sought: string): void {
  const page = content.ownerDocument
  const walker = page.createTreeWalker(content, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const parts = partsOf(text.data, sought)
    if (!parts.some(({ isHit }) => isHit)) continue
    const all = page.createDocumentFragment()
    for (const part of parts) {
      const place = part.isHit ? all.appendChild(page.createElement('mark')) : all
      place.append(part.text)
    }
    text.replaceWith(all)
  }
}
