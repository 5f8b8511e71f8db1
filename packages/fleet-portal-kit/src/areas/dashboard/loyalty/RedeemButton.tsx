import { requires } from 'api-client/contract/endpoint'
import type { FleetAccess } from '../../../fleet/access/useAccess.ts'
import { Button } from '../../../foundation/ui/Button.tsx'
import { Link } from '../../../foundation/ui/Link.tsx'
import { loyaltyMessages } from '../../../locales/en/loyalty.ts'
import { useCanOpen } from '../../../pieces/session/useViewer.ts'
import { useMessages } from '../../../provider/messages.ts'

/** Fewer points than this cannot be redeemed. */
const minimumPoints = 1000

/** What a cash-in with points asks of the person and the fleet. */
const cashIn = { access: requires('CASH_IN', 'modify'), activeFleetOnly: true }

/** The way to turn points into wallet money; nothing for whoever may not, or where there is no such page. */
export function RedeemButton({ points, access }: { points: number; access: FleetAccess }) {
  const t = useMessages(loyaltyMessages)
  const canOpen = useCanOpen(access)
  if (!access.can(cashIn) || !canOpen('cash-in')) return null
  const missing = minimumPoints - points
  const why = access.blocked(cashIn) ?? (missing > 0 ? t.missing(Math.ceil(missing)) : undefined)
  if (why) return <Button disabledReason={why}>{t.redeem}</Button>
  return (
    <Link isButton to={{ area: 'cash-in', state: { paymentMethod: 'vip-locqpay' } }}>
      {t.redeem}
    </Link>
  )
}
