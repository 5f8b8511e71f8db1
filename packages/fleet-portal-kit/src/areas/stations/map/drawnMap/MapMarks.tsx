import type { Station } from 'api-client/contract/stations'
import { memo, type FocusEvent, type RefObject } from 'react'
import { Menu } from '../../../../foundation/overlay/Menu.tsx'
import { InlineText } from '../../../../foundation/ui/layout.ts'
import { stationsMessages } from '../../../../locales/en/stations.ts'
import { useMessages } from '../../../../provider/messages.ts'
import type { Point } from '../../distances.ts'
import { pointOf } from '../../distances.ts'
import { plainCase } from '../../stationText.ts'
import { isInView, type View } from './aims.ts'
import { HeapDisc, Layer, PersonDot, PinButton, PinShape, ChosenPin } from './markStyles.ts'
import type { Cluster, Clusters, Mark, Pin } from './clusters.ts'
import { spotOf } from './mercator.ts'

const drop = 'M12 31C12 31 22 19.5 22 12A10 10 0 1 0 2 12C2 19.5 12 31 12 31Z'

/** Its point is at the middle of its lower edge. */
const Drop = () => (
  <PinShape viewBox="0 0 24 32" aria-hidden focusable={false}>
    <path d={drop} />
    <circle cx={12} cy={12} r={3.5} />
  </PinShape>
)

interface PinMarkProps {
  pin: Pin
  tabIndex: 0 | -1
  onSelect: (station: Station) => void
}

function PinMark({ pin: { station, key }, tabIndex, onSelect }: PinMarkProps) {
  const name = plainCase(station.name)
  return (
    <PinButton
      type="button"
      data-mark={key}
      tabIndex={tabIndex}
      aria-label={station.city ? `${name}, ${plainCase(station.city)}` : name}
      onClick={() => onSelect(station)}
    >
      <Drop />
      <InlineText data-part="name" aria-hidden>
        {name}
      </InlineText>
    </PinButton>
  )
}

interface HeapMarkProps {
  cluster: Cluster
  tabIndex: 0 | -1
  clusters: Clusters
  onSelect: (station: Station) => void
  onOpen: (cluster: Cluster) => void
}

/** A cluster comes apart; stations that stand on one spot are chosen from a menu. */
function HeapMark({ cluster, tabIndex, clusters, onSelect, onOpen }: HeapMarkProps) {
  const t = useMessages(stationsMessages)
  const look = {
    type: 'button' as const,
    'data-mark': cluster.key,
    tabIndex,
    $size: Math.round(28 + 2.2 * Math.log2(cluster.count)),
  }
  if (clusters.partsOf(cluster)) {
    return (
      <HeapDisc {...look} aria-label={t.cluster(cluster.count)} onClick={() => onOpen(cluster)}>
        {t.clusterCount(cluster.count)}
      </HeapDisc>
    )
  }
  const label = t.clusterOnSpot(cluster.count)
  const items = () =>
    clusters.stationsOf(cluster).map((station) => ({
      key: station.stationId,
      label: plainCase(station.name),
      run: () => onSelect(station),
    }))
  return (
    <Menu label={label} items={items}>
      {(trigger) => (
        <HeapDisc {...look} {...trigger} aria-label={label}>
          {t.clusterCount(cluster.count)}
        </HeapDisc>
      )}
    </Menu>
  )
}

interface MapMarksProps {
  view: View | undefined
  layer: RefObject<HTMLUListElement | null>
  marks: readonly Mark[]
  clusters: Clusters
  selected: Station | undefined
  from: Point | undefined
  onSelect: (station: Station) => void
  onOpen: (cluster: Cluster) => void
  onFocus: (event: FocusEvent<HTMLElement>) => void
}

const at = (point: Point) => {
  const { x, y } = spotOf(point)
  return { 'data-x': x, 'data-y': y }
}

/** What stands on the map: the person, pins and clusters that can be pressed, and above them all the station that is looked at. */
export const MapMarks = memo(function MapMarks({
  view,
  layer,
  marks,
  clusters,
  selected,
  from,
  onSelect,
  onOpen,
  onFocus,
}: MapMarksProps) {
  const t = useMessages(stationsMessages)
  const target = selected && pointOf(selected)
  return (
    <Layer ref={layer} aria-label={t.onMap} onFocus={onFocus}>
      {from && (
        <li {...at(from)}>
          <PersonDot role="img" aria-label={t.you} />
        </li>
      )}
      {marks.map((mark) => {
        // Some are drawn beyond the edge, for when the map is dragged: the keyboard leaves them out.
        const tabIndex = view && isInView(mark.spot, view) ? 0 : -1
        return (
          <li key={mark.key} data-x={mark.spot.x} data-y={mark.spot.y}>
            {mark.kind === 'pin' ? (
              <PinMark pin={mark} {...{ tabIndex, onSelect }} />
            ) : (
              <HeapMark cluster={mark} {...{ tabIndex, clusters, onSelect, onOpen }} />
            )}
          </li>
        )
      })}
      {selected && target && (
        <li {...at(target)}>
          <ChosenPin role="img" aria-label={plainCase(selected.name)}>
            <Drop />
          </ChosenPin>
        </li>
      )}
    </Layer>
  )
})
