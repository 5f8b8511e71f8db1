import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { radius, space, token } from '../../provider/appearance.ts'
import { reset } from '../ui/layout.ts'
import { WithSecrets } from '../ui/WithSecrets.tsx'
import type { TooltipText } from './Tooltip.tsx'
import { usePopupParent, usePopupRef } from './usePopup.ts'

const Bubble = styled.div`
  ${reset}
  display: block;
  z-index: 70;
  max-width: 260px;
  padding: ${space(1.5)} ${space(2.5)};
  /* Visible in forced-colors mode, which removes backgrounds. */
  border: 1px solid transparent;
  border-radius: ${radius(0.75)};
  background: ${token('color-text')};
  color: ${token('color-surface')};
  font-size: ${token('text-label')};
  line-height: 1.35;
  pointer-events: none;
`

/** The bubble of a tooltip. Hidden from screen readers: the accessible name of the control has the same text. */
export function TooltipPopup({ anchor, text, secret = '' }: TooltipText & { anchor: HTMLElement }) {
  const parent = usePopupParent()(anchor)
  const { refs, floatingStyles } = useFloating({
    elements: { reference: anchor },
    strategy: 'fixed',
    whileElementsMounted: autoUpdate,
    middleware: [offset(6), flip(), shift({ padding: 8 })],
  })
  const ref = usePopupRef(refs.setFloating)
  if (!parent) return null
  return createPortal(
    <Bubble ref={ref} className="fpk-tooltip" style={floatingStyles} aria-hidden>
      <WithSecrets secrets={[secret]}>{text}</WithSecrets>
    </Bubble>,
    parent,
  )
}
