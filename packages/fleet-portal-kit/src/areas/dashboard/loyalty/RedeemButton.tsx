import type { FleetAccess } from '../../../fleet/access/useAccess.ts'
import { Button } from '../../../foundation/ui/Button.tsx'
import { Link } from '../../../foundation/ui/Link.tsx'
import { loyaltyMessages } from '../../../locales/en/loyalty.ts'
import { useCanOpen } from '../../../pieces/session/useViewer.ts'
import { useMessages } from '../../../provider/messages.ts'
import { cashInRequirement } from '../tiles/cashInRequirement.ts'

/** The smallest number of points that can be redeemed. */
const minimumPoints = 1000

/** A link to redeem points as a cash-in. Renders nothing if the user cannot open cash-in. */
export function RedeemButton({ points, access }: { points: number; access: FleetAccess }) {
  const t = useMessages(loyaltyMessages)
  const canOpen = useCanOpen(access)
  if (!access.can(cashInRequirement) || !canOpen('cash-in')) return null
  const missing = minimumPoints - points
  const disabledReason =
    access.blocked(cashInRequirement) ?? (missing > 0 ? t.missing(Math.ceil(missing)) : undefined)
  if (disabledReason) return <Button disabledReason={disabledReason}>{t.redeem}</Button>
  return (
    <Link isButton to={{ area: 'cash-in', state: { paymentMethod: 'vip-locqpay' } }}>
      {t.redeem}
    </Link>
  )
}
