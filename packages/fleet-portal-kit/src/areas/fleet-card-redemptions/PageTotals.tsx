import type { Payment } from 'fleet-portal-api-client/contract/payments'
import { cardPaymentsMessages } from '../../locales/en/cardPayments.ts'
import { fleetCardRedemptionsMessages } from '../../locales/en/fleetCardRedemptions.ts'
import { TotalsLine } from '../../pieces/cells/TotalsLine.tsx'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { paymentTotals } from './paymentTotals.ts'

/** The totals of all payments found, or only of the current page if there are more pages. Voided payments are not included. */
export function PageTotals({ items, isAll }: { items: readonly Payment[]; isAll: boolean }) {
  const t = useMessages(cardPaymentsMessages)
  const { formatLitres, formatPesos } = useFormats()
  const { discounted } = useMessages(fleetCardRedemptionsMessages)
  const { count, voided, volume, discount, paid } = paymentTotals(items)
  return (
    <TotalsLine
      of={isAll ? t.inAll : t.onThisPage}
      parts={[
        t.counted(count),
        formatLitres(volume),
        formatPesos(paid),
        discount > 0 && discounted(formatPesos(discount)),
      ]}
      leftOut={voided > 0 && t.leftOut(voided)}
    />
  )
}
