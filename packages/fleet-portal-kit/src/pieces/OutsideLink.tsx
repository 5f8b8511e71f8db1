import { ExternalLink, type IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { buttonShape } from '../foundation/ui/Button.tsx'
import { Icon } from '../foundation/ui/Icon.tsx'
import { token } from '../provider/appearance.ts'

const Anchor = styled.a`
  ${buttonShape}
  background: ${token('color-surface')};
  border-color: ${token('color-border')};
  &:hover {
    background: ${token('color-sunken')};
  }
`

interface OutsideLinkProps {
  href: string
  /** The whole name, which says that it leads elsewhere. */
  label: string
  icon?: IconNode
  children: ReactNode
}

/** A way to another site, in a tab of its own, drawn as a button. */
export function OutsideLink({ href, label, icon, children }: OutsideLinkProps) {
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer" aria-label={label} title={label}>
      {icon && <Icon of={icon} />}
      {children}
      <Icon of={ExternalLink} />
    </Anchor>
  )
}
