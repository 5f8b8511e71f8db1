import { Suspense, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Card, Subtitle, VStack } from '../../foundation/ui/layout.ts'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { space } from '../../provider/appearance.ts'

const Section = styled(Card)`
  padding: ${space(4)} ${space(5)};
`

/** The place of the verdict on the page of a code or a card, while it loads too. */
export function VerdictSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section aria-label={title}>
      <VStack $gap={3}>
        <Subtitle>{title}</Subtitle>
        <Suspense fallback={<Skeleton $height="180px" />}>{children}</Suspense>
      </VStack>
    </Section>
  )
}
