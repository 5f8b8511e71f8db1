import { styled } from 'styled-components'
import { TwoLineCell } from '../../foundation/list/TwoLineCell.tsx'
import { InlineText } from '../../foundation/ui/layout.ts'
import { Progress } from '../../foundation/ui/Progress.tsx'
import { fleetCardsMessages } from '../../locales/en/fleetCards.ts'
import { space } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { limitUse } from './limits.ts'

const Left = styled(InlineText)`
  display: flex;
  align-items: center;
  gap: ${space(2)};
`

const Bar = styled(InlineText)`
  flex: 1;
  min-width: ${space(8)};
`

interface LimitCellProps {
  /** This month; undefined where nobody says. */
  used: number | null | undefined
  /** For a month; null and 0 are none. */
  limit: number | null | undefined
  format: (value: number) => string
}

/** What a card was used for this month, and what its limit leaves: the numbers, and a bar for the eye. */
export function LimitCell({ used, limit, format }: LimitCellProps) {
  const t = useMessages(fleetCardsMessages)
  if (used == null) return <TwoLineCell isUnbroken>{limit ? t.upTo(format(limit)) : t.noLimit}</TwoLineCell>
  const use = limitUse(used, limit)
  if (!use || !limit) {
    return (
      <TwoLineCell isUnbroken detail={t.noLimit}>
        {format(used)}
      </TwoLineCell>
    )
  }
  const words = t.usedOf(format(used), format(limit))
  return (
    <TwoLineCell
      tone={use.isReached ? 'warning' : undefined}
      detail={
        <Left>
          <Bar aria-hidden>
            <Progress label={words} value={use.share} />
          </Bar>
          {use.isReached ? t.limitReached : t.left(format(use.left))}
        </Left>
      }
    >
      {words}
    </TwoLineCell>
  )
}
