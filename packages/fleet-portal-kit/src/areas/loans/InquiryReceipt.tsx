import { Mail } from 'lucide'
import { Suspense, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { Button, buttonShape } from '../../foundation/ui/Button.tsx'
import { CopyButton } from '../../foundation/ui/CopyButton.tsx'
import { DescriptionList } from '../../foundation/ui/DescriptionList.tsx'
import { useFocusHandover } from '../../foundation/ui/focus.ts'
import { Icon } from '../../foundation/ui/Icon.tsx'
import { VStack, HStack, Subtitle } from '../../foundation/ui/layout.ts'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import { loansMessages } from '../../locales/en/loans.ts'
import { MonoText } from '../../pieces/cells/MonoText.tsx'
import { token } from '../../provider/appearance.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { replyBy, type SentInquiry } from './sentInquiry.ts'

const ReceiptActions = lazyWithRetry(
  () => import('../../pieces/receipts/ReceiptActions.tsx'),
  'ReceiptActions',
)

const MailLink = styled.a`
  ${buttonShape}
  background: ${token('color-surface')};
  border-color: ${token('color-border')};
  &:hover {
    background: ${token('color-sunken')};
  }
`

interface InquiryReceiptProps {
  /** The business name of the fleet. */
  fleet: string | undefined
  inquiry: SentInquiry
  onAnother: () => void
}

/** The receipt of a sent inquiry: its ID and the time of the reply. */
export function InquiryReceipt({ fleet, inquiry, onAnother }: InquiryReceiptProps) {
  const t = useMessages(loansMessages)
  const { formatInstant } = useFormats()
  const container = useFocusHandover<HTMLDivElement>()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { loanId, email, product, branch } = inquiry
  const replyTime = formatInstant(replyBy(inquiry))
  const subject = encodeURIComponent(t.mailSubject(loanId))
  const body = encodeURIComponent(t.mailBody(loanId, t.products[product], branch, replyTime))
  return (
    <VStack $gap={5} ref={container}>
      <Subtitle ref={title} tabIndex={-1}>
        {t.sentTitle}
      </Subtitle>
      <Banner tone="success">{t.sentBody(email)}</Banner>
      <DescriptionList
        items={[
          {
            name: t.inquiryId,
            value: (
              <HStack $justify="end" $gap={1}>
                <MonoText isStrong>{loanId}</MonoText>
                <CopyButton text={loanId} name={t.inquiryId} />
              </HStack>
            ),
          },
          { name: t.replyBy, value: replyTime, isStrong: true },
          { name: t.fields.loanProduct, value: t.products[product] },
          { name: t.fields.branch, value: branch },
        ]}
      />
      <Suspense fallback={<Skeleton $height="36px" />}>
        <ReceiptActions
          receipt={{
            title: t.receiptTitle,
            fleet,
            id: loanId,
            rows: [
              { name: t.inquiryId, text: loanId },
              { name: t.fields.loanProduct, text: t.products[product] },
              { name: t.fields.branch, text: branch },
              { name: t.fields.email, text: email },
              { name: t.sentAt, text: formatInstant(new Date(inquiry.sentAt).toISOString()) },
              { name: t.replyBy, text: replyTime, isStrong: true },
            ],
          }}
        />
      </Suspense>
      <HStack $justify="end" $wrap>
        <MailLink href={`mailto:?subject=${subject}&body=${body}`}>
          <Icon of={Mail} />
          {t.mailIt}
        </MailLink>
        <Button onClick={onAnother}>{t.another}</Button>
      </HStack>
    </VStack>
  )
}
