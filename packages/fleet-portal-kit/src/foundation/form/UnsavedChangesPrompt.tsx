import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useSessionEpoch } from '../data/useSession.ts'
import { UnsavedChangesContext, type ConfirmLeave } from './unsavedChangesContext.ts'
import { lazyWithRetry } from '../widget/lazyWithRetry.ts'
import { OverlayBoundary } from '../overlay/OverlayBoundary.tsx'

const UnsavedChangesDialog = lazyWithRetry(() => import('./UnsavedChangesDialog.tsx'), 'UnsavedChangesDialog')

/** Provides the dialog of a widget that asks the user before unsaved changes are lost. */
export function UnsavedChangesPrompt({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<{ body: string | undefined }>()
  const answer = useRef<(leave: boolean) => void>(undefined)
  const ask = useCallback<ConfirmLeave>((body) => {
    setQuestion({ body })
    return new Promise((resolve) => {
      answer.current?.(false)
      answer.current = resolve
    })
  }, [])
  const resolve = useCallback((leave: boolean) => {
    answer.current?.(leave)
    answer.current = undefined
    setQuestion(undefined)
  }, [])
  // Another user must not answer the question of the earlier one.
  const epoch = useSessionEpoch()
  useEffect(() => () => resolve(false), [epoch, resolve])
  return (
    <UnsavedChangesContext.Provider value={ask}>
      {children}
      {question && (
        <OverlayBoundary onClose={() => resolve(false)}>
          <UnsavedChangesDialog body={question.body} resolve={resolve} />
        </OverlayBoundary>
      )}
    </UnsavedChangesContext.Provider>
  )
}
