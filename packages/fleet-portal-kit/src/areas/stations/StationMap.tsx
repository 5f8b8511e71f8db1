import type { Station } from 'fleet-portal-api-client/contract/stations'
import { Suspense, useState } from 'react'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import type { FleetWidgetProps } from '../../fleet/FleetWidgetProps.ts'
import { Widget } from '../../foundation/widget/Widget.tsx'
import { stationsMessages } from '../../locales/en/stations.ts'
import { useMessages } from '../../provider/messages.ts'
import { useEmit } from '../../provider/widgetContext.ts'
import { useStationsUrlState } from './useStationsUrlState.ts'

const MapScreen = lazyWithRetry(() => import('./map/MapScreen.tsx'), 'MapScreen')

/** Props of `StationMap`. @since 0.1.0 */
export type StationMapProps = FleetWidgetProps

function StationMapContent({ fleetId }: { fleetId: string }) {
  const t = useMessages(stationsMessages)
  const emit = useEmit()
  const { stationId, openStation, closeStation } = useStationsUrlState()
  const [lastOpened, setLastOpened] = useState<Station>()
  const open = (station: Station) => {
    setLastOpened(station)
    emit('station.opened', { stationId: station.stationId })
    openStation(station.stationId)
  }
  return (
    <Suspense>
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
export function StationMap({ fleetId, ...widget }: StationMapProps) {
  return (
    <Widget name="station-map" {...widget}>
      <StationMapContent fleetId={fleetId} />
    </Widget>
  )
}
