import type { ReactNode } from 'react'
import { CopyButton } from './CopyButton.tsx'
import { HStack } from './layout.ts'

interface CopyableProps {
  /** What the button copies. */
  text: string
  /** What the text is, for screen readers. */
  name: string
  children: ReactNode
}

/** Something with a button behind it that copies it. */
export function CopyableText({ text, name, children }: CopyableProps) {
  return (
    <HStack as="span" $gap={0.5}>
      {children}
      <CopyButton text={text} name={name} />
    </HStack>
  )
}
