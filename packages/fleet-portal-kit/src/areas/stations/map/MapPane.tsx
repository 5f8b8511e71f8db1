import { MapPinOff, TriangleAlert } from 'lucide'
import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { Button } from '../../../foundation/ui/Button.tsx'
import { Icon } from '../../../foundation/ui/Icon.tsx'
import { InlineText, HStack } from '../../../foundation/ui/layout.ts'
import { Spinner } from '../../../foundation/ui/Spinner.tsx'
import { StateView } from '../../../foundation/ui/StateView.tsx'
import { Boundary } from '../../../foundation/widget/Boundary.tsx'
import { ContentBoundary } from '../../../foundation/widget/ContentBoundary.tsx'
import { lazyWithRetry } from '../../../foundation/widget/lazyWithRetry.ts'
import { stationsMessages } from '../../../locales/en/stations.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { useMessages } from '../../../provider/messages.ts'
import { usePortal } from '../../../provider/portal.ts'
import { MapArea, MapStrip, Overlay } from './mapLayout.ts'
import type { MapFailure, RoutesOnMap, StationsOnMap } from './mapProps.ts'

// Google's map comes where there is a key for it, the drawn one where there is none.
const GoogleStations = lazyWithRetry(() => import('./googleMap/GoogleStations.tsx'), 'GoogleStations')
const DrawnStations = lazyWithRetry(() => import('./drawnMap/DrawnStations.tsx'), 'DrawnStations')

interface MapPaneProps extends RoutesOnMap {
  /** Whether the map that is shown knows the roads. */
  onRoads: (isKnown: boolean) => void
  /** What the map does not show, if anything. */
  note: ReactNode
}

function MapWaits() {
  const t = useMessages(stationsMessages)
  return (
    <Overlay role="status">
      <HStack>
        <Spinner />
        <InlineText>{t.mapLoading}</InlineText>
      </HStack>
    </Overlay>
  )
}

/** The map that is drawn here. */
function OwnMap(onMap: StationsOnMap) {
  const t = useMessages(stationsMessages)
  const ui = useMessages(uiMessages)
  return (
    <Boundary
      fallbackRender={({ resetErrorBoundary }) => (
        <StateView
          tone="empty"
          icon={MapPinOff}
          title={t.mapFailed}
          detail={t.mapFailedDetail}
          action={{ label: ui.tryAgain, run: resetErrorBoundary }}
        />
      )}
    >
      <Suspense fallback={<MapWaits />}>
        <DrawnStations {...onMap} />
      </Suspense>
    </Boundary>
  )
}

/** The map of Google where the page has one, and the drawn map where it has none or Google's does not come. */
export function MapPane({ onRoads, note, ...onMap }: MapPaneProps) {
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
      onRoads(false)
    },
    [onRoads],
  )
  const ready = useCallback(() => {
    setReady(true)
    onRoads(true)
  }, [onRoads])
  const isLent = (globalThis as { google?: typeof google }).google?.maps?.Map !== undefined
  const { stations, further, selected, from, onSelect, onView } = onMap
  const own = <OwnMap {...{ stations, further, selected, from, onSelect, onView }} />
  if (!maps?.apiKey && !isLent) {
    return (
      <MapArea role="region" aria-label={t.mapOf}>
        {own}
        {note}
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
      <MapArea role="region" aria-label={t.mapOf} data-strip="">
        <MapStrip>
          <HStack role="status">
            <Icon of={TriangleAlert} />
            <InlineText>{isRefused ? t.googleRefused : t.googleFailed}</InlineText>
          </HStack>
          {!isRefused && <Button onClick={again}>{ui.tryAgain}</Button>}
        </MapStrip>
        {own}
        {note}
      </MapArea>
    )
  }
  return (
    <MapArea role="region" aria-label={t.mapOf} aria-busy={!isReady}>
      <ContentBoundary content={attempt} onError={() => fail('failed')}>
        <Suspense fallback={null}>
          <GoogleStations apiKey={maps?.apiKey} nonce={nonce} onReady={ready} onFail={fail} {...onMap} />
        </Suspense>
      </ContentBoundary>
      {isReady ? note : <MapWaits />}
    </MapArea>
  )
}
