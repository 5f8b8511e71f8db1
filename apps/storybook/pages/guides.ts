/** A document of the repository that Storybook shows as a guide. */
export interface GuideEntry {
  /** In the sidebar, below Guides. */
  title: string
  /** Relative to the repository. */
  file: string
  /** The sections that the page shows, by the text of their headings. Default: the whole document. */
  sections?: readonly [string, ...string[]]
  /** A story above the document: its file, relative to the folder of Storybook, and its name. */
  example?: { stories: string; name: string }
}

const topic = (title: string, ...sections: [string, ...string[]]): GuideEntry => ({
  title,
  file: 'docs/embedding.md',
  sections,
})

/** The guides, in the order of the sidebar. Every document in `docs` is one. */
export const guides: readonly GuideEntry[] = [
  { title: 'Quick starts', file: 'docs/quick-starts.md' },
  { title: 'Embedding', file: 'docs/embedding.md' },
  topic('Sessions', 'Sessions'),
  {
    ...topic('Theming', 'Theming'),
    example: { stories: 'theme/ThemeEditor.stories.tsx', name: 'KitColours' },
  },
  topic('Languages', 'Languages'),
  topic('Events', 'Events'),
  topic('Errors', 'Errors'),
  topic('Isolation', 'Limits of isolation', 'Layers', 'Content security policy'),
  { title: 'Reliability and money', file: 'docs/reliability.md' },
  { title: 'Accessibility', file: 'docs/accessibility.md' },
  { title: 'Operations', file: 'docs/operations.md' },
  { title: 'Back end', file: 'docs/backend.md' },
  { title: 'Versions and upgrades', file: 'docs/upgrades.md' },
  { title: 'Performance', file: 'docs/performance.md' },
  { title: 'Comparison', file: 'docs/comparison.md' },
  { title: 'Pages of partners', file: 'docs/partner-pages.md' },
  { title: 'All widgets', file: 'docs/widgets.md' },
  { title: 'Architecture', file: 'docs/architecture.md' },
  { title: 'Glossary', file: 'docs/glossary.md' },
]

/** The change logs of the packages. They have their own place in the sidebar. */
export const changelogs: readonly GuideEntry[] = ['fleet-portal-kit', 'api-client'].map((folder) => ({
  title: folder === 'api-client' ? 'fleet-portal-api-client' : folder,
  file: `packages/${folder}/CHANGELOG.md`,
}))

/** The title of a guide in the sidebar of Storybook. */
export const guideTitle = ({ title }: GuideEntry): string => `Guides/${title}`

const idOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The id of a page with documentation, as Storybook makes it. */
export const pageId = (title: string, name = 'Docs'): string => `${idOf(title)}--${idOf(name)}`
