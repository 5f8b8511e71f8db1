import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { mono, reset } from '../../foundation/ui/layout.ts'

// Lists draw many: what differs stands in attributes, so that the style is worked out once.
const Letters = styled.span`
  ${reset}
  ${mono}
  &[data-nowrap] {
    white-space: nowrap;
  }
  &[data-strong] {
    font-weight: 600;
  }
`

interface MonoProps {
  children: ReactNode
  className?: string
  isUnbroken?: boolean
  isStrong?: boolean
}

/** Ids, plates and codes: every character as wide as the other. */
export function MonoText({ children, className, isUnbroken, isStrong }: MonoProps) {
  return (
    <Letters
      className={className}
      data-nowrap={isUnbroken ? '' : undefined}
      data-strong={isStrong ? '' : undefined}
    >
      {children}
    </Letters>
  )
}
