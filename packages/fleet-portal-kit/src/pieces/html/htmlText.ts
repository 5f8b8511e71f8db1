const block = /<(?=\/?(p|div|br|li|ul|ol|h\d|tr|t[dh]|table|blockquote)\b)/gi
/** Their text is none that a browser shows. */
const unseen = 'script, style, template, noscript, noframes, noembed, iframe, title'

/** HTML as one line of text. Nothing in it is run or fetched. HTML that no parser takes keeps its words and loses its tags. */
export function textOf(html: string): string {
  // What stands in blocks of its own is no part of the word before it.
  const spaced = html.replace(block, ' <')
  const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
  try {
    // A fragment: it has a body whatever is in it, and no element in it can take the name of a property.
    const { content } = Object.assign(document.createElement('template'), { innerHTML: spaced })
    for (const element of content.querySelectorAll(unseen)) element.remove()
    return oneLine(content.textContent)
  } catch {
    return oneLine(spaced.replace(/<[^<>]*>/g, ''))
  }
}

/** The first of several versions of a content that has words or an image; nothing where none has. */
export const firstNonEmptyHtml = (...versions: (string | null | undefined)[]): string =>
  versions.find((html) => html && (textOf(html) || /<img\b/i.test(html))) ?? ''

const longest = { characters: 2_000_000, marks: 20_000 }

/** Whether a browser would stand still for long over this HTML: too many tags and attributes, or too long altogether. */
export const isTooLargeToSanitize = (html: string): boolean =>
  html.length > longest.characters || html.split(/[<=]/, longest.marks + 1).length > longest.marks
