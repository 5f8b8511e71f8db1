import { InlineText, HStack } from '../../foundation/ui/layout.ts'
import { Spinner } from '../../foundation/ui/Spinner.tsx'
import { paymentReturnMessages } from '../../locales/en/paymentReturn.ts'
import { EntryPage } from '../../pieces/session/EntryPage.tsx'
import { useMessages } from '../../provider/messages.ts'

/** Shown while the cash-in opens. It states no outcome of the payment. */
export function OpeningCashIn({ isBank }: { isBank: boolean }) {
  const t = useMessages(paymentReturnMessages)
  return (
    <EntryPage title={t.title}>
      <HStack $gap={2} role="status">
        <Spinner />
        <InlineText $muted>{isBank ? t.openingBank : t.opening}</InlineText>
      </HStack>
    </EntryPage>
  )
}
