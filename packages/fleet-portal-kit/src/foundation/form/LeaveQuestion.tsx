import { lazy, Suspense, useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { LeaveContext, type Ask } from './leaveContext.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'

const ConfirmDialog = lazy(() =>
  import('../overlay/ConfirmDialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
)

/** Holds the one 'are you sure you want to leave' dialog of a widget. */
export function LeaveQuestion({ children }: { children: ReactNode }) {
  const t = useMessages(uiMessages)
  const [isOpen, setOpen] = useState(false)
  const answer = useRef<(leave: boolean) => void>(undefined)
  const ask = useCallback<Ask>(() => {
    setOpen(true)
    return new Promise((resolve) => {
      answer.current?.(false)
      answer.current = resolve
    })
  }, [])
  const settle = (leave: boolean) => {
    answer.current?.(leave)
    answer.current = undefined
    setOpen(false)
  }
  const body = useMemo(() => t.leaveBody, [t])
  return (
    <LeaveContext.Provider value={ask}>
      {children}
      {isOpen && (
        <Suspense>
          <ConfirmDialog
            title={t.leaveTitle}
            body={body}
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
    </LeaveContext.Provider>
  )
}
