import type { Payment, PaymentTotals } from 'fleet-portal-api-client/contract/payments'
import { cardPaymentsMessages } from '../../locales/en/cardPayments.ts'
import { fleetCardRedemptionsMessages } from '../../locales/en/fleetCardRedemptions.ts'
import { TotalsLine } from '../../pieces/cells/TotalsLine.tsx'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { paymentTotals } from './paymentTotals.ts'

interface FoundTotalsProps {
  /** The payments on the page. */
  items: readonly Payment[]
  /** The sums of all pages. Undefined if the server does not send them. */
  totals: PaymentTotals | undefined
  /** Whether the page has all payments that were found. */
  isAll: boolean
}

/** The totals of all payments that were found, without voided ones. If the server has no sums: those of the page. */
export function FoundTotals({ items, totals, isAll }: FoundTotalsProps) {
  const t = useMessages(cardPaymentsMessages)
  const { formatLitres, formatPesos } = useFormats()
  const { discounted } = useMessages(fleetCardRedemptionsMessages)
  const ofPage = paymentTotals(items)
  const { count, voided, volume, discount, paid } = totals
    ? {
        count: totals.successful,
        voided: totals.voided,
        volume: totals.literVolume,
        discount: totals.totalDiscount,
        paid: totals.finalAmount,
      }
    : ofPage
  return (
    <TotalsLine
      of={totals || isAll ? t.inAll : t.onThisPage}
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
