/*
 * Writes the pages that Storybook makes from the source into `.cache/pages`: a page and a playground for each widget, and a page
 * for each guide. They hold a few lines each; the templates are `WidgetPage.tsx`, `playground.tsx` and `GuidePage.tsx`.
 */
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { widgetDefinitions } from '../../../packages/fleet-portal-kit/src/elements/definitions.ts'
import { guidance, type WidgetTag } from './guidance.ts'
import { changelogs, guides, guideTitle, pageId, type GuideEntry } from './guides.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = fileURLToPath(new URL('../.cache/pages', import.meta.url))
const kit = join(root, 'packages/fleet-portal-kit/src')
/** From a page to the root of the repository. */
const toRoot = '../../../..'

const tags = Object.keys(widgetDefinitions) as WidgetTag[]
const quote = (text: string) => JSON.stringify(text)

/** The title that Storybook gives to the stories of a component: their folder, or the one that the file states. */
function titleOf(component: string, area: string): string {
  const [file] = globSync(`areas/**/${component}.stories.tsx`, { cwd: kit })
  if (!file) return `areas/${area}/${component}`
  const [, own] = /^ {2}title: '(.+)',$/m.exec(readFileSync(join(kit, file), 'utf8')) ?? []
  return own ?? `${dirname(file)}/${component}`
}

/** The area of a widget, which is its folder. */
const areaOf = (tag: WidgetTag) =>
  /areas\/([\w-]+)\/index/.exec(widgetDefinitions[tag].load.toString())?.[1] ?? ''

function widgetPages(tag: WidgetTag): Record<string, string> {
  const { component } = widgetDefinitions[tag]
  const area = areaOf(tag)
  const { title, purpose } = guidance[tag]
  return {
    [`${tag}.stories.tsx`]: `import { ${component} } from '${toRoot}/packages/fleet-portal-kit/src/areas/${area}/index.ts'
import { playground } from '../../pages/playground.tsx'

export default { title: ${quote(titleOf(component, area))}, tags: ['playground', '!test'] }

export const Playground = playground('${tag}', ${component})
`,
    [`${tag}.mdx`]: `import { Meta } from '@storybook/addon-docs/blocks'
import { WidgetPage } from '../../pages/WidgetPage.tsx'
import * as stories from './${tag}.stories.tsx'

<Meta of={stories} name=${quote(`${title}: ${purpose}`)} />

<WidgetPage tag="${tag}" playground={stories.Playground} />
`,
  }
}

const documentPage = ({ file, sections, example }: GuideEntry, title: string) =>
  `import { Canvas, Meta } from '@storybook/addon-docs/blocks'
import { GuidePage } from '../../pages/GuidePage.tsx'
import text from '${toRoot}/${file}?raw'
${example ? `import * as stories from '../../${example.stories}'\n` : ''}
<Meta title=${quote(title)} />

<GuidePage file="${file}" title=${quote(title.split('/').at(-1) ?? '')} text={text} sections={${JSON.stringify(sections ?? [])}}>
  ${example ? `<Canvas of={stories.${example.name}} sourceState="none" story={{ inline: false, height: '900px' }} />` : ''}
</GuidePage>
`

/** The component and the area of each widget, and the id of its page. */
const widgetIndex = () =>
  Object.fromEntries(
    tags.map((tag) => {
      const { title, purpose } = guidance[tag]
      const { component } = widgetDefinitions[tag]
      const area = areaOf(tag)
      const page = pageId(titleOf(component, area), `${title}: ${purpose}`)
      return [tag, { component, area, page }]
    }),
  )

const changelogPage = ({ title, file }: GuideEntry) => `import { Meta } from '@storybook/addon-docs/blocks'
import { ChangelogPage } from '../../pages/ChangelogPage.tsx'
import text from '${toRoot}/${file}?raw'

<Meta title=${quote(`Changelog/${title}`)} />

<ChangelogPage name="${title}" text={text} />
`

/** All pages, by the names of their files. */
function allPages(): Record<string, string> {
  return Object.assign(
    {},
    ...tags.map(widgetPages),
    ...guides.map((guide, index) => ({
      [`guide-${String(index).padStart(2, '0')}.mdx`]: documentPage(guide, guideTitle(guide)),
    })),
    ...changelogs.map((log) => ({
      [`changelog-${log.title}.mdx`]: changelogPage(log),
    })),
    { 'widgets.json': JSON.stringify(widgetIndex()) },
  ) as Record<string, string>
}

/** Writes the pages. A page that has not changed is not written, so that a running Storybook does not reload it. */
export function makePages(): void {
  const documents = globSync('docs/*.md', { cwd: root }).filter(
    (file) => !guides.some((guide) => guide.file === file.replaceAll('\\', '/')),
  )
  if (documents.length > 0) throw new Error(`No guide in pages/guides.ts shows ${documents.join(', ')}.`)
  mkdirSync(folder, { recursive: true })
  const pages = allPages()
  for (const file of readdirSync(folder)) if (!(file in pages)) rmSync(join(folder, file))
  for (const [name, text] of Object.entries(pages)) {
    const path = join(folder, name)
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text)
  }
}

if (import.meta.main) makePages()
