import type { Station } from 'api-client/contract/stations'
import { Clock, Store } from 'lucide'
import { styled } from 'styled-components'
import { useCurrentMinute } from '../../../foundation/data/useCurrentMinute.ts'
import { InlineText, HStack } from '../../../foundation/ui/layout.ts'
import { Tag } from '../../../foundation/ui/Tag.tsx'
import { stationsMessages } from '../../../locales/en/stations.ts'
import { ProductChip } from '../../../pieces/cells/ProductChip.tsx'
import { token } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'
import { hoursOf, openStateAt } from '../openingHours.ts'
import { stationProducts } from './stationFilters.tsx'

/** Open or closed at this minute in Manila. */
export const OpenTag = ({ station }: { station: Station }) => (
  <OpenTagAt station={station} now={useCurrentMinute()} />
)

/** Open or closed at a time. Nothing where the hours are not known. */
export function OpenTagAt({ station, now }: { station: Station; now: number }) {
  const t = useMessages(stationsMessages)
  const state = openStateAt(station, now)
  if (state === undefined) return null
  if (state === 'open') return <Tag tone="success">{t.states.open}</Tag>
  if (state === 'closed') {
    return (
      <Tag tone="neutral" icon={Clock}>
        {t.states.closed}
      </Tag>
    )
  }
  return (
    <Tag tone="warning" icon={Store}>
      {t.states[state]}
    </Tag>
  )
}

/** When a station is open, in words. */
export function HoursText({ station }: { station: Station }) {
  const t = useMessages(stationsMessages)
  const hours = hoursOf(station)
  if (hours === undefined) return <InlineText $muted>{t.hoursUnknown}</InlineText>
  return (
    <InlineText $nowrap>{hours === 'all-day' ? t.allDay : t.hoursFrom(hours.opens, hours.closes)}</InlineText>
  )
}

const Chips = styled(HStack)`
  gap: 2px 12px;
  flex-wrap: wrap;
  font-size: ${token('text-table')};
`

/** What a station sells. */
export function Products({ station: { stationProduct } }: { station: Station }) {
  const sold = stationProducts.filter((product) => stationProduct?.[product])
  if (sold.length === 0) return null
  return (
    <Chips as="span">
      {sold.map((product) => (
        <ProductChip key={product} product={product} />
      ))}
    </Chips>
  )
}
