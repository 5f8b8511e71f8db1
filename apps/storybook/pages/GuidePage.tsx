import { Title } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { DocText } from './DocText.tsx'
import { asDocument, linkedInStorybook, sectionsOf } from './markdown.ts'

interface GuidePageProps {
  /** The document, relative to the repository. */
  file: string
  title: string
  text: string
  /** The sections to show. None for the whole document. */
  sections: readonly string[]
  /** A live example above the document. */
  children?: ReactNode
}

/** A document of the repository, with links that work in Storybook. */
export function GuidePage({ file, title, text, sections, children }: GuidePageProps) {
  const whole = text.replace(/^# .*\n/, '')
  const chosen = sections.length > 0 ? sectionsOf(whole, sections) : whole
  const shown = sections.length === 1 ? asDocument(chosen) : chosen
  return (
    <>
      <Title>{title}</Title>
      {children}
      <DocText>{linkedInStorybook(file, shown)}</DocText>
    </>
  )
}
