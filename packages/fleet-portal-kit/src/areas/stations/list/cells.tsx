import type { Station } from 'fleet-portal-api-client/contract/stations'
import { Clock, Store } from 'lucide'
import { styled } from 'styled-components'
import { useCurrentMinute } from '../../../foundation/data/useCurrentMinute.ts'
import { InlineText, HStack } from '../../../foundation/ui/layout.ts'
import { Tag } from '../../../foundation/ui/Tag.tsx'
import { stationsMessages } from '../../../locales/en/stations.ts'
import { ProductChip } from '../../../pieces/cells/ProductChip.tsx'
import { token } from '../../../provider/appearance.ts'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'
import { hoursOf, minutesToClosing, openStateAt } from '../../../pieces/stations/openingHours.ts'
import { stationProducts } from './stationFilters.tsx'

/** The time before closing from which the list says it, in minutes. */
const soon = 60

/** Shows whether a station is open at the current minute in Manila. */
export const OpenTag = ({ station }: { station: Station }) => (
  <OpenTagAt station={station} now={useCurrentMinute()} />
)

/** Shows whether a station is open at `now` (milliseconds). Renders nothing if the hours are unknown. */
export function OpenTagAt({ station, now }: { station: Station; now: number }) {
  const t = useMessages(stationsMessages)
  const state = openStateAt(station, now)
  if (state === undefined) return null
  const minutes = minutesToClosing(station, now)
  if (minutes !== undefined && minutes <= soon) {
    return (
      <Tag tone="warning" icon={Clock}>
        {t.closesIn(minutes)}
      </Tag>
    )
  }
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

/** The opening hours of a station as text. A station that is out of business has none. */
export function HoursText({ station }: { station: Pick<Station, 'status' | 'opensAt' | 'closesAt'> }) {
  const t = useMessages(stationsMessages)
  const hours = hoursOf(station, useFormats())
  if (station.status === 'closed') return null
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

/** The products that a station sells. */
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
