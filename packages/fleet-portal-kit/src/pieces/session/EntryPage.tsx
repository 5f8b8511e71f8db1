import { Fuel, type IconNode } from 'lucide'
import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../foundation/ui/Icon.tsx'
import { Box, Card, VStack, Paragraph, Title } from '../../foundation/ui/layout.ts'
import { radius, space, token } from '../../provider/appearance.ts'
import { usePortal } from '../../provider/portal.ts'
import { SupportContact } from './SupportContact.tsx'

const Page = styled(Box)`
  container-type: inline-size;
  min-height: 100dvh;
  background: ${token('color-page')};
`

const Centre = styled(Box)`
  display: grid;
  place-items: center;
  min-height: 100dvh;
  padding: ${space(6)} ${space(4)};
  @container (max-width: 480px) {
    place-items: start stretch;
    padding: 0;
    background: ${token('color-surface')};
  }
`

const Panel = styled(Card)<{ $wide: boolean }>`
  width: 100%;
  max-width: ${({ $wide }) => ($wide ? '560px' : '432px')};
  padding: ${space(9)} ${space(9)} ${space(8)};
  border-radius: ${radius(1.75)};
  @container (max-width: 480px) {
    max-width: none;
    padding: ${space(8)} ${space(5)};
    border: none;
    border-radius: 0;
  }
`

const Mark = styled(Box)<{ $tone: 'brand' | 'success' }>`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: ${radius(1.375)};
  color: ${({ $tone }) => token($tone === 'brand' ? 'color-on-accent' : 'color-success')};
  background: ${({ $tone }) => token($tone === 'brand' ? 'color-accent' : 'color-success-soft')};
`

const Heading = styled(Title)`
  overflow-wrap: anywhere;
  &:focus {
    outline: none;
  }
`

const Lead = styled(Paragraph)`
  overflow-wrap: anywhere;
`

interface EntryPageProps {
  title: string
  /** Shown below the title. */
  lead?: ReactNode
  /** The icon of a result. It replaces the logo. */
  done?: IconNode
  /** Widens the card, for a list instead of a form. */
  isWide?: boolean
  children: ReactNode
}

/** A page around sign-in: one card with one task. The title of a result gets the focus, so screen readers announce it. */
export function EntryPage({ title, lead, done, isWide = false, children }: EntryPageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isResult = done !== undefined
  const { Logo } = usePortal().slots
  useEffect(() => {
    if (isResult) heading.current?.focus()
  }, [isResult])
  return (
    <Page as="main">
      <Centre>
        <Panel $wide={isWide}>
          <VStack $gap={5}>
            {Logo && !isResult ? (
              <Logo />
            ) : (
              <Mark $tone={isResult ? 'success' : 'brand'} aria-hidden>
                <Icon of={done ?? Fuel} size={20} />
              </Mark>
            )}
            <VStack $gap={1.5}>
              <Heading ref={heading} tabIndex={-1}>
                {title}
              </Heading>
              {lead && <Lead $muted>{lead}</Lead>}
            </VStack>
            {children}
            <SupportContact />
          </VStack>
        </Panel>
      </Centre>
    </Page>
  )
}
