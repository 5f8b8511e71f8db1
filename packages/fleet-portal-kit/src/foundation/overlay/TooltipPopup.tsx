import { autoUpdate, flip, FloatingPortal, offset, shift, useFloating } from '@floating-ui/react'
import { styled } from 'styled-components'
import { space, token } from '../../provider/appearance.ts'
import { useWidget } from '../../provider/widgetContext.ts'
import { reset } from '../ui/layout.ts'

const Bubble = styled.div`
  ${reset}
  display: block;
  z-index: 70;
  max-width: 260px;
  padding: ${space(1.5)} ${space(2.5)};
  /* Visible in forced-colors mode, which removes backgrounds. */
  border: 1px solid transparent;
  border-radius: 6px;
  background: ${token('color-text')};
  color: ${token('color-surface')};
  font-size: ${token('text-label')};
  line-height: 1.35;
  pointer-events: none;
`

/** The bubble of a tooltip. Hidden from screen readers: the accessible name of the control has the same text. */
export function TooltipPopup({ anchor, text }: { anchor: HTMLElement; text: string }) {
  const { overlays } = useWidget()
  const { refs, floatingStyles } = useFloating({
    elements: { reference: anchor },
    whileElementsMounted: autoUpdate,
    middleware: [offset(6), flip(), shift({ padding: 8 })],
  })
  if (!overlays) return null
  return (
    <FloatingPortal root={overlays}>
      <Bubble ref={refs.setFloating} style={floatingStyles} aria-hidden>
        {text}
      </Bubble>
    </FloatingPortal>
  )
}
