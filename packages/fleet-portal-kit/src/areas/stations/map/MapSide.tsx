import type { listStations, Station } from 'api-client/contract/stations'
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
import type { Near, Point } from '../distances.ts'
import type { Route } from './mapProps.ts'
import { ListSkeleton } from '../list/ListSkeleton.tsx'
import { SidePane } from './mapLayout.ts'
import type { StationFilters } from '../list/stationQuery.ts'
import { ExternalLinkButton } from '../../../pieces/html/ExternalLinkButton.tsx'
import { directionsLink, placeLink } from '../details/placeLinks.ts'
import { StationDetails } from '../details/StationDetails.tsx'
import { StationList } from '../list/StationList.tsx'
import type { useStation } from '../details/useStation.ts'

interface MapSideProps {
  found: ReturnType<typeof useAsyncOptions<typeof listStations>>
  near: readonly Near[]
  filters: StationFilters
  onClear: (change: StationFilters) => void
  stationId: string | undefined
  looked: ReturnType<typeof useStation>
  from: Point | undefined
  /** The way to the station that is looked at, where it was asked for. */
  route: Route | undefined
  /** Draws the way on the map; undefined where that cannot be done, and Google Maps is asked instead. */
  onRoute: (() => void) | undefined
  onOpen: (station: Station) => void
  onClose: () => void
}

/** What stands beside the map: the stations, and over them the one that is looked at. */
export function MapSide(props: MapSideProps) {
  const { found, near, filters, onClear, stationId, looked, from, route, onRoute, onOpen, onClose } = props
  const t = useMessages(stationsMessages)
  const ui = useMessages(uiMessages)
  const pane = useRef<HTMLDivElement>(null)
  const before = useRef(stationId)
  useEffect(() => {
    const left = before.current
    before.current = stationId
    if (stationId !== undefined || left === undefined) return
    // The way back goes with the details: the station's line takes the focus, or the list.
    const line = pane.current?.querySelector<HTMLElement>(`[data-station="${CSS.escape(left)}"]`)
    ;(line ?? pane.current?.querySelector('button'))?.focus()
  }, [stationId])

  const isOpen = stationId !== undefined
  const list = () => {
    if (found.error && !found.data) {
      return <FailedState error={found.error} retry={() => found.refetch()} />
    }
    if (!found.data) return <ListSkeleton />
    if (near.length > 0) {
      return (
        <StationList
          key={JSON.stringify(filters)}
          stations={near}
          isCovered={isOpen}
          openedId={stationId}
          onOpen={onOpen}
          readMore={
            found.hasNextPage && !found.isFetchingNextPage ? () => void found.fetchNextPage() : undefined
          }
          isReading={found.isFetchingNextPage}
        />
      )
    }
    const all = Object.fromEntries(Object.keys(filters).map((key) => [key, undefined])) as StationFilters
    const isFiltered = Object.keys(filters).length > 0
    return (
      <Box data-covered={isOpen ? '' : undefined}>
        <StateView
          tone="empty"
          title={ui.noResult}
          detail={isFiltered ? ui.noResultDetail : t.empty}
          action={isFiltered ? { label: ui.clearAll, run: () => onClear(all) } : undefined}
        />
      </Box>
    )
  }
  const details = () => {
    const { station } = looked
    if (station) {
      const km = near.find((one) => one.station.stationId === station.stationId)?.km
      return (
        <StationDetails
          station={station}
          km={km}
          onBack={onClose}
          actions={
            <>
              {onRoute && station.latitude != null && (
                <Button icon={Navigation} variant="primary" onClick={onRoute} busy={route?.kind === 'asking'}>
                  {t.getDirections}
                </Button>
              )}
              {onRoute ? (
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
    return looked.error ? <FailedState error={looked.error} retry={looked.retry} /> : <DetailsSkeleton />
  }
  const routeText = (way: Route) => {
    if (way.kind === 'found') return t.route(way.distance, way.duration)
    return way.kind === 'asking' ? t.routing : t.noRoute
  }
  return (
    <SidePane ref={pane}>
      {list()}
      {isOpen && <Box>{details()}</Box>}
    </SidePane>
  )
}
