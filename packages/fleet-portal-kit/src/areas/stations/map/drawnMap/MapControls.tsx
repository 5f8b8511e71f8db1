import { LocateFixed, Maximize, Minus, Plus } from 'lucide'
import { styled } from 'styled-components'
import { IconButton } from '../../../../foundation/ui/Button.tsx'
import { VStack } from '../../../../foundation/ui/layout.ts'
import { stationsMessages } from '../../../../locales/en/stations.ts'
import { space, token } from '../../../../provider/appearance.ts'
import { useMessages } from '../../../../provider/messages.ts'
import { farthestOf } from './aims.ts'
import { closestZoom } from './clusters.ts'
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
  onWhole: () => void
  /** Goes to where the person is; undefined where nobody knows. */
  onPerson: (() => void) | undefined
}

/** Closer, farther, the whole country, and where the person is. */
export function MapControls({ camera: { view, zoomBy }, onWhole, onPerson }: MapControlsProps) {
  const t = useMessages(stationsMessages)
  const zoom = view ? zoomOf(view.k) : 0
  const isClosest = zoom > closestZoom - 0.01
  const isFarthest = view !== undefined && zoom < farthestOf(view) + 0.01
  return (
    <Buttons role="group" aria-label={t.moveMap}>
      <IconButton
        icon={Plus}
        label={t.closer}
        onClick={() => zoomBy(1)}
        disabledReason={isClosest ? t.closest : undefined}
      />
      <IconButton
        icon={Minus}
        label={t.farther}
        onClick={() => zoomBy(-1)}
        disabledReason={isFarthest ? t.farthest : undefined}
      />
      <IconButton icon={Maximize} label={t.wholeCountry} onClick={onWhole} />
      {onPerson && <IconButton icon={LocateFixed} label={t.whereYouAre} onClick={onPerson} />}
    </Buttons>
  )
}
