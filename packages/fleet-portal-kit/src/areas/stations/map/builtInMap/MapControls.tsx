import { LocateFixed, Maximize, Minus, Plus } from 'lucide'
import { styled } from 'styled-components'
import { IconButton } from '../../../../foundation/ui/Button.tsx'
import { VStack } from '../../../../foundation/ui/layout.ts'
import { stationsMessages } from '../../../../locales/en/stations.ts'
import { space, token } from '../../../../provider/appearance.ts'
import { useMessages } from '../../../../provider/messages.ts'
import { minZoomFor } from './viewport.ts'
import { maxZoom } from './clusters.ts'
import { zoomOf } from './mercator.ts'
import type { Camera } from './useCamera.ts'

const Buttons = styled(VStack)`
  position: absolute;
  right: ${space(3)};
  top: ${space(3)};
  z-index: 1;
  gap: 0;
  background: ${token('color-surface')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius')};
  & > * + * {
    border-top: 1px solid ${token('color-border')};
    border-top-left-radius: 0;
    border-top-right-radius: 0;
  }
  & > *:focus-visible {
    outline-offset: -2px;
    border-radius: ${token('radius')};
  }
`

interface MapControlsProps {
  camera: Camera
  onShowCountry: () => void
  /** Moves the map to the user's position; undefined if the position is unknown. */
  onLocate: (() => void) | undefined
}

/** The buttons to zoom, to show the whole country and to show the user's position. */
export function MapControls({ camera: { viewport, zoomBy }, onShowCountry, onLocate }: MapControlsProps) {
  const t = useMessages(stationsMessages)
  const zoom = viewport ? zoomOf(viewport.k) : 0
  const isMaxZoom = zoom > maxZoom - 0.01
  const isMinZoom = viewport !== undefined && zoom < minZoomFor(viewport) + 0.01
  return (
    <Buttons role="group" aria-label={t.moveMap}>
      <IconButton
        icon={Plus}
        label={t.closer}
        onClick={() => zoomBy(1)}
        disabledReason={isMaxZoom ? t.closest : undefined}
      />
      <IconButton
        icon={Minus}
        label={t.farther}
        onClick={() => zoomBy(-1)}
        disabledReason={isMinZoom ? t.farthest : undefined}
      />
      <IconButton icon={Maximize} label={t.wholeCountry} onClick={onShowCountry} />
      {onLocate && <IconButton icon={LocateFixed} label={t.whereYouAre} onClick={onLocate} />}
    </Buttons>
  )
}
