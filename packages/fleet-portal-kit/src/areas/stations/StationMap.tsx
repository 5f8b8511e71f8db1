import type { Station } from 'api-client/contract/stations'
import { Suspense, useState } from 'react'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import { Widget, type WidgetProps } from '../../foundation/widget/Widget.tsx'
import { stationsMessages } from '../../locales/en/stations.ts'
import { useMessages } from '../../provider/messages.ts'
import { useEmit } from '../../provider/widgetContext.ts'
import { useStationsAddress } from './useStationsAddress.ts'

const MapScreen = lazyWithRetry(() => import('./map/MapScreen.tsx'), 'MapScreen')

export interface StationMapProps extends WidgetProps {
  fleetId: string
}

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

/** The map of stations on its own: pins, the stations beside it by their distance, and the way to one of them. */
export function StationMap({ fleetId, ...widget }: StationMapProps) {
  return (
    <Widget name="station-map" {...widget}>
      <MapAlone fleetId={fleetId} />
    </Widget>
  )
}
