import { MapPinOff } from 'lucide-react'
import { Suspense, useCallback, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Inline, Line } from '../../foundation/ui/layout.ts'
import { Spinner } from '../../foundation/ui/Spinner.tsx'
import { StateView } from '../../foundation/ui/StateView.tsx'
import { lazyPart } from '../../foundation/widget/lazyPart.ts'
import { stationsMessages } from '../../locales/en/stations.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import type { MapFailure, StationsOnMap } from './googleMap/mapProps.ts'
import { MapArea, Overlay } from './mapLayout.ts'

// The maps library comes where there is a key for it.
const GoogleStations = lazyPart(() => import('./googleMap/GoogleStations.tsx'), 'GoogleStations')

interface MapPaneProps extends StationsOnMap {
  onReady: (isReady: boolean) => void
}

function MapWaits() {
  const t = useMessages(stationsMessages)
  return (
    <Overlay role="status">
      <Line>
        <Spinner />
        <Inline>{t.mapLoading}</Inline>
      </Line>
    </Overlay>
  )
}

/** The map; where there is none, a sentence that says why not, with another try where one can help. */
export function MapPane({ onReady, ...onMap }: MapPaneProps) {
  const t = useMessages(stationsMessages)
  const ui = useMessages(uiMessages)
  const { maps, nonce } = usePortal()
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState<MapFailure>()
  const [isReady, setReady] = useState(false)
  const fail = useCallback(
    (why: MapFailure) => {
      setFailure(why)
      setReady(false)
      onReady(false)
    },
    [onReady],
  )
  const ready = useCallback(() => {
    setReady(true)
    onReady(true)
  }, [onReady])
  const isLent = (globalThis as { google?: typeof google }).google?.maps?.Map !== undefined
  if (!maps?.apiKey && !isLent) {
    return (
      <MapArea data-state="missing">
        <StateView tone="empty" icon={MapPinOff} title={t.noMap} detail={t.noMapDetail} />
      </MapArea>
    )
  }
  if (failure) {
    const again = () => {
      setFailure(undefined)
      setAttempt(attempt + 1)
    }
    const isRefused = failure === 'refused'
    return (
      <MapArea data-state="missing">
        <StateView
          tone="empty"
          icon={MapPinOff}
          title={isRefused ? t.mapRefused : t.mapFailed}
          detail={isRefused ? t.mapRefusedDetail : t.mapFailedDetail}
          action={isRefused ? undefined : { label: ui.tryAgain, run: again }}
        />
      </MapArea>
    )
  }
  return (
    <MapArea role="region" aria-label={t.mapOf} aria-busy={!isReady}>
      <ErrorBoundary key={attempt} fallback={null} onError={() => fail('failed')}>
        <Suspense fallback={null}>
          <GoogleStations apiKey={maps?.apiKey} nonce={nonce} onReady={ready} onFail={fail} {...onMap} />
        </Suspense>
      </ErrorBoundary>
      {!isReady && <MapWaits />}
    </MapArea>
  )
}
