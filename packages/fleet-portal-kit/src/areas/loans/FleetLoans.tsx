import { createLoanInquiry } from 'fleet-portal-api-client/contract/loans'
import { forwardRef, Suspense } from 'react'
import { styled } from 'styled-components'
import { useAccess } from '../../fleet/access/useAccess.ts'
import { FailedState } from '../../foundation/errors/FailedState.tsx'
import { RefusedState } from '../../fleet/access/RefusedState.tsx'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { Box, VStack, Paragraph, Title } from '../../foundation/ui/layout.ts'
import { StateView } from '../../foundation/ui/StateView.tsx'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import type { FleetWidgetProps } from '../../fleet/FleetWidgetProps.ts'
import { AreaWidget } from '../../fleet/AreaWidget.tsx'
import type { WidgetFormProps } from '../../provider/formControls.ts'
import type { WidgetHandle } from '../../foundation/widget/useWidgetHandle.ts'
import { loansMessages } from '../../locales/en/loans.ts'
import { space } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { FinancingIllustration } from './FinancingIllustration.tsx'
import { Columns, FormCard } from './loanLayout.ts'
import type { LoanTerms } from './loanTerms.ts'

const LoanInquiry = lazyWithRetry(() => import('./LoanInquiry.tsx'), 'LoanInquiry')

/** The values of a loan inquiry that a page may set. @since 0.1.0 */
export interface LoanFields {
  /** The first name of the person that the lender contacts. */
  firstName: string
  /** The last name of that person. */
  lastName: string
  /** The email address of that person. */
  email: string
  /** The mobile number of that person: 09 and nine digits. */
  mobileNumber: string
  /** The kind of loan, such as `truck-loan`. */
  loanProduct: string
  /** The sales region of the lender, such as `Metro Manila`. */
  region: string
  /** The branch of the lender. */
  branch: string
}

/** Props of `FleetLoans`. @since 0.1.0 */
export interface FleetLoansProps extends FleetWidgetProps, WidgetFormProps<LoanFields> {
  /** The lender, its branches and the privacy notices. Without them the widget says that they are missing. */
  terms?: LoanTerms
}

const PageLayout = styled(Box)`
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
  <FormCard>
    <VStack $gap={5}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} $height="58px" />
      ))}
    </VStack>
  </FormCard>
)

function Financing({ fleetId, terms }: FleetLoansProps) {
  const t = useMessages(loansMessages)
  const access = useAccess(fleetId)
  if (access.error) return <FailedState error={access.error} retry={access.retry} />
  if (access.isReady && !access.can(createLoanInquiry))
    return <RefusedState area={t.title} endpoint={createLoanInquiry} access={access} />
  if (!terms) return <StateView tone="empty" title={t.notSetUp} detail={t.notSetUpNext} />
  const reason = access.blocked(createLoanInquiry)
  const { user } = access
  return (
    <PageLayout className="fpk-loans">
      <Columns>
        <VStack $gap={5}>
          <Introduction>
            <VStack $gap={3}>
              <Title>{t.title}</Title>
              <Paragraph $muted>{t.intro(terms.lender)}</Paragraph>
            </VStack>
            <FinancingIllustration label={t.picture} />
          </Introduction>
          {reason && <Banner tone="warning">{reason}</Banner>}
        </VStack>
        <Suspense fallback={skeleton}>
          {user ? <LoanInquiry {...{ fleetId, terms, reason }} user={user} /> : skeleton}
        </Suspense>
      </Columns>
    </PageLayout>
  )
}

/**
 * Introduces vehicle financing and sends an inquiry to a branch of the lender. `terms` are yours to provide.
 *
 * @example
 * <FleetLoans fleetId={fleetId} terms={terms} />
 *
 * @since 0.1.0
 */
export const FleetLoans = forwardRef<WidgetHandle, FleetLoansProps>(function FleetLoans(
  { fleetId, terms, ...widget },
  handle,
) {
  return (
    <AreaWidget area="loans" fleetId={fleetId} handle={handle} {...widget}>
      <Financing fleetId={fleetId} terms={terms} />
    </AreaWidget>
  )
})
