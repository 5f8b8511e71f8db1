import { AnchorMdx, CodeOrSourceMdx, HeadersMdx, Markdown } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { slugOf } from './markdown.ts'

/** A table that scrolls by itself on a narrow page. */
export function DocTable({ children }: { children?: ReactNode }) {
  return (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div tabIndex={0} role="group" aria-label="Table" style={{ overflowX: 'auto' }}>
      <table>{children}</table>
    </div>
  )
}

const options = {
  slugify: slugOf,
  // The block replaces its own overrides by these.
  overrides: { code: CodeOrSourceMdx, a: AnchorMdx, ...HeadersMdx, table: DocTable },
}

/** Markdown with headings that can be linked to, and with tables that scroll on a narrow page. */
export function DocText({ children }: { children: string }) {
  return <Markdown options={options}>{children}</Markdown>
}
