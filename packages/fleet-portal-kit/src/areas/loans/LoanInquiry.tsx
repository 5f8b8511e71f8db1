import { useState } from 'react'
import { useAccess } from '../../fleet/access/useAccess.ts'
import { VStack, Subtitle } from '../../foundation/ui/layout.ts'
import { loansMessages } from '../../locales/en/loans.ts'
import { useMessages } from '../../provider/messages.ts'
import { LoanForm, type LoanFormProps } from './LoanForm.tsx'
import type { SentInquiry } from './sentInquiry.ts'
import { InquiryReceipt } from './InquiryReceipt.tsx'

/** The inquiry form. After sending, the receipt takes its place. */
export function LoanInquiry(props: Omit<LoanFormProps, 'onSent'>) {
  const t = useMessages(loansMessages)
  const { fleet } = useAccess(props.fleetId)
  const [sent, setSent] = useState<SentInquiry>()
  if (sent)
    return <InquiryReceipt fleet={fleet?.businessName} inquiry={sent} onAnother={() => setSent(undefined)} />
  return (
    <VStack $gap={5}>
      <Subtitle>{t.formTitle}</Subtitle>
      <LoanForm {...props} onSent={setSent} />
    </VStack>
  )
}
