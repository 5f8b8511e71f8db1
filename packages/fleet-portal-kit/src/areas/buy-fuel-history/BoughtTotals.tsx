import type { BoughtFuel } from 'fleet-portal-api-client/contract/fuel'
import { sum } from 'fleet-portal-api-client/money'
import { InlineText } from '../../foundation/ui/layout.ts'
import { buyFuelHistoryMessages } from '../../locales/en/buyFuelHistory.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'

/** The totals of all purchases found, or only of the current page if there are more pages. */
export function BoughtTotals({ items, isAll }: { items: readonly BoughtFuel[]; isAll: boolean }) {
  const t = useMessages(buyFuelHistoryMessages)
  const { formatLitres, formatPesos } = useFormats()
  const parts = [
    t.counted(items.length),
    formatLitres(sum(items.map(({ literVolume }) => literVolume))),
    formatPesos(sum(items.map(({ totalCreditAmount }) => totalCreditAmount))),
  ]
  return (
    <InlineText>
      <InlineText $muted>{isAll ? t.inAll : t.onThisPage}: </InlineText>
      <InlineText $strong>{parts.join(' · ')}</InlineText>
    </InlineText>
  )
}
