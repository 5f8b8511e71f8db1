import { ExternalLink, type IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { buttonShape } from '../../foundation/ui/Button.tsx'
import { Icon } from '../../foundation/ui/Icon.tsx'
import { token } from '../../provider/appearance.ts'

const Anchor = styled.a`
  ${buttonShape}
  /* The text is not the portal's, and may be too long for one line. */
  height: auto;
  min-height: ${token('control-height')};
  white-space: normal;
  overflow-wrap: anywhere;
  background: ${token('color-surface')};
  border-color: ${token('color-border')};
  &:hover {
    background: ${token('color-sunken')};
  }
`

interface ExternalLinkButtonProps {
  href: string
  /** The accessible name. It says that the link leads to another site. */
  label: string
  icon?: IconNode
  children: ReactNode
}

/** A link to another site that opens in a new tab and looks like a button. */
export function ExternalLinkButton({ href, label, icon, children }: ExternalLinkButtonProps) {
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer" aria-label={label} title={label}>
      {icon && <Icon of={icon} />}
      {children}
      <Icon of={ExternalLink} />
    </Anchor>
  )
}
