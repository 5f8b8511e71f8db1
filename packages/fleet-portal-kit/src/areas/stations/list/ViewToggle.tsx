import { List, Map as MapIcon } from 'lucide'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../../foundation/ui/Icon.tsx'
import { focusRing, HStack, reset } from '../../../foundation/ui/layout.ts'
import { stationsMessages } from '../../../locales/en/stations.ts'
import { space, token } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'
import type { View } from '../useStationsAddress.ts'

const Frame = styled(HStack)`
  gap: 0;
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius')};
  background: ${token('color-surface')};
`

const Side = styled.button`
  ${reset}
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  height: calc(${token('control-height')} - 2px);
  padding: 0 ${space(3.5)};
  border-radius: calc(${token('radius')} - 1px);
  font-weight: 550;
  color: ${token('color-muted')};
  cursor: pointer;
  ${focusRing}
  &[aria-pressed='true'] {
    background: ${token('color-accent-soft')};
    color: ${token('color-accent')};
    @media (forced-colors: active) {
      outline: 2px solid Highlight;
      outline-offset: -3px;
    }
  }
`

const icons = { list: List, map: MapIcon }

interface ViewToggleProps {
  view: View
  onShow: (view: View) => void
  /** Whether the other view was asked for here; tells it once. The one that comes takes the focus then. */
  takeFocus: () => boolean
}

/** The list, or the map. */
export function ViewToggle({ view, onShow, takeFocus }: ViewToggleProps) {
  const t = useMessages(stationsMessages)
  const chosen = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takeFocus()) chosen.current?.focus({ preventScroll: true })
  }, [takeFocus])
  return (
    <Frame role="group" aria-label={t.view}>
      {(['list', 'map'] as const).map((side) => (
        <Side
          key={side}
          ref={side === view ? chosen : undefined}
          type="button"
          aria-pressed={side === view}
          onClick={() => side !== view && onShow(side)}
        >
          <Icon of={icons[side]} />
          {t[side]}
        </Side>
      ))}
    </Frame>
  )
}
