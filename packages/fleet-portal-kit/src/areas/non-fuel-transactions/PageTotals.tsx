import type { MerchantPayment } from 'api-client/contract/activity'
import { sum } from 'api-client/money'
import { formatPesos } from '../../foundation/format/amounts.ts'
import { Inline } from '../../foundation/ui/layout.ts'
import { cardPaymentsMessages } from '../../locales/en/cardPayments.ts'
import { useMessages } from '../../provider/messages.ts'

/** The sum of everything that was found, or of the one page of it that is on screen, without what was voided. */
export function PageTotals({ items, isAll }: { items: readonly MerchantPayment[]; isAll: boolean }) {
  const t = useMessages(cardPaymentsMessages)
  const counting = items.filter(({ status }) => status === 'success')
  const voided = items.length - counting.length
  const total = formatPesos(sum(counting.map(({ amount }) => amount)))
  return (
    <Inline>
      <Inline $muted>{isAll ? t.inAll : t.onThisPage}: </Inline>
      <Inline $strong>{`${t.counted(counting.length)} · ${total}`}</Inline>
      {voided > 0 && <Inline $muted> ({t.leftOut(voided)})</Inline>}
    </Inline>
  )
}
