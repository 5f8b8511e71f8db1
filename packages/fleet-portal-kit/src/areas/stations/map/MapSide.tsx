import type { listStations, Station } from 'fleet-portal-api-client/contract/stations'
import { MapPinOff, Navigation } from 'lucide'
import { useEffect, useRef } from 'react'
import { FailedState } from '../../../foundation/errors/FailedState.tsx'
import type { useAsyncOptions } from '../../../foundation/form/useLookup.ts'
import { Button } from '../../../foundation/ui/Button.tsx'
import { Box, Paragraph } from '../../../foundation/ui/layout.ts'
import { StateView } from '../../../foundation/ui/StateView.tsx'
import { stationsMessages } from '../../../locales/en/stations.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { useMessages } from '../../../provider/messages.ts'
import { DetailsSkeleton } from '../details/DetailsSkeleton.tsx'
import type { Point, StationDistance } from '../../../pieces/stations/distances.ts'
import type { FleetPortalMapRoute } from '../../../provider/maps.ts'
import { ListSkeleton } from '../list/ListSkeleton.tsx'
import { SidePane } from './mapLayout.ts'
import type { StationFilters } from '../list/stationQuery.ts'
import { ExternalLinkButton } from '../../../pieces/html/ExternalLinkButton.tsx'
import { directionsLink, placeLink } from '../details/placeLinks.ts'
import { StationDetails } from '../details/StationDetails.tsx'
import { StationList } from '../list/StationList.tsx'
import type { useStation } from '../details/useStation.ts'

interface MapSideProps {
  lookup: ReturnType<typeof useAsyncOptions<typeof listStations>>
  stations: readonly StationDistance[]
  filters: StationFilters
  onClear: (change: StationFilters) => void
  stationId: string | undefined
  openStation: ReturnType<typeof useStation>
  from: Point | undefined
  /** The route to the open station, if the user requested it. */
  route: FleetPortalMapRoute | undefined
  /** Shows the route on the map. Undefined if the map cannot show routes; the button then links to Google Maps. */
  onRequestRoute: (() => void) | undefined
  onOpen: (station: Station) => void
  onClose: () => void
}

/** The pane beside the map: the station list, covered by the details of the open station. */
export function MapSide(props: MapSideProps) {
  const {
    lookup,
    stations,
    filters,
    onClear,
    stationId,
    openStation,
    from,
    route,
    onRequestRoute,
    onOpen,
    onClose,
  } = props
  const t = useMessages(stationsMessages)
  const ui = useMessages(uiMessages)
  const pane = useRef<HTMLDivElement>(null)
  const previousId = useRef(stationId)
  useEffect(() => {
    const closedId = previousId.current
    previousId.current = stationId
    if (stationId !== undefined || closedId === undefined) return
    // The button "All stations" disappears with the details, so the station's row receives the focus, or the first button.
    const row = pane.current?.querySelector<HTMLElement>(`[data-station="${CSS.escape(closedId)}"]`)
    ;(row ?? pane.current?.querySelector('button'))?.focus()
  }, [stationId])

  const isOpen = stationId !== undefined
  const list = () => {
    if (lookup.error && !lookup.data) {
      return <FailedState error={lookup.error} retry={() => lookup.refetch()} />
    }
    if (!lookup.data) return <ListSkeleton />
    if (stations.length > 0) {
      return (
        <StationList
          key={JSON.stringify(filters)}
          stations={stations}
          isCovered={isOpen}
          openedId={stationId}
          onOpen={onOpen}
          readMore={
            lookup.hasNextPage && !lookup.isFetchingNextPage ? () => void lookup.fetchNextPage() : undefined
          }
          isReading={lookup.isFetchingNextPage}
        />
      )
    }
    const cleared = Object.fromEntries(Object.keys(filters).map((key) => [key, undefined])) as StationFilters
    const names = Object.keys(filters)
    const isFiltered = names.length > 0
    const isSearchOnly = names.every((name) => name === 'searchKey')
    return (
      <Box data-covered={isOpen ? '' : undefined}>
        <StateView
          tone="empty"
          title={ui.noResult}
          detail={!isFiltered ? t.empty : isSearchOnly ? ui.noSearchResultDetail : ui.noResultDetail}
          action={
            isFiltered
              ? { label: isSearchOnly ? ui.clearSearch : ui.clearAll, run: () => onClear(cleared) }
              : undefined
          }
        />
      </Box>
    )
  }
  const details = () => {
    const { station } = openStation
    if (station) {
      const km = stations.find((one) => one.station.stationId === station.stationId)?.km
      return (
        <StationDetails
          station={station}
          km={km}
          onBack={onClose}
          actions={
            <>
              {onRequestRoute && station.latitude != null && (
                <Button
                  icon={Navigation}
                  variant="primary"
                  onClick={onRequestRoute}
                  busy={route?.status === 'loading'}
                >
                  {t.getDirections}
                </Button>
              )}
              {onRequestRoute ? (
                <ExternalLinkButton href={placeLink(station)} label={t.placeOutside}>
                  {t.inGoogleMaps}
                </ExternalLinkButton>
              ) : (
                <ExternalLinkButton
                  icon={Navigation}
                  href={directionsLink(station, from)}
                  label={t.directionsOutside}
                >
                  {t.getDirections}
                </ExternalLinkButton>
              )}
            </>
          }
        >
          {route && <Paragraph role="status">{routeText(route)}</Paragraph>}
        </StationDetails>
      )
    }
    if (station === null) {
      const action = { label: t.back, run: onClose }
      return <StateView tone="empty" icon={MapPinOff} title={t.gone} detail={t.goneDetail} action={action} />
    }
    return openStation.error ? (
      <FailedState error={openStation.error} retry={openStation.retry} />
    ) : (
      <DetailsSkeleton />
    )
  }
  const routeText = (shown: FleetPortalMapRoute) => {
    if (shown.status === 'found') return t.route(shown.distance, shown.duration)
    return shown.status === 'loading' ? t.routing : t.noRoute
  }
  return (
    <SidePane ref={pane}>
      {list()}
      {isOpen && <Box>{details()}</Box>}
    </SidePane>
  )
}
