import { useState } from 'react'
import { useAccess } from '../../fleet/access/useAccess.ts'
import { VStack, Subtitle } from '../../foundation/ui/layout.ts'
import { loansMessages } from '../../locales/en/loans.ts'
import { useMessages } from '../../provider/messages.ts'
import { InquiryReceipt } from './InquiryReceipt.tsx'
import { LastInquiry } from './LastInquiry.tsx'
import { LoanForm, type LoanFormProps } from './LoanForm.tsx'
import { FormCard, SideColumn } from './loanLayout.ts'
import { NextSteps } from './NextSteps.tsx'
import type { SentInquiry } from './sentInquiry.ts'
import { useLastInquiry } from './useLastInquiry.ts'

/** The inquiry form, and beside it what happens next: two cells of the page's columns. After sending, the receipt takes the place of the form. */
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
    <>
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
      <SideColumn $gap={4}>
        {!sent && last && <LastInquiry inquiry={last} />}
        <NextSteps />
      </SideColumn>
    </>
  )
}
