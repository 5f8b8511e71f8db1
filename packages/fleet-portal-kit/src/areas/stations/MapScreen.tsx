import { listStations, type Station } from 'api-client/contract/stations'
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { useAccess } from '../../foundation/data/useAccess.ts'
import { FailedState, RefusedState } from '../../foundation/errors/States.tsx'
import { useLookup } from '../../foundation/form/useLookup.ts'
import { Frame } from '../../foundation/list/frame.ts'
import { ListTitle } from '../../foundation/list/ListTitle.tsx'
import { useListState } from '../../foundation/list/useListState.ts'
import { Card, Inline, Paragraph } from '../../foundation/ui/layout.ts'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { stationsMessages } from '../../locales/en/stations.ts'
import { useMessages } from '../../provider/messages.ts'
import { nearestFirst } from './distances.ts'
import type { Route } from './mapProps.ts'
import { LocationNotice } from './LocationNotice.tsx'
import { Panes } from './mapLayout.ts'
import { MapPane } from './MapPane.tsx'
import { MapSide } from './MapSide.tsx'
import { MapToolbar } from './MapToolbar.tsx'
import { mapPage, readStations } from './readStations.ts'
import { useLocation } from './useLocation.ts'
import { useStation } from './useStation.ts'

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

/** The map of stations, and beside it their list, nearest first, or the station that is looked at. */
export function MapScreen({ fleetId, title, extra, stationId, opened, onOpen, onClose }: MapScreenProps) {
  const t = useMessages(stationsMessages)
  const access = useAccess(fleetId)
  const isAllowed = access.can(listStations)
  const { filters, setFilters } = useListState(listStations, nothing)
  const { searchKey = '', ...input } = filters
  const source = { row: listStations, input, read: readStations, perPage: mapPage }
  const found = useLookup(source, searchKey, isAllowed)
  const { location, retry } = useLocation()
  const from = location.kind === 'known' ? location.point : undefined
  const { data } = found
  const total = data?.pages[0]?.count
  const near = useMemo(
    () => nearestFirst(data?.pages.flatMap(({ stations }) => stations) ?? [], from),
    [data, from],
  )

  const listed = near.find(({ station }) => station.stationId === stationId)
  const atHand = listed?.station ?? (opened?.stationId === stationId ? opened : undefined)
  const looked = useStation(stationId, atHand, isAllowed && !found.isPending)
  const [knowsRoads, setKnowsRoads] = useState(false)
  const [route, setRoute] = useState<Route & { stationId: string | undefined }>()
  const [routed, setRouted] = useState<string>()
  const tellRoute = useCallback((told: Route) => setRoute({ ...told, stationId }), [stationId])
  const isRouted = routed !== undefined && routed === stationId
  const card = useRef<HTMLElement>(null)

  if (access.error) return <FailedState error={access.error} retry={access.retry} />
  if (access.isReady && !isAllowed) return <RefusedState area={title} row={listStations} access={access} />
  const chooseCity = () => card.current?.querySelector<HTMLElement>('.fpk-filters')?.click()
  const count = () => {
    if (total === undefined) return !found.error && <Skeleton $width="120px" />
    return t.found(near.length.toLocaleString('en-PH'), total.toLocaleString('en-PH'))
  }
  return (
    <Frame $gap={4} className="fpk-list">
      <ListTitle title={title} toolbar={noActions} access={access} openDialog={noDialog}>
        {extra}
      </ListTitle>
      <Paragraph $muted role="status">
        {count()}
        {from && total !== undefined && <Inline> · {t.nearest}</Inline>}
      </Paragraph>
      <LocationNotice location={location} onChooseCity={chooseCity} onRetry={retry} />
      <Card ref={card}>
        <MapToolbar filters={filters} onChange={setFilters} />
        <Panes>
          <MapSide
            found={found}
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
            selected={looked.station ?? undefined}
            from={from}
            isRouted={isRouted}
            onSelect={onOpen}
            onRoute={tellRoute}
            onRoads={setKnowsRoads}
          />
        </Panes>
      </Card>
    </Frame>
  )
}
