import type { Payment } from 'api-client/contract/activity'
import { formatLitres, formatPesos } from '../../foundation/format/amounts.ts'
import { Inline } from '../../foundation/ui/layout.ts'
import { cardPaymentsMessages } from '../../locales/en/cardPayments.ts'
import { fleetCardRedemptionsMessages } from '../../locales/en/fleetCardRedemptions.ts'
import { useMessages } from '../../provider/messages.ts'
import { paymentTotals } from './paymentTotals.ts'

/** The sums of everything that was found, or of the one page of it that is on screen, without what was voided. */
export function PageTotals({ items, isAll }: { items: readonly Payment[]; isAll: boolean }) {
  const t = useMessages(cardPaymentsMessages)
  const { discounted } = useMessages(fleetCardRedemptionsMessages)
  const { count, voided, volume, discount, paid } = paymentTotals(items)
  const parts = [
    t.counted(count),
    formatLitres(volume),
    formatPesos(paid),
    ...(discount > 0 ? [discounted(formatPesos(discount))] : []),
  ]
  return (
    <Inline>
      <Inline $muted>{isAll ? t.inAll : t.onThisPage}: </Inline>
      <Inline $strong>{parts.join(' · ')}</Inline>
      {voided > 0 && <Inline $muted> ({t.leftOut(voided)})</Inline>}
    </Inline>
  )
}
