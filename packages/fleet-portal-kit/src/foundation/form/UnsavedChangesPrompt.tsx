import { Suspense, useCallback, useRef, useState, type ReactNode } from 'react'
import { UnsavedChangesContext, type ConfirmLeave } from './unsavedChangesContext.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { lazyWithRetry } from '../widget/lazyWithRetry.ts'

const ConfirmDialog = lazyWithRetry(() => import('../overlay/ConfirmDialog.tsx'), 'ConfirmDialog')

/** Holds the one 'are you sure you want to leave' dialog of a widget. */
export function UnsavedChangesPrompt({ children }: { children: ReactNode }) {
  const t = useMessages(uiMessages)
  const [asked, setAsked] = useState<{ body: string | undefined }>()
  const answer = useRef<(leave: boolean) => void>(undefined)
  const ask = useCallback<ConfirmLeave>((body) => {
    setAsked({ body })
    return new Promise((resolve) => {
      answer.current?.(false)
      answer.current = resolve
    })
  }, [])
  const settle = (leave: boolean) => {
    answer.current?.(leave)
    answer.current = undefined
    setAsked(undefined)
  }
  return (
    <UnsavedChangesContext.Provider value={ask}>
      {children}
      {asked && (
        <Suspense>
          <ConfirmDialog
            title={t.leaveTitle}
            body={asked.body ?? t.leaveBody}
            confirmLabel={t.leaveAnyway}
            cancelLabel={t.stay}
            danger
            onConfirm={() => {
              settle(true)
              return Promise.resolve()
            }}
            onClose={() => settle(false)}
          />
        </Suspense>
      )}
    </UnsavedChangesContext.Provider>
  )
}
