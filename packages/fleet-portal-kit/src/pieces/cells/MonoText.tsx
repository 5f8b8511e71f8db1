import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { token } from '../../provider/appearance.ts'
import { mono, reset } from '../../foundation/ui/layout.ts'

// A list renders many of these. Variants are attributes, so that styled-components creates only one class.
const Text = styled.span`
  ${reset}
  ${mono}
  &[data-nowrap] {
    white-space: nowrap;
  }
  &[data-strong] {
    font-weight: ${token('weight-strong')};
  }
`

interface MonoTextProps {
  children: ReactNode
  className?: string
  isUnbroken?: boolean
  isStrong?: boolean
  /** Whether the text is hidden when the user hides codes and numbers. */
  isSecret?: boolean
}

/** Monospaced text for IDs, plate numbers and codes. */
export function MonoText({ children, className, isUnbroken, isStrong, isSecret }: MonoTextProps) {
  return (
    <Text
      className={className}
      data-nowrap={isUnbroken ? '' : undefined}
      data-strong={isStrong ? '' : undefined}
      data-secret={isSecret ? '' : undefined}
    >
      {children}
    </Text>
  )
}
