import type { Redemption } from 'fleet-portal-api-client/contract/redemptions'
import { redemptionsMessages } from '../../locales/en/redemptions.ts'
import { TotalsLine } from '../../pieces/cells/TotalsLine.tsx'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { redemptionTotals } from './redemptionTotals.ts'

/** The totals of the redemptions on the current page, without voided ones. */
export function PageTotals({ items, isWallet }: { items: readonly Redemption[]; isWallet: boolean }) {
  const t = useMessages(redemptionsMessages)
  const { formatLitres, formatPesos } = useFormats()
  const { count, voided, volume, price } = redemptionTotals(items)
  return (
    <TotalsLine
      of={t.onThisPage}
      parts={[t.counted(count), formatLitres(volume), !isWallet && price !== undefined && formatPesos(price)]}
      leftOut={voided > 0 && t.leftOut(voided)}
    />
  )
}
