import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { ConfirmDialog } from '../overlay/ConfirmDialog.tsx'

interface UnsavedChangesDialogProps {
  /** What would be lost. Default: a general sentence. */
  body: string | undefined
  resolve: (leave: boolean) => void
}

/** Asks the user before unsaved changes are lost. */
export function UnsavedChangesDialog({ body, resolve }: UnsavedChangesDialogProps) {
  const t = useMessages(uiMessages)
  return (
    <ConfirmDialog
      title={t.leaveTitle}
      body={body ?? t.leaveBody}
      confirmLabel={t.leaveAnyway}
      cancelLabel={t.stay}
      danger
      onConfirm={() => {
        resolve(true)
        return Promise.resolve()
      }}
      onClose={() => resolve(false)}
    />
  )
}
