import { useState } from 'react'
import { styled } from 'styled-components'
import { useAccess } from '../../fleet/access/useAccess.ts'
import { Box, VStack, Subtitle } from '../../foundation/ui/layout.ts'
import { loansMessages } from '../../locales/en/loans.ts'
import { space } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { InquiryReceipt } from './InquiryReceipt.tsx'
import { LastInquiry } from './LastInquiry.tsx'
import { LoanForm, type LoanFormProps } from './LoanForm.tsx'
import { FormCard } from './loanLayout.ts'
import { NextSteps } from './NextSteps.tsx'
import type { SentInquiry } from './sentInquiry.ts'
import { useLastInquiry } from './useLastInquiry.ts'

/** The form, and beside it what happens next. Below each other where there is no room. */
const Columns = styled(Box)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  align-items: start;
  @container (min-width: 1040px) {
    grid-template-columns: minmax(0, 840px) minmax(260px, 1fr);
  }
`

/** The inquiry form. After sending, the receipt takes its place. */
export function LoanInquiry(props: Omit<LoanFormProps, 'onSent'>) {
  const t = useMessages(loansMessages)
  const { fleet } = useAccess(props.fleetId)
  const [sent, setSent] = useState<SentInquiry>()
  const { last, keep } = useLastInquiry(props.fleetId, props.user.userId)
  const show = (inquiry: SentInquiry) => {
    keep(inquiry)
    setSent(inquiry)
  }
  return (
    <Columns>
      <FormCard>
        {sent ? (
          <InquiryReceipt fleet={fleet?.businessName} inquiry={sent} onAnother={() => setSent(undefined)} />
        ) : (
          <VStack $gap={5}>
            <Subtitle>{t.formTitle}</Subtitle>
            <LoanForm {...props} onSent={show} />
          </VStack>
        )}
      </FormCard>
      <VStack $gap={4}>
        {!sent && last && <LastInquiry inquiry={last} />}
        <NextSteps />
      </VStack>
    </Columns>
  )
}
