import { listStations, type Station } from 'fleet-portal-api-client/contract/stations'
import { Info, Map as MapIcon } from 'lucide'
import { forwardRef, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { useAccess } from '../../fleet/access/useAccess.ts'
import { ListScreen } from '../../fleet/list/ListScreen.tsx'
import type { RowAction } from '../../fleet/list/rowActions.ts'
import { Paragraph } from '../../foundation/ui/layout.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import type { FleetListProps } from '../../fleet/list/FleetListProps.ts'
import { AreaWidget } from '../../fleet/AreaWidget.tsx'
import type { WidgetHandle } from '../../foundation/widget/useWidgetHandle.ts'
import { stationsMessages } from '../../locales/en/stations.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { useEmit } from '../../provider/widgetContext.ts'
import { OpenNowNote } from './list/OpenNowNote.tsx'
import { stationColumns } from './list/stationColumns.tsx'
import { stationFilters } from './list/stationFilters.tsx'
import { ReturnFocusContext } from './list/StationName.tsx'
import { plainCase } from './stationText.ts'
import { useStationsUrlState, type View } from './useStationsUrlState.ts'
import { ViewToggle } from './list/ViewToggle.tsx'

const MapScreen = lazyWithRetry(() => import('./map/MapScreen.tsx'), 'MapScreen')
const StationPage = lazyWithRetry(() => import('./details/StationPage.tsx'), 'StationPage')

/** Props of `FleetStations`. @since 0.1.0 */
export type FleetStationsProps = FleetListProps<
  typeof listStations,
  'details' | 'map',
  'name' | 'place' | 'hours' | 'products'
>

function Stations({ fleetId }: { fleetId: string }) {
  const t = useMessages(stationsMessages)
  const ui = useMessages(uiMessages)
  const emit = useEmit()
  const { view, stationId, showView, openStation, closeStation } = useStationsUrlState()
  const access = useAccess(fleetId)
  const [lastOpened, setLastOpened] = useState<Station>()
  const returnFocusId = useRef<string>(undefined)
  const isToggleFocusPending = useRef(false)

  const open = useCallback(
    (station: Station, inView?: View) => {
      setLastOpened(station)
      returnFocusId.current = station.stationId
      emit('station.opened', { stationId: station.stationId })
      openStation(station.stationId, inView)
    },
    [emit, openStation],
  )
  const columns = useMemo(() => stationColumns(t, open), [t, open])
  const filters = useMemo(() => stationFilters(t, ui), [t, ui])
  const actions = useMemo<RowAction<Station>[]>(
    () => [
      { key: 'details', label: t.details, icon: Info, run: open },
      {
        key: 'map',
        label: t.showOnMap,
        icon: MapIcon,
        requires: listStations,
        run: (station) => open(station, 'map'),
      },
    ],
    [t, open],
  )
  const consumeReturnFocus = useCallback((id: string) => {
    if (returnFocusId.current !== id) return false
    returnFocusId.current = undefined
    return true
  }, [])
  const consumeToggleFocus = useCallback(() => {
    const isPending = isToggleFocusPending.current
    isToggleFocusPending.current = false
    return isPending
  }, [])
  const changeView = (next: View) => {
    isToggleFocusPending.current = true
    showView(next)
  }
  const toggle = access.can(listStations) && (
    <ViewToggle view={view} onChange={changeView} consumeFocus={consumeToggleFocus} />
  )
  if (view === 'map') {
    return (
      <Suspense>
        <MapScreen
          fleetId={fleetId}
          title={t.title}
          headerActions={toggle}
          stationId={stationId}
          lastOpened={lastOpened}
          onOpen={open}
          onClose={closeStation}
        />
      </Suspense>
    )
  }
  if (stationId !== undefined) {
    return (
      <Suspense>
        <StationPage
          fleetId={fleetId}
          stationId={stationId}
          lastOpened={lastOpened}
          headerActions={toggle}
          onShowOnMap={() => showView('map')}
          onClose={closeStation}
        />
      </Suspense>
    )
  }
  return (
    <ReturnFocusContext.Provider value={consumeReturnFocus}>
      <ListScreen
        title={t.title}
        description={
          <>
            <Paragraph $muted>{t.intro}</Paragraph>
            <OpenNowNote fleetId={fleetId} />
          </>
        }
        endpoint={listStations}
        fleetId={fleetId}
        nameOf={stationName}
        columns={columns}
        filters={filters}
        searchHint={t.search}
        actions={actions}
        rowAction="details"
        emptyDetail={t.empty}
        headerActions={toggle}
      />
    </ReturnFocusContext.Provider>
  )
}

const stationName = ({ name }: Station) => plainCase(name)

/**
 * Lists stations and shows them on a map, with filters by place, product and opening hours.
 *
 * @example
 * <FleetStations fleetId={fleetId} />
 *
 * @since 0.1.0
 */
export const FleetStations = forwardRef<WidgetHandle, FleetStationsProps>(function FleetStations(
  { fleetId, ...widget },
  handle,
) {
  return (
    <AreaWidget area="stations" fleetId={fleetId} handle={handle} {...widget}>
      <Stations fleetId={fleetId} />
    </AreaWidget>
  )
})
