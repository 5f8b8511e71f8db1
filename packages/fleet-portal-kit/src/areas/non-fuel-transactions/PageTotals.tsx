import type { MerchantPayment } from 'fleet-portal-api-client/contract/merchantPayments'
import { sum } from 'fleet-portal-api-client/money'
import { cardPaymentsMessages } from '../../locales/en/cardPayments.ts'
import { TotalsLine } from '../../pieces/cells/TotalsLine.tsx'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'

/** The total of all purchases found, or only of the current page if there are more pages. Voided purchases are not included. */
export function PageTotals({ items, isAll }: { items: readonly MerchantPayment[]; isAll: boolean }) {
  const t = useMessages(cardPaymentsMessages)
  const { formatPesos } = useFormats()
  const successful = items.filter(({ status }) => status === 'success')
  const voided = items.length - successful.length
  const total = formatPesos(sum(successful.map(({ amount }) => amount)))
  return (
    <TotalsLine
      of={isAll ? t.inAll : t.onThisPage}
      parts={[t.counted(successful.length), total]}
      leftOut={voided > 0 && t.leftOut(voided)}
    />
  )
}
