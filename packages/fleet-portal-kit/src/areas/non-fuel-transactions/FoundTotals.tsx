import type {
  MerchantPayment,
  MerchantPaymentTotals,
} from 'fleet-portal-api-client/contract/merchantPayments'
import { sum } from 'fleet-portal-api-client/money'
import { cardPaymentsMessages } from '../../locales/en/cardPayments.ts'
import { TotalsLine } from '../../pieces/cells/TotalsLine.tsx'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'

interface FoundTotalsProps {
  /** The purchases on the page. */
  items: readonly MerchantPayment[]
  /** The sums of all pages. Undefined if the server does not send them. */
  totals: MerchantPaymentTotals | undefined
  /** Whether the page has all purchases that were found. */
  isAll: boolean
}

/** The totals of all purchases that were found, without voided ones. If the server has no sums: those of the page. */
export function FoundTotals({ items, totals, isAll }: FoundTotalsProps) {
  const t = useMessages(cardPaymentsMessages)
  const { formatPesos } = useFormats()
  const successful = items.filter(({ status }) => status === 'success')
  const ofPage = {
    successful: successful.length,
    voided: items.length - successful.length,
    amount: sum(successful.map(({ amount }) => amount)),
  }
  const { successful: count, voided, amount } = totals ?? ofPage
  return (
    <TotalsLine
      of={totals || isAll ? t.inAll : t.onThisPage}
      parts={[t.counted(count), formatPesos(amount)]}
      leftOut={voided > 0 && t.leftOut(voided)}
    />
  )
}
