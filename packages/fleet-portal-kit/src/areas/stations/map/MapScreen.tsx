import { listStations, type Station } from 'fleet-portal-api-client/contract/stations'
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
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'
import { StationCount } from '../list/StationCount.tsx'
import type { FleetPortalMapRoute } from '../../../provider/maps.ts'
import { LocationNotice } from './LocationNotice.tsx'
import { MapNote, Panes } from './mapLayout.ts'
import { MapPane } from './MapPane.tsx'
import { MapSide } from './MapSide.tsx'
import { MapToolbar } from './MapToolbar.tsx'
import { useFoundStations } from '../list/useFoundStations.ts'
import { useLocation } from '../../../pieces/stations/useLocation.ts'
import { useStation } from '../details/useStation.ts'
import { useMapBounds, useStationsInView } from './useStationsInView.ts'

interface MapScreenProps {
  fleetId: string
  title: string
  /** Shown beside the title. */
  headerActions?: ReactNode
  stationId: string | undefined
  /** The station opened last. Its data is used if its id is `stationId`. */
  lastOpened: Station | undefined
  onOpen: (station: Station) => void
  onClose: () => void
}

const noActions: readonly never[] = []
const noDialog = () => undefined
const noLockedInput = {}

/** The map of stations. Beside it is the list, with the nearest open stations first, or the details of the open station. */
export function MapScreen({
  fleetId,
  title,
  headerActions,
  stationId,
  lastOpened,
  onOpen,
  onClose,
}: MapScreenProps) {
  const t = useMessages(stationsMessages)
  const { formatCount } = useFormats()
  const access = useAccess(fleetId)
  const isAllowed = access.can(listStations)
  const state = useListState(listStations, noLockedInput)
  const { near: _near, bounds: _bounds, ...filters } = state.filters
  const { setFilters } = state
  const { location, retry } = useLocation()
  const from = location.status === 'known' ? location.point : undefined
  const found = useFoundStations(filters, from, isAllowed)
  const { lookup, stations } = found
  const { bounds, setView } = useMapBounds()
  const inView = useStationsInView(filters, bounds, from, lookup.hasNextPage && found.status !== 'reading')
  useRemainingPages(lookup, inView.isUnsupported)
  const unlisted = useMemo(() => {
    const listedIds = new Set(stations.map(({ station }) => station.stationId))
    return inView.stations.filter(({ station }) => !listedIds.has(station.stationId))
  }, [stations, inView])

  const listed = stations.find(({ station }) => station.stationId === stationId)
  const loaded = listed?.station ?? (lastOpened?.stationId === stationId ? lastOpened : undefined)
  const openStation = useStation(stationId, loaded, isAllowed && !lookup.isPending)
  const [isRoutingAvailable, setRoutingAvailable] = useState(false)
  const [route, setRoute] = useState<FleetPortalMapRoute & { stationId: string | undefined }>()
  const [routedStationId, setRoutedStationId] = useState<string>()
  const storeRoute = useCallback((next: FleetPortalMapRoute) => setRoute({ ...next, stationId }), [stationId])
  const isRouteRequested = routedStationId !== undefined && routedStationId === stationId
  const card = useRef<HTMLElement>(null)

  if (access.error) return <FailedState error={access.error} retry={access.retry} />
  if (access.isReady && !isAllowed)
    return <RefusedState area={title} endpoint={listStations} access={access} />
  const chooseCity = () => card.current?.querySelector<HTMLElement>('.fpk-filters')?.click()
  return (
    <ListFrame $gap={4} className="fpk-list">
      <ListTitle title={title} toolbar={noActions} access={access} openDialog={noDialog}>
        {headerActions}
      </ListTitle>
      <StationCount found={found} isNear={from !== undefined} />
      <LocationNotice location={location} onChooseCity={chooseCity} onRetry={retry} />
      <Card ref={card}>
        <MapToolbar filters={filters} onChange={setFilters} />
        <Panes>
          <MapSide
            lookup={lookup}
            stations={stations}
            filters={filters}
            onClear={setFilters}
            stationId={stationId}
            openStation={openStation}
            from={from}
            route={isRouteRequested && route?.stationId === stationId ? route : undefined}
            onRequestRoute={isRoutingAvailable && from ? () => setRoutedStationId(stationId) : undefined}
            onOpen={onOpen}
            onClose={onClose}
          />
          <MapPane
            stations={stations}
            unlisted={unlisted}
            selected={openStation.station ?? undefined}
            from={from}
            isRouteRequested={isRouteRequested}
            onSelect={onOpen}
            onRouteChange={storeRoute}
            onRoutingChange={setRoutingAvailable}
            onView={setView}
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
