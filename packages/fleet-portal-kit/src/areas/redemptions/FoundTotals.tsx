import type { Redemption, RedemptionTotals } from 'fleet-portal-api-client/contract/redemptions'
import { redemptionsMessages } from '../../locales/en/redemptions.ts'
import { TotalsLine } from '../../pieces/cells/TotalsLine.tsx'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { redemptionTotals } from './redemptionTotals.ts'

interface FoundTotalsProps {
  /** The redemptions on the page. */
  items: readonly Redemption[]
  /** The sums of all pages. Undefined if the server does not send them. */
  totals: RedemptionTotals | undefined
  /** Whether the page has all redemptions that were found. */
  isAll: boolean
  isWallet: boolean
}

/** The totals of all redemptions that were found, without voided ones. If the server has no sums: those of the page. */
export function FoundTotals({ items, totals, isAll, isWallet }: FoundTotalsProps) {
  const t = useMessages(redemptionsMessages)
  const { formatLitres, formatPesos } = useFormats()
  const ofPage = redemptionTotals(items)
  const { count, voided, volume, price } = totals
    ? {
        count: totals.successful,
        voided: totals.voided,
        volume: totals.literVolume,
        price: totals.totalCreditPrice ?? undefined,
      }
    : ofPage
  return (
    <TotalsLine
      of={totals || isAll ? t.inAll : t.onThisPage}
      parts={[t.counted(count), formatLitres(volume), !isWallet && price !== undefined && formatPesos(price)]}
      leftOut={voided > 0 && t.leftOut(voided)}
    />
  )
}
