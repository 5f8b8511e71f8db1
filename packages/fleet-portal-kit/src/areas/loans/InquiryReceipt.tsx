import { Mail } from 'lucide'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { Button, buttonShape } from '../../foundation/ui/Button.tsx'
import { CopyButton } from '../../foundation/ui/CopyButton.tsx'
import { DescriptionList } from '../../foundation/ui/DescriptionList.tsx'
import { useFocusHandover } from '../../foundation/ui/focus.ts'
import { Icon } from '../../foundation/ui/Icon.tsx'
import { VStack, HStack, Subtitle } from '../../foundation/ui/layout.ts'
import { loansMessages } from '../../locales/en/loans.ts'
import { MonoText } from '../../pieces/cells/MonoText.tsx'
import { token } from '../../provider/appearance.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { replyBy, type SentInquiry } from './sentInquiry.ts'

const MailLink = styled.a`
  ${buttonShape}
  background: ${token('color-surface')};
  border-color: ${token('color-border')};
  &:hover {
    background: ${token('color-sunken')};
  }
`

/** The receipt of a sent inquiry: its ID and the time of the reply. */
export function InquiryReceipt({ inquiry, onAnother }: { inquiry: SentInquiry; onAnother: () => void }) {
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
