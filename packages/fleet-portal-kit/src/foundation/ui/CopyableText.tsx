import type { ReactNode } from 'react'
import { CopyButton } from './CopyButton.tsx'
import { HStack } from './layout.ts'

interface CopyableTextProps {
  /** The text to copy. */
  text: string
  /** Names the text for screen readers. */
  name: string
  children: ReactNode
}

/** Content followed by a button that copies a text. */
export function CopyableText({ text, name, children }: CopyableTextProps) {
  return (
    <HStack as="span" $gap={0.5}>
      {children}
      <CopyButton text={text} name={name} />
    </HStack>
  )
}
