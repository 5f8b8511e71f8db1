import { ExternalLink } from 'lucide'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { radius, space, token } from '../../../provider/appearance.ts'
import { cashInMessages } from '../../../locales/en/cashIn.ts'
import { useMessages } from '../../../provider/messages.ts'
import { Icon } from '../../../foundation/ui/Icon.tsx'
import { focusRing, reset, VisuallyHidden } from '../../../foundation/ui/layout.ts'
import { parseUrl } from '../../../foundation/outside/parseUrl.ts'

const Anchor = styled.a`
  ${reset}
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  color: ${token('color-accent')};
  font-weight: ${token('weight-medium')};
  cursor: pointer;
  border-radius: ${radius(0.5)};
  ${focusRing}
  &:hover {
    text-decoration: underline;
  }
`

/** A link to the instruction form of a payment channel, in a new tab. Renders nothing unless the URL is https. */
export function InstructionFormLink({ href, children }: { href: string; children: ReactNode }) {
  const t = useMessages(cashInMessages)
  const url = parseUrl(href)
  if (url?.protocol !== 'https:') return null
  return (
    <Anchor href={url.href} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
      {children}
      <Icon of={ExternalLink} />
      <VisuallyHidden>{t.newTab}</VisuallyHidden>
    </Anchor>
  )
}
