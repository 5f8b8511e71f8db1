import type { Redemption } from 'api-client/contract/activity'
import { formatLitres, formatPesos } from '../../foundation/format/amounts.ts'
import { Inline } from '../../foundation/ui/layout.ts'
import { redemptionsMessages } from '../../locales/en/redemptions.ts'
import { useMessages } from '../../provider/messages.ts'
import { redemptionTotals } from './redemptionTotals.ts'

/** The sums of the redemptions on screen, without the voided ones. */
export function PageTotals({ items, isWallet }: { items: readonly Redemption[]; isWallet: boolean }) {
  const t = useMessages(redemptionsMessages)
  const { count, voided, volume, price } = redemptionTotals(items)
  const parts = [
    t.counted(count),
    formatLitres(volume),
    ...(isWallet || price === undefined ? [] : [formatPesos(price)]),
  ]
  return (
    <Inline>
      <Inline $muted>{t.onThisPage}: </Inline>
      <Inline $strong>{parts.join(' · ')}</Inline>
      {voided > 0 && <Inline $muted> ({t.leftOut(voided)})</Inline>}
    </Inline>
  )
}
