import type { Station } from 'api-client/contract/stations'
import { memo, type FocusEvent, type RefObject } from 'react'
import { Menu } from '../../../foundation/overlay/Menu.tsx'
import { InlineText } from '../../../foundation/ui/layout.ts'
import { stationsMessages } from '../../../locales/en/stations.ts'
import { useMessages } from '../../../provider/messages.ts'
import type { Point } from '../distances.ts'
import { pointOf } from '../distances.ts'
import { plainCase } from '../stationText.ts'
import { isInView, type View } from './aims.ts'
import { HeapDisc, Layer, PersonDot, PinButton, PinShape, ChosenPin } from './markStyles.ts'
import type { Heap, Heaps, Mark, Pin } from './clusters.ts'
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
  heap: Heap
  tabIndex: 0 | -1
  heaps: Heaps
  onSelect: (station: Station) => void
  onOpen: (heap: Heap) => void
}

/** A heap comes apart; stations that stand on one spot are chosen from a menu. */
function HeapMark({ heap, tabIndex, heaps, onSelect, onOpen }: HeapMarkProps) {
  const t = useMessages(stationsMessages)
  const look = {
    type: 'button' as const,
    'data-mark': heap.key,
    tabIndex,
    $size: Math.round(28 + 2.2 * Math.log2(heap.count)),
  }
  if (heaps.partsOf(heap)) {
    return (
      <HeapDisc {...look} aria-label={t.heap(heap.count)} onClick={() => onOpen(heap)}>
        {t.heapCount(heap.count)}
      </HeapDisc>
    )
  }
  const label = t.heapOnSpot(heap.count)
  const items = () =>
    heaps.stationsOf(heap).map((station) => ({
      key: station.stationId,
      label: plainCase(station.name),
      run: () => onSelect(station),
    }))
  return (
    <Menu label={label} items={items}>
      {(trigger) => (
        <HeapDisc {...look} {...trigger} aria-label={label}>
          {t.heapCount(heap.count)}
        </HeapDisc>
      )}
    </Menu>
  )
}

interface MapMarksProps {
  view: View | undefined
  layer: RefObject<HTMLUListElement | null>
  marks: readonly Mark[]
  heaps: Heaps
  selected: Station | undefined
  from: Point | undefined
  onSelect: (station: Station) => void
  onOpen: (heap: Heap) => void
  onFocus: (event: FocusEvent<HTMLElement>) => void
}

const at = (point: Point) => {
  const { x, y } = spotOf(point)
  return { 'data-x': x, 'data-y': y }
}

/** What stands on the map: the person, pins and heaps that can be pressed, and above them all the station that is looked at. */
export const MapMarks = memo(function MapMarks({
  view,
  layer,
  marks,
  heaps,
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
              <HeapMark heap={mark} {...{ tabIndex, heaps, onSelect, onOpen }} />
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
