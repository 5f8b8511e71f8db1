import { listStations, type Station } from 'api-client/contract/stations'
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { useAccess } from '../../../fleet/access/useAccess.ts'
import { FailedState } from '../../../foundation/errors/FailedState.tsx'
import { RefusedState } from '../../../fleet/access/RefusedState.tsx'
import { useRemainingPages } from '../../../foundation/form/useLookup.ts'
import { ListFrame } from '../../../foundation/list/frame.ts'
import { ListTitle } from '../../../fleet/list/ListTitle.tsx'
import { useListState } from '../../../foundation/list/useListState.ts'
import { Card } from '../../../foundation/ui/layout.ts'
import { stationsMessages } from '../../../locales/en/stations.ts'
import { useMessages } from '../../../provider/messages.ts'
import { formatCount } from '../../../format/numbers.ts'
import { FoundLine } from '../list/FoundLine.tsx'
import type { Route } from './mapProps.ts'
import { LocationNotice } from './LocationNotice.tsx'
import { MapNote, Panes } from './mapLayout.ts'
import { MapPane } from './MapPane.tsx'
import { MapSide } from './MapSide.tsx'
import { MapToolbar } from './MapToolbar.tsx'
import { useFoundStations } from '../list/useFoundStations.ts'
import { useLocation } from '../useLocation.ts'
import { useStation } from '../details/useStation.ts'
import { useStationsInView, useView } from './useStationsInView.ts'

interface MapScreenProps {
  fleetId: string
  title: string
  /** Beside the title. */
  extra?: ReactNode
  stationId: string | undefined
  /** The station that was opened last. */
  opened: Station | undefined
  onOpen: (station: Station) => void
  onClose: () => void
}

const noActions: readonly never[] = []
const noDialog = () => undefined
const nothing = {}

/** The map of stations, and beside it their list, the nearest open ones first, or the station that is looked at. */
export function MapScreen({ fleetId, title, extra, stationId, opened, onOpen, onClose }: MapScreenProps) {
  const t = useMessages(stationsMessages)
  const access = useAccess(fleetId)
  const isAllowed = access.can(listStations)
  const state = useListState(listStations, nothing)
  const { near: _near, bounds: _bounds, ...filters } = state.filters
  const { setFilters } = state
  const { location, retry } = useLocation()
  const from = location.kind === 'known' ? location.point : undefined
  const found = useFoundStations(filters, from, isAllowed)
  const { lookup, stations: near } = found
  const { bounds, show } = useView()
  const inView = useStationsInView(filters, bounds, from, lookup.hasNextPage && found.status !== 'reading')
  useRemainingPages(lookup, inView.isLacking)
  const further = useMemo(() => {
    const listed = new Set(near.map(({ station }) => station.stationId))
    return inView.stations.filter(({ station }) => !listed.has(station.stationId))
  }, [near, inView])

  const listed = near.find(({ station }) => station.stationId === stationId)
  const atHand = listed?.station ?? (opened?.stationId === stationId ? opened : undefined)
  const looked = useStation(stationId, atHand, isAllowed && !lookup.isPending)
  const [knowsRoads, setKnowsRoads] = useState(false)
  const [route, setRoute] = useState<Route & { stationId: string | undefined }>()
  const [routed, setRouted] = useState<string>()
  const tellRoute = useCallback((told: Route) => setRoute({ ...told, stationId }), [stationId])
  const isRouted = routed !== undefined && routed === stationId
  const card = useRef<HTMLElement>(null)

  if (access.error) return <FailedState error={access.error} retry={access.retry} />
  if (access.isReady && !isAllowed)
    return <RefusedState area={title} endpoint={listStations} access={access} />
  const chooseCity = () => card.current?.querySelector<HTMLElement>('.fpk-filters')?.click()
  return (
    <ListFrame $gap={4} className="fpk-list">
      <ListTitle title={title} toolbar={noActions} access={access} openDialog={noDialog}>
        {extra}
      </ListTitle>
      <FoundLine found={found} isNear={from !== undefined} />
      <LocationNotice location={location} onChooseCity={chooseCity} onRetry={retry} />
      <Card ref={card}>
        <MapToolbar filters={filters} onChange={setFilters} />
        <Panes>
          <MapSide
            found={lookup}
            near={near}
            filters={filters}
            onClear={setFilters}
            stationId={stationId}
            looked={looked}
            from={from}
            route={isRouted && route?.stationId === stationId ? route : undefined}
            onRoute={knowsRoads && from ? () => setRouted(stationId) : undefined}
            onOpen={onOpen}
            onClose={onClose}
          />
          <MapPane
            stations={near}
            further={further}
            selected={looked.station ?? undefined}
            from={from}
            isRouted={isRouted}
            onSelect={onOpen}
            onRoute={tellRoute}
            onRoads={setKnowsRoads}
            onView={show}
            note={
              inView.total > inView.stations.length && (
                <MapNote role="status">
                  {t.partOnMap(formatCount(inView.stations.length), formatCount(inView.total))}
                </MapNote>
              )
            }
          />
        </Panes>
      </Card>
    </ListFrame>
  )
}
