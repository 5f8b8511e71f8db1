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
import type {
  FleetPortalMapFailure,
  FleetPortalMapProps,
  FleetPortalStationsMapProps,
} from '../../../provider/maps.ts'
import { usePortal } from '../../../provider/portal.ts'
import { MapArea, MapStrip, Overlay } from './mapLayout.ts'

const BuiltInMap = lazyWithRetry(() => import('./builtInMap/BuiltInMap.tsx'), 'BuiltInMap')

interface MapPaneProps extends Omit<FleetPortalMapProps, 'nonce' | 'onReady' | 'onFail'> {
  /** Called when the map changes, with whether it can show routes. */
  onRoutingChange: (isAvailable: boolean) => void
  /** A note about stations that the map does not show. */
  note: ReactNode
}

function MapLoading() {
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

/** The built-in map with its loading and failure states. */
function BuiltInMapPane(props: FleetPortalStationsMapProps) {
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
      <Suspense fallback={<MapLoading />}>
        <BuiltInMap {...props} />
      </Suspense>
    </Boundary>
  )
}

/** The map of the host, such as Google Maps. The built-in map if the host has none, or if it fails. */
export function MapPane({ onRoutingChange, note, ...mapProps }: MapPaneProps) {
  const t = useMessages(stationsMessages)
  const ui = useMessages(uiMessages)
  const { maps, nonce } = usePortal()
  const HostMap = maps?.StationsMap
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState<FleetPortalMapFailure>()
  const [isReady, setReady] = useState(false)
  const fail = useCallback(
    (reason: FleetPortalMapFailure) => {
      setFailure(reason)
      setReady(false)
      onRoutingChange(false)
    },
    [onRoutingChange],
  )
  const ready = useCallback(() => {
    setReady(true)
    onRoutingChange(true)
  }, [onRoutingChange])
  const { stations, unlisted, selected, from, onSelect, onView } = mapProps
  const builtInMap = <BuiltInMapPane {...{ stations, unlisted, selected, from, onSelect, onView }} />
  if (!HostMap) {
    return (
      <MapArea role="region" aria-label={t.mapOf}>
        {builtInMap}
        {note}
      </MapArea>
    )
  }
  if (failure) {
    const retry = () => {
      setFailure(undefined)
      setAttempt(attempt + 1)
    }
    const isKeyRejected = failure === 'key-rejected'
    return (
      <MapArea role="region" aria-label={t.mapOf} data-strip="">
        <MapStrip>
          <HStack role="status">
            <Icon of={TriangleAlert} />
            <InlineText>{isKeyRejected ? t.googleRefused : t.googleFailed}</InlineText>
          </HStack>
          {!isKeyRejected && <Button onClick={retry}>{ui.tryAgain}</Button>}
        </MapStrip>
        {builtInMap}
        {note}
      </MapArea>
    )
  }
  return (
    <MapArea role="region" aria-label={t.mapOf} aria-busy={!isReady}>
      <ContentBoundary content={attempt} onError={() => fail('failed')}>
        <Suspense fallback={null}>
          <HostMap nonce={nonce} onReady={ready} onFail={fail} {...mapProps} />
        </Suspense>
      </ContentBoundary>
      {isReady ? note : <MapLoading />}
    </MapArea>
  )
}
