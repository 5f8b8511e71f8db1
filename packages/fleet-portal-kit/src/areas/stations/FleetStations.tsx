import { listStations, type Station } from 'api-client/contract/stations'
import { Info, Map as MapIcon } from 'lucide'
import { Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { useAccess } from '../../fleet/access/useAccess.ts'
import { ListScreen } from '../../fleet/list/ListScreen.tsx'
import type { RowAction } from '../../fleet/list/rowActions.ts'
import { Paragraph } from '../../foundation/ui/layout.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import type { FleetWidgetProps } from '../../fleet/FleetWidgetProps.ts'
import { Widget } from '../../foundation/widget/Widget.tsx'
import { stationsMessages } from '../../locales/en/stations.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { useEmit } from '../../provider/widgetContext.ts'
import { OpenNowNote } from './list/OpenNowNote.tsx'
import { stationColumns } from './list/stationColumns.tsx'
import { stationFilters } from './list/stationFilters.tsx'
import { LeftStation } from './list/StationName.tsx'
import { plainCase } from './stationText.ts'
import { useStationsAddress, type View } from './useStationsAddress.ts'
import { ViewToggle } from './list/ViewToggle.tsx'

const MapScreen = lazyWithRetry(() => import('./map/MapScreen.tsx'), 'MapScreen')
const StationPage = lazyWithRetry(() => import('./details/StationPage.tsx'), 'StationPage')

/** Props of `FleetStations`. @since 0.1.0 */
export type FleetStationsProps = FleetWidgetProps

function Stations({ fleetId }: { fleetId: string }) {
  const t = useMessages(stationsMessages)
  const ui = useMessages(uiMessages)
  const emit = useEmit()
  const { view, stationId, show, open: goTo, close } = useStationsAddress()
  const access = useAccess(fleetId)
  const [opened, setOpened] = useState<Station>()
  const left = useRef<string>(undefined)
  const wasPressed = useRef(false)

  const open = useCallback(
    (station: Station, on?: View) => {
      setOpened(station)
      left.current = station.stationId
      emit('station.opened', { stationId: station.stationId })
      goTo(station.stationId, on)
    },
    [emit, goTo],
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
  const wasLeft = useCallback((id: string) => {
    if (left.current !== id) return false
    left.current = undefined
    return true
  }, [])
  const takeFocus = useCallback(() => {
    const isTaken = wasPressed.current
    wasPressed.current = false
    return isTaken
  }, [])
  const press = (next: View) => {
    wasPressed.current = true
    show(next)
  }
  const mayToggle = access.can(listStations)
  const toggle = mayToggle && <ViewToggle view={view} onShow={press} takeFocus={takeFocus} />
  if (view === 'map') {
    return (
      <Suspense>
        <MapScreen
          fleetId={fleetId}
          title={t.title}
          extra={toggle}
          stationId={stationId}
          opened={opened}
          onOpen={open}
          onClose={close}
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
          opened={opened}
          extra={toggle}
          onMap={() => show('map')}
          onClose={close}
        />
      </Suspense>
    )
  }
  return (
    <LeftStation.Provider value={wasLeft}>
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
        nameOf={stationNameOf}
        columns={columns}
        filters={filters}
        searchHint={t.search}
        actions={actions}
        rowAction="details"
        emptyDetail={t.empty}
        headerActions={() => toggle}
      />
    </LeftStation.Provider>
  )
}

const stationNameOf = ({ name }: Station) => plainCase(name)

/**
 * Lists stations and shows them on a map, with filters by place, product and opening hours.
 *
 * @example
 * <FleetStations fleetId={fleetId} />
 *
 * @since 0.1.0
 */
export function FleetStations({ fleetId, ...widget }: FleetStationsProps) {
  return (
    <Widget name="stations" {...widget}>
      <Stations fleetId={fleetId} />
    </Widget>
  )
}
