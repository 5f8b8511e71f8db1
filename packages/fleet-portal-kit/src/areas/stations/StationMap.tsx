import type { Station } from 'api-client/contract/stations'
import { Suspense, useState } from 'react'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import type { FleetWidgetProps } from '../../fleet/FleetWidgetProps.ts'
import { Widget } from '../../foundation/widget/Widget.tsx'
import { stationsMessages } from '../../locales/en/stations.ts'
import { useMessages } from '../../provider/messages.ts'
import { useEmit } from '../../provider/widgetContext.ts'
import { useStationsAddress } from './useStationsAddress.ts'

const MapScreen = lazyWithRetry(() => import('./map/MapScreen.tsx'), 'MapScreen')

/** Props of `StationMap`. @since 0.1.0 */
export type StationMapProps = FleetWidgetProps

function MapAlone({ fleetId }: { fleetId: string }) {
  const t = useMessages(stationsMessages)
  const emit = useEmit()
  const { stationId, open, close } = useStationsAddress()
  const [opened, setOpened] = useState<Station>()
  const look = (station: Station) => {
    setOpened(station)
    emit('station.opened', { stationId: station.stationId })
    open(station.stationId)
  }
  return (
    <Suspense>
      <MapScreen
        fleetId={fleetId}
        title={t.mapTitle}
        {...{ stationId, opened }}
        onOpen={look}
        onClose={close}
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
      <MapAlone fleetId={fleetId} />
    </Widget>
  )
}
