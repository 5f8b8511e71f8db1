import type { BoughtFuel } from 'api-client/contract/fuel'
import { sum } from 'api-client/money'
import { formatLitres, formatPesos } from '../../foundation/format/amounts.ts'
import { Inline } from '../../foundation/ui/layout.ts'
import { buyFuelHistoryMessages } from '../../locales/en/buyFuelHistory.ts'
import { useMessages } from '../../provider/messages.ts'

/** The sums of everything that was found. */
export function BoughtTotals({ items }: { items: readonly BoughtFuel[] }) {
  const t = useMessages(buyFuelHistoryMessages)
  const parts = [
    t.counted(items.length),
    formatLitres(sum(items.map(({ literVolume }) => literVolume))),
    formatPesos(sum(items.map(({ totalCreditAmount }) => totalCreditAmount))),
  ]
  return (
    <Inline>
      <Inline $muted>{t.inAll}: </Inline>
      <Inline $strong>{parts.join(' · ')}</Inline>
    </Inline>
  )
}
