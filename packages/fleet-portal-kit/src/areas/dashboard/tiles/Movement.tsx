import type { UnitPrice } from 'fleet-portal-api-client/money'
import { unitPrice } from 'fleet-portal-api-client/money'
import { Minus, TrendingDown, TrendingUp } from 'lucide'
import { styled } from 'styled-components'
import type { Formats } from '../../../format/formats.ts'
import { Icon } from '../../../foundation/ui/Icon.tsx'
import { InlineText } from '../../../foundation/ui/layout.ts'
import { dashboardMessages } from '../../../locales/en/dashboard.ts'
import { space, token } from '../../../provider/appearance.ts'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'

const MovementText = styled(InlineText)`
  display: inline-flex;
  align-items: center;
  vertical-align: middle;
  gap: ${space(1.5)};
  white-space: nowrap;
  & > svg {
    color: ${token('color-muted')};
  }
`

/** Formats a price movement: `Up ₱1.10/L`, `Down ₱0.65/L`, `No change`. */
export function formatMovement(
  t: typeof dashboardMessages.defaults,
  { formatPrice }: Formats,
  movement: UnitPrice,
): string {
  if (movement === 0) return t.noChange
  const amount = t.perLiter(formatPrice(unitPrice(Math.abs(movement))))
  return `${movement > 0 ? t.up : t.down} ${amount}`
}

/** A price movement with an arrow, its direction and its amount. */
export function Movement({ movement }: { movement: UnitPrice }) {
  const t = useMessages(dashboardMessages)
  const formats = useFormats()
  const arrow = movement === 0 ? Minus : movement > 0 ? TrendingUp : TrendingDown
  return (
    <MovementText>
      <Icon of={arrow} />
      {formatMovement(t, formats, movement)}
    </MovementText>
  )
}
