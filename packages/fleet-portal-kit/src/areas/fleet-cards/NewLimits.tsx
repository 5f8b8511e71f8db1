import type { FleetCard } from 'fleet-portal-api-client/contract/fleetCards'
import { centavos } from 'fleet-portal-api-client/money'
import { TriangleAlert } from 'lucide'
import { styled } from 'styled-components'
import { Icon } from '../../foundation/ui/Icon.tsx'
import { HStack, InlineText, VStack } from '../../foundation/ui/layout.ts'
import type { FleetCardChanges } from '../../headless/fleetCards.ts'
import { fleetCardsMessages } from '../../locales/en/fleetCards.ts'
import { token } from '../../provider/appearance.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { BeforeAfter } from './BeforeAfter.tsx'
import { isUsedUp } from './usedUp.ts'

const Limit = styled(HStack)`
  font-size: ${token('text-table')};
  font-variant-numeric: tabular-nums;
`

const Used = styled(HStack)`
  color: ${token('color-muted')};
  &[data-tone='warning'] {
    color: ${token('color-warning')};
  }
`

interface LimitLineProps {
  before: number | null | undefined
  /** The new limit. 0 means no limit. */
  after: number
  used: number | null | undefined
  format: (value: number) => string
  usedText: (used: number) => string
}

/** One limit before and after the change, and its usage of this month. */
function LimitLine({ before, after, used, format, usedText }: LimitLineProps) {
  const { noLimit } = useMessages(fleetCardsMessages)
  const text = (limit: number | null | undefined) => (limit ? format(limit) : noLimit)
  const isReached = isUsedUp(used, after)
  const end = used == null ? '' : ','
  return (
    <Limit $gap={1} $wrap>
      {text(before) === text(after) ? (
        <InlineText $strong>{`${text(after)}${end}`}</InlineText>
      ) : (
        <BeforeAfter before={text(before)} after={`${text(after)}${end}`} />
      )}
      {used != null && ' '}
      {used != null && (
        <Used as="span" $gap={1} data-tone={isReached ? 'warning' : undefined}>
          {isReached && <Icon of={TriangleAlert} />}
          <InlineText>{usedText(used)}</InlineText>
        </Used>
      )}
    </Limit>
  )
}

interface NewLimitsProps {
  card: FleetCard
  name: string
  changes: FleetCardChanges
}

/** A card in the question before its limits change: each limit before and after, and what is used this month. */
export function NewLimits({ card, name, changes: { locqpayLimit, transactionLimit } }: NewLimitsProps) {
  const { several: t } = useMessages(fleetCardsMessages)
  const { formatCount, formatPesos } = useFormats()
  const pesosOf = (value: number) => formatPesos(centavos(value))
  return (
    <VStack $gap={0}>
      <InlineText>{name}</InlineText>
      {locqpayLimit !== undefined && (
        <LimitLine
          before={card.locqpayLimit}
          after={locqpayLimit}
          used={card.locqpayPaymentThisMonth}
          format={pesosOf}
          usedText={(used) => t.used(pesosOf(used))}
        />
      )}
      {transactionLimit !== undefined && (
        <LimitLine
          before={card.transactionLimit}
          after={transactionLimit}
          used={card.transactionThisMonth}
          format={formatCount}
          usedText={(used) => t.used(t.transactions(used))}
        />
      )}
    </VStack>
  )
}
