import { useRef } from 'react'
import { Dialog, DialogActions } from '../../foundation/overlay/Dialog.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { shellMessages } from '../../locales/en/shell.ts'
import { useMessages } from '../../provider/messages.ts'
import { useNavigation } from '../../provider/widgetContext.ts'

/** Says that the fleet is deactivated, what that means, and how to look again. */
export function DeactivatedDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(shellMessages)
  const navigation = useNavigation()
  const reload = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      title={t.deactivatedTitle}
      description={t.deactivatedBody}
      onClose={onClose}
      initialFocus={reload}
    >
      <DialogActions>
        <Button ref={reload} variant="primary" onClick={() => navigation.reload()}>
          {t.reload}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
