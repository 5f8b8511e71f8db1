import { List, Map as MapIcon } from 'lucide'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../../foundation/ui/Icon.tsx'
import { focusRing, HStack, reset } from '../../../foundation/ui/layout.ts'
import { stationsMessages } from '../../../locales/en/stations.ts'
import { space, token } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'
import type { View } from '../useStationsUrlState.ts'

const Frame = styled(HStack)`
  gap: 0;
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius')};
  background: ${token('color-surface')};
`

const ToggleButton = styled.button`
  ${reset}
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  height: calc(${token('control-height')} - 2px);
  padding: 0 ${space(3.5)};
  border-radius: calc(${token('radius')} - 1px);
  font-weight: ${token('weight-medium')};
  color: ${token('color-muted')};
  cursor: pointer;
  ${focusRing}
  /* The border of the frame reacts to a press too. */
  position: relative;
  &::after {
    content: '';
    position: absolute;
    inset: -1px 0;
  }
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
  onChange: (view: View) => void
  /** Returns true once after the user changed the view with this toggle. The button of the new view then receives the focus. */
  consumeFocus: () => boolean
}

/** Switches between the list and the map. */
export function ViewToggle({ view, onChange, consumeFocus }: ViewToggleProps) {
  const t = useMessages(stationsMessages)
  const activeButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (consumeFocus()) activeButton.current?.focus({ preventScroll: true })
  }, [consumeFocus])
  return (
    <Frame role="group" aria-label={t.view}>
      {(['list', 'map'] as const).map((option) => (
        <ToggleButton
          key={option}
          ref={option === view ? activeButton : undefined}
          type="button"
          aria-pressed={option === view}
          onClick={() => option !== view && onChange(option)}
        >
          <Icon of={icons[option]} />
          {t[option]}
        </ToggleButton>
      ))}
    </Frame>
  )
}
