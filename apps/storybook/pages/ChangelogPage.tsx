/// <reference types="vite/client" />
import { Title } from '@storybook/addon-docs/blocks'
import { DocText } from './DocText.tsx'

/** The changes that have no version yet, by the names of their files. */
const changesets = import.meta.glob<string>(['../../../.changeset/*.md', '!**/README.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The changes of a package without a version, each with its first sentence as a heading. */
const unreleased = (name: string): string =>
  Object.values(changesets)
    .flatMap((text) => {
      const [, packages = '', body = ''] = /^---\n([\s\S]*?)---\n+([\s\S]*)$/.exec(text) ?? []
      return packages.includes(`'${name}'`) ? [`### ${body.trim()}`] : []
    })
    .join('\n\n')

interface ChangelogPageProps {
  /** The name of the package. */
  name: string
  text: string
}

/** The changes of a package: those of each version, and those that are not released yet. */
export function ChangelogPage({ name, text }: ChangelogPageProps) {
  const released = text.replace(/^# .*\n/, '').trim()
  const pending = unreleased(name)
  return (
    <>
      <Title>{name}</Title>
      <DocText>
        {[
          ...(pending ? ['## Not released yet', pending] : []),
          released || 'No version is released yet.',
        ].join('\n\n')}
      </DocText>
    </>
  )
}
