import { Suspense, useId, type ReactNode } from 'react'
import { useWidget } from '../../provider/widgetContext.ts'
import { Boundary } from '../widget/Boundary.tsx'
import { FailedDialog } from './FailedDialog.tsx'

interface OverlayBoundaryProps {
  /** Called when the user closes a dialog or popup that failed. */
  onClose: () => void
  children: ReactNode
}

/**
 * Around dialogs and popups whose code is loaded when they open. If the code cannot be loaded, or if they crash, a dialog shows the error.
 * The page behind it stays as it is.
 */
export function OverlayBoundary({ onClose, children }: OverlayBoundaryProps) {
  const { onReadState } = useWidget()
  const id = useId()
  return (
    <Boundary
      fallbackRender={({ resetErrorBoundary }) => (
        <FailedDialog
          resetErrorBoundary={resetErrorBoundary}
          onClose={() => {
            onClose()
            resetErrorBoundary()
          }}
        />
      )}
      onError={(error) => onReadState(id, error instanceof Error ? error : new Error(String(error)))}
    >
      <Suspense>{children}</Suspense>
    </Boundary>
  )
}
