import { changelogs, guides, guideTitle, pageId } from './guides.ts'

/** Code in backticks or fences, or a link with its text and its target. */
const codeOrLink = /(```[\s\S]*?```|`[^`\n]*`)|(?<!!)\[((?:[^[\]`]|`[^`]*`)*)\]\(([^()\s]+)\)/g
const image = /!\[([^\]]*)\]\(([^()\s]+)\)/g

/** A path relative to the folder of a file, as a path relative to the repository. */
function resolvePath(file: string, path: string): string {
  const parts = file.split('/').slice(0, -1)
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

/** The id of a heading, as GitHub makes it. */
export const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')

const isExternal = (target: string) => /^(https?:|mailto:)/.test(target)

/** The pages of Storybook that show a whole document, by its file. */
const pages = new Map(
  [
    ...guides.filter(({ sections }) => !sections).map((guide) => [guide.file, guideTitle(guide)] as const),
    ...changelogs.map(({ file, title }) => [file, `Changelog/${title}`] as const),
  ].map(([file, title]) => [file, pageId(title)]),
)

/**
 * The address in Storybook of a link in a document. Undefined if Storybook does not show the linked file.
 *
 * @param hasHeading whether the page with the link has a heading with this id
 */
function addressInStorybook(
  file: string,
  target: string,
  hasHeading: (id: string) => boolean,
): string | undefined {
  if (isExternal(target)) return target
  const [path = '', anchor] = target.split('#')
  if (path === '' && anchor && hasHeading(anchor)) return target
  const id = pages.get(path === '' ? file : resolvePath(file, path))
  return id && `?path=/docs/${id}${anchor ? `#${anchor}` : ''}`
}

/** The headings of a document, outside of its code. */
export const headingsOf = (text: string): readonly string[] =>
  [...text.replace(/```[\s\S]*?```/g, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)

/** A document with links that work in Storybook. A link to a file that Storybook does not show becomes its text. */
export function linkedInStorybook(file: string, text: string): string {
  const ids = new Set(headingsOf(text).map(slugOf))
  return text
    .replace(image, (_match, description: string) => description)
    .replace(codeOrLink, (match: string, code: string | undefined, label: string, target: string) => {
      if (code !== undefined) return match
      const address = addressInStorybook(file, target, (id) => ids.has(id))
      return address ? `[${label}](${address})` : label
    })
}

/**
 * The sections of a document with these headings of the second level.
 *
 * @throws {Error} if the document has no such section
 */
export function sectionsOf(text: string, sections: readonly string[]): string {
  const parts = text.split(/^(?=## )/m)
  return sections
    .map((section) => {
      const found = parts.find((part) => part.startsWith(`## ${section}\n`))
      if (!found) throw new Error(`The document has no section ${section}.`)
      return found
    })
    .join('')
}

/** A section as a document: without its own heading, and with its other headings one level higher. */
export const asDocument = (section: string): string =>
  section
    .replace(/^## .*\n/, '')
    .split(/(```[\s\S]*?```)/)
    .map((part) => (part.startsWith('```') ? part : part.replace(/^#(?=##+ )/gm, '')))
    .join('')
