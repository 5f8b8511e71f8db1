import { Suspense, useCallback, useRef, useState, type ReactNode } from 'react'
import { UnsavedChangesContext, type ConfirmLeave } from './unsavedChangesContext.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { lazyWithRetry } from '../widget/lazyWithRetry.ts'

const ConfirmDialog = lazyWithRetry(() => import('../overlay/ConfirmDialog.tsx'), 'ConfirmDialog')

/** Provides the dialog of a widget that asks the user before unsaved changes are lost. */
export function UnsavedChangesPrompt({ children }: { children: ReactNode }) {
  const t = useMessages(uiMessages)
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
          <ConfirmDialog
            title={t.leaveTitle}
            body={question.body ?? t.leaveBody}
            confirmLabel={t.leaveAnyway}
            cancelLabel={t.stay}
            danger
            onConfirm={() => {
              resolve(true)
              return Promise.resolve()
            }}
            onClose={() => resolve(false)}
          />
        </Suspense>
      )}
    </UnsavedChangesContext.Provider>
  )
}
