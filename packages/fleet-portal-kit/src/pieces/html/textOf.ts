import { trustedHtml } from '../../foundation/outside/trustedTypes.ts'

const blockTag = /<(?=\/?(p|div|br|li|ul|ol|h\d|tr|t[dh]|table|blockquote)\b)/gi
/** Elements whose text browsers do not show. */
const invisible = 'script, style, template, noscript, noframes, noembed, iframe, title'

/**
 * Renames the event handlers of HTML that is not trusted. They would be removed anyway, but a browser reports each to the content
 * security policy of the page as soon as it parses it.
 */
export const withoutEventHandlers = (html: string): string =>
  html.replace(/<[a-z][^<>]*/gi, (tag) => tag.replace(/(\s)on(?=[a-z]+\s*=)/gi, '$1data-on'))

/** Converts HTML to one line of text. Nothing in it runs or loads. If the parser fails, only the tags are removed. */
export function textOf(html: string): string {
  // The text of a block must not join the word before the block.
  const spaced = html.replace(blockTag, ' <')
  const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
  try {
    // A template always has content, and its elements cannot shadow properties of a document.
    const { content } = Object.assign(document.createElement('template'), {
      innerHTML: trustedHtml(withoutEventHandlers(spaced)),
    })
    for (const element of content.querySelectorAll(invisible)) element.remove()
    return oneLine(content.textContent)
  } catch {
    return oneLine(spaced.replace(/<[^<>]*>/g, ''))
  }
}

/** Returns the first version with text or an image, or an empty string. */
export const firstNonEmptyHtml = (...versions: (string | null | undefined)[]): string =>
  versions.find((html) => html && (textOf(html) || /<img\b/i.test(html))) ?? ''

const limits = { characters: 2_000_000, tagsAndAttributes: 20_000 }

/** Whether the HTML has so many tags and attributes, or is so long, that it would block the browser. */
export const isTooLargeToSanitize = (html: string): boolean =>
  html.length > limits.characters ||
  html.split(/[<=]/, limits.tagsAndAttributes + 1).length > limits.tagsAndAttributes
