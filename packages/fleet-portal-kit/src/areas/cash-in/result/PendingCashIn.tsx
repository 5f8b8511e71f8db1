import type { Cashin } from 'fleet-portal-api-client/contract/cashin'
import { Clock } from 'lucide'
import type { ReactNode } from 'react'
import { useExternalRedirect } from '../../../foundation/outside/useExternalRedirect.ts'
import { Banner } from '../../../foundation/ui/Banner.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { Paragraph } from '../../../foundation/ui/layout.ts'
import { Paragraphs } from '../../../foundation/ui/Paragraphs.tsx'
import { cashInMessages } from '../../../locales/en/cashIn.ts'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'
import { paperMessages } from '../../../locales/en/paper.ts'
import { extraFields } from '../../../pieces/payments/cashinExtraFields.ts'
import { useBankName } from '../../../pieces/payments/useBankName.ts'
import { rulesOf } from '../order.ts'
import { ResultDetails } from './ResultDetails.tsx'
import { ResultActions, ResultFrame } from './ResultFrame.tsx'

interface PendingCashInProps {
  cashin: Cashin
  /** Whether the cash-in is read repeatedly. */
  isPolling: boolean
  /** Whether an earlier page created the cash-in. */
  isEarlier: boolean
  readAgain: () => Promise<unknown>
  /** The buttons that print the payment slip. */
  paper: ReactNode
  children: ReactNode
}

/** The result of a pending cash-in: its details, and the next step of the user. */
export function PendingCashIn({
  cashin,
  isPolling,
  isEarlier,
  readAgain,
  paper,
  children,
}: PendingCashInProps) {
  const t = useMessages(cashInMessages)
  const { checkUrl, redirectTo } = useExternalRedirect()
  const { cashinChannel: channel, checkoutUrl } = cashin
  const bank = useBankName(cashin)
  const paymentUrl = checkUrl(checkoutUrl)
  const { otcPayUntil, otcNote } = useMessages(paperMessages)
  const { formatInstant } = useFormats()
  const { expiresAt } = extraFields(cashin)
  const ofMethod = rulesOf(channel)?.pending?.(t, bank)
  const {
    icon,
    title,
    body,
    notes = [],
  } = ofMethod ?? {
    icon: Clock,
    title: t.pendingTitle,
    body: isPolling ? t.pendingBody : t.pendingStill,
  }
  // The days after which the user asks for instructions may end with the deadline.
  const [followUp, ...others] = notes
  const texts =
    followUp && expiresAt ? [`${followUp} ${otcPayUntil(formatInstant(expiresAt))}`, ...others] : notes
  return (
    <ResultFrame icon={icon} tone="warning" title={title} body={body}>
      {isEarlier && <Banner tone="info">{t.earlierMade}</Banner>}
      <ResultDetails cashin={cashin} />
      {channel === 'otc' && <Paragraph>{otcNote}</Paragraph>}
      {texts.length > 0 && <Paragraphs texts={texts} muted />}
      {paper}
      <ResultActions>
        {children}
        {!isPolling && <Button onClick={() => void readAgain()}>{t.checkAgain}</Button>}
        {paymentUrl && (
          <Button variant="primary" onClick={() => redirectTo(paymentUrl)}>
            {t.continuePayment}
          </Button>
        )}
      </ResultActions>
    </ResultFrame>
  )
}
