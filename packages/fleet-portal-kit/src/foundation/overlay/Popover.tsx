import { useDismiss, useInteractions, useRole, type Placement } from '@floating-ui/react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { space, token } from '../../provider/appearance.ts'
import { reset } from '../ui/layout.ts'
import { useAnchored } from './useAnchored.ts'
import { keepTabInside, useLayerFocus } from './useLayerFocus.ts'
import { usePopupParent, usePopupRef } from './usePopup.ts'

/** The minimum height in pixels. In a lower window the popover extends beyond the window. */
const minHeight = 200

/** A panel of filters shows two of them from this height, in pixels. With less space beside the control it covers the control. */
const comfortableHeight = 320

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
  /** Whether the panel may cover the control to show all of its content. Default: only if there is very little space. */
  mayCoverControl?: boolean
  onClose: () => void
  children: ReactNode
}

/** A small dialog beside the control that opened it. Esc and a press outside close it, and the focus returns to the control. */
export function Popover({
  anchor,
  label,
  width = 340,
  placement = 'bottom-start',
  mayCoverControl = false,
  onClose,
  children,
}: PopoverProps) {
  const parent = usePopupParent()(anchor)
  const { refs, floatingStyles, context, elements } = useAnchored({
    anchor,
    placement,
    gap: 6,
    heightFor: (available) => Math.max(minHeight, available),
    coversBelow: mayCoverControl ? 'content' : comfortableHeight,
    onClose,
  })
  const { getFloatingProps } = useInteractions([useDismiss(context, { bubbles: false }), useRole(context)])
  const ref = usePopupRef(refs.setFloating)
  useLayerFocus(elements.floating)
  if (!parent) return null
  return createPortal(
    <Panel
      ref={ref}
      style={floatingStyles}
      $width={width}
      {...getFloatingProps({ onKeyDown: keepTabInside })}
      aria-label={label}
      className="fpk-popover"
    >
      {children}
    </Panel>,
    parent,
  )
}
