import { styled } from 'styled-components'
import { TwoLineCell } from '../../foundation/list/TwoLineCell.tsx'
import { InlineText } from '../../foundation/ui/layout.ts'
import { Progress } from '../../foundation/ui/Progress.tsx'
import { fleetCardsMessages } from '../../locales/en/fleetCards.ts'
import { space } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { limitUsage } from './limitUsage.ts'

/** As wide as the column, so that the bars begin below each other. */
const RemainingRow = styled(InlineText)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`

/** Each bar has the same width, whatever its text needs, so that they can be compared. */
const Bar = styled(InlineText)`
  flex: none;
  width: ${space(10)};
`

interface LimitCellProps {
  /** The usage of this month. Undefined if the server does not send it. */
  used: number | null | undefined
  /** The monthly limit. Null and 0 mean no limit. */
  limit: number | null | undefined
  /** A terminated card never pays again, so nothing of its limit is left. */
  isTerminated: boolean
  format: (value: number) => string
}

/** The usage of this month and the rest of the limit, as numbers and as a bar. */
export function LimitCell({ used, limit, isTerminated, format }: LimitCellProps) {
  const t = useMessages(fleetCardsMessages)
  if (isTerminated) return used == null ? '—' : format(used)
  if (used == null) return <TwoLineCell isUnbroken>{limit ? t.upTo(format(limit)) : t.noLimit}</TwoLineCell>
  const usage = limitUsage(used, limit)
  if (!usage || !limit) {
    return (
      <TwoLineCell isUnbroken detail={t.noLimit}>
        {t.used(format(used))}
      </TwoLineCell>
    )
  }
  const text = t.usedOf(format(used), format(limit))
  return (
    <TwoLineCell
      tone={usage.tone}
      detail={
        <RemainingRow>
          <Bar aria-hidden>
            <Progress label={text} value={usage.share} tone={usage.tone} />
          </Bar>
          {usage.isReached ? t.limitReached : t.left(format(usage.remaining))}
        </RemainingRow>
      }
    >
      {text}
    </TwoLineCell>
  )
}
