import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { radius, space, token } from '../../provider/appearance.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { useWidget } from '../../provider/widgetContext.ts'
import { reset } from '../ui/layout.ts'
import { ErrorFallback, type ErrorFallbackProps } from '../widget/ErrorFallback.tsx'

const Panel = styled.dialog`
  ${reset}
  position: fixed;
  inset: 0;
  margin: auto;
  width: min(480px, calc(100% - ${space(8)}));
  height: fit-content;
  max-height: 100%;
  overflow: auto;
  background: ${token('color-surface')};
  color: ${token('color-text')};
  border: 1px solid transparent;
  border-radius: ${radius(1.5)};
  /* Dims the page around it. */
  box-shadow: 0 0 0 100vmax ${token('color-overlay')};
`

/**
 * Shown in place of a dialog that failed. It is loaded with its list and needs no other code, because the code of dialogs is often
 * the missing part.
 */
export function FailedDialog({ resetErrorBoundary, onClose }: Required<ErrorFallbackProps>) {
  const t = useMessages(uiMessages)
  const { overlays, registerDialog } = useWidget()
  const [element, setElement] = useState<HTMLDialogElement | null>(null)
  useLayoutEffect(() => {
    if (!element) return undefined
    element.showModal()
    const unregister = registerDialog(element)
    return () => {
      // The browser returns the focus to its earlier place.
      element.close()
      unregister()
    }
  }, [element, registerDialog])
  if (!overlays) return null
  return createPortal(
    <Panel
      ref={setElement}
      className="fpk-dialog"
      aria-label={t.crashTitle}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // A dialog around it stays open.
        event.stopPropagation()
        event.preventDefault()
        onClose()
      }}
      // The browser's own ways to close a dialog, such as the back button of Android.
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <ErrorFallback {...{ resetErrorBoundary, onClose }} />
    </Panel>,
    overlays,
  )
}
