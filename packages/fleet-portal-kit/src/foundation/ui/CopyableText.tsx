import type { ReactNode } from 'react'
import { CopyButton, type CopyButtonProps } from './CopyButton.tsx'
import { HStack } from './layout.ts'

/** Content followed by a button that copies a text. */
export function CopyableText({ children, ...copy }: CopyButtonProps & { children: ReactNode }) {
  return (
    <HStack as="span" $gap={0.5}>
      {children}
      <CopyButton {...copy} />
    </HStack>
  )
}
