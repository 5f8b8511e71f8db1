import { useRef } from 'react'
import { Dialog, DialogActions } from '../../foundation/overlay/Dialog.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { shellMessages } from '../../locales/en/shell.ts'
import { useMessages } from '../../provider/messages.ts'
import { useNavigation } from '../../provider/widgetContext.ts'

/** Explains that the fleet is deactivated. Its button reloads the page to check again. */
export function DeactivatedDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(shellMessages)
  const navigation = useNavigation()
  const reloadButton = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      title={t.deactivatedTitle}
      description={t.deactivatedBody}
      onClose={onClose}
      initialFocus={reloadButton}
    >
      <DialogActions>
        <Button ref={reloadButton} variant="primary" onClick={() => navigation.reload()}>
          {t.reload}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
