import { Suspense, useCallback, useRef, useState, type ReactNode } from 'react'
import { UnsavedChangesContext, type ConfirmLeave } from './unsavedChangesContext.ts'
import { lazyWithRetry } from '../widget/lazyWithRetry.ts'

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
  const resolve = (leave: boolean) => {
    answer.current?.(leave)
    answer.current = undefined
    setQuestion(undefined)
  }
  return (
    <UnsavedChangesContext.Provider value={ask}>
      {children}
      {question && (
        <Suspense>
          <UnsavedChangesDialog body={question.body} resolve={resolve} />
        </Suspense>
      )}
    </UnsavedChangesContext.Provider>
  )
}
