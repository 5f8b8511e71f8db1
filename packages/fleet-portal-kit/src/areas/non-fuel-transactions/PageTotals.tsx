import type { MerchantPayment } from 'api-client/contract/activity'
import { sum } from 'api-client/money'
import { formatPesos } from '../../format/amounts.ts'
import { cardPaymentsMessages } from '../../locales/en/cardPayments.ts'
import { TotalsLine } from '../../pieces/cells/TotalsLine.tsx'
import { useMessages } from '../../provider/messages.ts'

/** The sum of everything that was found, or of the one page of it that is on screen, without what was voided. */
export function PageTotals({ items, isAll }: { items: readonly MerchantPayment[]; isAll: boolean }) {
  const t = useMessages(cardPaymentsMessages)
  const counting = items.filter(({ status }) => status === 'success')
  const voided = items.length - counting.length
  const total = formatPesos(sum(counting.map(({ amount }) => amount)))
  return (
    <TotalsLine
      of={isAll ? t.inAll : t.onThisPage}
      parts={[t.counted(counting.length), total]}
      leftOut={voided > 0 && t.leftOut(voided)}
    />
  )
}
