import type { Station } from 'fleet-portal-api-client/contract/stations'
import { forwardRef, Suspense, useState } from 'react'
import { Card } from '../../foundation/ui/layout.ts'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import { usePreload } from '../../foundation/widget/usePreload.ts'
import type { FleetWidgetProps } from '../../fleet/FleetWidgetProps.ts'
import { AreaWidget } from '../../fleet/AreaWidget.tsx'
import type { WidgetHandle } from '../../foundation/widget/useWidgetHandle.ts'
import { stationsMessages } from '../../locales/en/stations.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useEmit } from '../../provider/widgetContext.ts'
import { useStationsUrlState } from './useStationsUrlState.ts'

const fetchBuiltInMap = () => import('./map/builtInMap/BuiltInMap.tsx')
const MapScreen = lazyWithRetry(() => import('./map/MapScreen.tsx'), 'MapScreen')

/** The usual height of the widget in pixels. */
const height = 820

/** Props of `StationMap`. @since 0.1.0 */
export type StationMapProps = FleetWidgetProps

function StationMapContent({ fleetId }: { fleetId: string }) {
  const t = useMessages(stationsMessages)
  const emit = useEmit()
  const { stationId, openStation, closeStation } = useStationsUrlState()
  usePreload(fetchBuiltInMap, !usePortal().maps)
  const [lastOpened, setLastOpened] = useState<Station>()
  const open = (station: Station) => {
    setLastOpened(station)
    emit('station.opened', { stationId: station.stationId })
    openStation(station.stationId)
  }
  return (
    <Suspense
      fallback={
        <Card>
          <Skeleton $height={`${height}px`} />
        </Card>
      }
    >
      <MapScreen
        fleetId={fleetId}
        title={t.mapTitle}
        {...{ stationId, lastOpened }}
        onOpen={open}
        onClose={closeStation}
      />
    </Suspense>
  )
}

/**
 * A map of the stations near the user, without the list.
 *
 * @example
 * <StationMap fleetId={fleetId} />
 *
 * @since 0.1.0
 */
export const StationMap = forwardRef<WidgetHandle, StationMapProps>(function StationMap(
  { fleetId, ...widget },
  handle,
) {
  return (
    <AreaWidget
      name="station-map"
      placeholderHeight={height}
      area="stations"
      fleetId={fleetId}
      handle={handle}
      {...widget}
    >
      <StationMapContent fleetId={fleetId} />
    </AreaWidget>
  )
})
