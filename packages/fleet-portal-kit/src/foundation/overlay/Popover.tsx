import {
  FloatingFocusManager,
  FloatingPortal,
  useDismiss,
  useInteractions,
  useRole,
  type Placement,
} from '@floating-ui/react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { space, token } from '../../provider/appearance.ts'
import { useWidget } from '../../provider/widgetContext.ts'
import { reset } from '../ui/layout.ts'
import { landmarkOf } from './landmarkOf.ts'
import { useAnchored } from './useAnchored.ts'

/** The minimum height in pixels. In a lower window the popover extends beyond the window. */
const minHeight = 200

const Panel = styled.div<{ $width: number }>`
  ${reset}
  display: flex;
  flex-direction: column;
  z-index: 54;
  width: ${({ $width }) => $width}px;
  max-width: calc(100vw - ${space(4)});
  overflow: auto;
  background: ${token('color-surface')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius')};
  box-shadow: ${token('shadow-overlay')};
  &:focus {
    outline: none;
  }
`

interface PopoverProps {
  anchor: HTMLElement
  label: string
  width?: number
  placement?: Placement
  onClose: () => void
  children: ReactNode
}

/** A small dialog beside the control that opened it. Esc and a press outside close it, and the focus returns to the control. */
export function Popover({
  anchor,
  label,
  width = 340,
  placement = 'bottom-start',
  onClose,
  children,
}: PopoverProps) {
  const { overlays } = useWidget()
  const { refs, floatingStyles, context } = useAnchored({
    anchor,
    placement,
    gap: 6,
    heightFor: (available) => Math.max(minHeight, available),
    onClose,
  })
  const { getFloatingProps } = useInteractions([useDismiss(context, { bubbles: false }), useRole(context)])
  if (!overlays) return null
  return (
    <FloatingPortal root={landmarkOf(anchor, overlays)}>
      <FloatingFocusManager context={context}>
        <Panel
          ref={refs.setFloating}
          style={floatingStyles}
          $width={width}
          {...getFloatingProps()}
          aria-label={label}
          className="fpk-popover"
        >
          {children}
        </Panel>
      </FloatingFocusManager>
    </FloatingPortal>
  )
}
