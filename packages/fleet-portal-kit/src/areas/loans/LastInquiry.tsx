import { styled } from 'styled-components'
import { CopyButton } from '../../foundation/ui/CopyButton.tsx'
import { DescriptionList } from '../../foundation/ui/DescriptionList.tsx'
import { Card, HStack, InlineText, Subtitle, VStack } from '../../foundation/ui/layout.ts'
import { loansMessages } from '../../locales/en/loans.ts'
import { MonoText } from '../../pieces/cells/MonoText.tsx'
import { space, token } from '../../provider/appearance.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { replyBy } from './sentInquiry.ts'
import type { KeptInquiry } from './useLastInquiry.ts'

const Frame = styled(Card)`
  padding: ${space(5)};
`

const Note = styled(InlineText)`
  font-size: ${token('text-label')};
`

/** The last inquiry of the user, so that its ID is not lost with the receipt. */
export function LastInquiry({ inquiry }: { inquiry: KeptInquiry }) {
  const t = useMessages(loansMessages)
  const { formatInstantShort } = useFormats()
  const { loanId, product, branch, sentAt } = inquiry
  return (
    <Frame aria-label={t.lastTitle}>
      <VStack $gap={4}>
        <Subtitle>{t.lastTitle}</Subtitle>
        <DescriptionList
          items={[
            {
              name: t.inquiryId,
              value: (
                <HStack $gap={1}>
                  <MonoText>{loanId}</MonoText>
                  <CopyButton text={loanId} name={t.inquiryId} />
                </HStack>
              ),
            },
            { name: t.fields.loanProduct, value: t.products[product] },
            { name: t.fields.branch, value: branch },
            { name: t.sentAt, value: formatInstantShort(new Date(sentAt).toISOString()) },
            { name: t.replyBy, value: formatInstantShort(replyBy({ sentAt })) },
          ]}
        />
        <Note $muted>{t.lastNote}</Note>
      </VStack>
    </Frame>
  )
}
