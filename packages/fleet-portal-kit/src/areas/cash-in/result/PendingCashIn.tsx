import type { Cashin } from 'api-client/contract/cashin'
import { Clock, Store } from 'lucide'
import type { ReactNode } from 'react'
import { useExternalRedirect } from '../../../foundation/outside/useExternalRedirect.ts'
import { Banner } from '../../../foundation/ui/Banner.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { VStack, Paragraph } from '../../../foundation/ui/layout.ts'
import { cashInMessages } from '../../../locales/en/cashIn.ts'
import { useMessages } from '../../../provider/messages.ts'
import { useBankName } from '../../../pieces/payments/useBankName.ts'
import { ResultFacts } from './ResultFacts.tsx'
import { ResultActions, ResultFrame } from './ResultFrame.tsx'

interface PendingCashInProps {
  cashin: Cashin
  /** It is looked at again by itself. */
  isWatching: boolean
  /** It was made on an earlier page. */
  isEarlier: boolean
  lookAgain: () => Promise<unknown>
  children: ReactNode
}

/** A cash-in that waits to be paid, confirmed or approved: what to do until then, and never to pay again. */
export function PendingCashIn({ cashin, isWatching, isEarlier, lookAgain, children }: PendingCashInProps) {
  const t = useMessages(cashInMessages)
  const { checkUrl, redirectTo } = useExternalRedirect()
  const { cashinChannel: channel, checkoutUrl } = cashin
  const bank = useBankName(cashin)
  const address = checkUrl(checkoutUrl)
  const isOtc = channel === 'otc'
  const isPoints = channel === 'vip-locqpay'
  const title = isOtc ? t.otcTitle : isPoints ? t.pointsTitle : t.pendingTitle
  const words = isOtc ? t.otcBody(bank ?? t.bankUnnamed) : isPoints ? t.pointsBody : t.pendingBody
  const body = isWatching || isOtc || isPoints ? words : t.pendingStill
  return (
    <ResultFrame icon={isOtc ? Store : Clock} tone="warning" title={title} body={body}>
      {isEarlier && <Banner tone="info">{t.earlierMade}</Banner>}
      <ResultFacts cashin={cashin} />
      {isOtc && (
        <VStack $gap={2}>
          <Paragraph $muted>{t.otcFollowUp}</Paragraph>
          <Paragraph $muted>{t.verification}</Paragraph>
        </VStack>
      )}
      <ResultActions>
        {children}
        {!isWatching && <Button onClick={() => void lookAgain()}>{t.checkAgain}</Button>}
        {address && (
          <Button variant="primary" onClick={() => redirectTo(address)}>
            {t.continuePayment}
          </Button>
        )}
      </ResultActions>
    </ResultFrame>
  )
}
