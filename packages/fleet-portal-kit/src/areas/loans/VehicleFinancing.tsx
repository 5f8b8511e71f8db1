import { createLoanInquiry } from 'api-client/contract/loans'
import { Suspense } from 'react'
import { styled } from 'styled-components'
import { useAccess } from '../../fleet/access/useAccess.ts'
import { FailedState } from '../../foundation/errors/FailedState.tsx'
import { RefusedState } from '../../fleet/access/RefusedState.tsx'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { Box, VStack, Paragraph, Title } from '../../foundation/ui/layout.ts'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import { Widget, type WidgetProps } from '../../foundation/widget/Widget.tsx'
import { loansMessages } from '../../locales/en/loans.ts'
import { space } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { FinancingPicture } from './FinancingPicture.tsx'
import { Sheet } from './loanLayout.ts'
import type { LoanTerms } from './loanTerms.ts'
import { sampleLoanTerms } from './sampleLoanTerms.ts'

const LoanInquiry = lazyWithRetry(() => import('./LoanInquiry.tsx'), 'LoanInquiry')

export interface VehicleFinancingProps extends WidgetProps {
  fleetId: string
  /** Lender, branches and privacy notices. Without them made-up ones are shown. */
  terms?: LoanTerms
}

const Frame = styled(VStack)`
  padding: ${space(5)} ${space(6)} ${space(8)};
  @container (max-width: 640px) {
    padding: ${space(4)} ${space(3)};
  }
`

const Introduction = styled(Box)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)} ${space(8)};
  align-items: center;
  max-width: 840px;
  @container (min-width: 640px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
`

const skeleton = (
  <VStack $gap={5}>
    {Array.from({ length: 6 }, (_, place) => (
      <Skeleton key={place} $height="58px" />
    ))}
  </VStack>
)

function Financing({ fleetId, terms }: { fleetId: string; terms: LoanTerms }) {
  const t = useMessages(loansMessages)
  const access = useAccess(fleetId)
  if (access.error) return <FailedState error={access.error} retry={access.retry} />
  if (access.isReady && !access.can(createLoanInquiry))
    return <RefusedState area={t.title} endpoint={createLoanInquiry} access={access} />
  const reason = access.blocked(createLoanInquiry)
  const { user } = access
  return (
    <Frame $gap={5} className="fpk-loans">
      <Introduction>
        <VStack $gap={3}>
          <Title>{t.title}</Title>
          <Paragraph $muted>{t.intro(terms.lender)}</Paragraph>
        </VStack>
        <FinancingPicture label={t.picture} />
      </Introduction>
      {reason && <Banner tone="warning">{reason}</Banner>}
      <Sheet>
        <Suspense fallback={skeleton}>
          {user ? <LoanInquiry {...{ fleetId, terms, reason }} person={user} /> : skeleton}
        </Suspense>
      </Sheet>
    </Frame>
  )
}

/** Vehicle financing: what it is, and an inquiry to a branch of the lender. */
export function VehicleFinancing({ fleetId, terms = sampleLoanTerms, ...widget }: VehicleFinancingProps) {
  return (
    <Widget name="loans" {...widget}>
      <Financing key={fleetId} fleetId={fleetId} terms={terms} />
    </Widget>
  )
}
