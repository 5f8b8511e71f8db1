import { Dialog, DialogActions } from '../../../foundation/overlay/Dialog.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { loyaltyMessages } from '../../../locales/en/loyalty.ts'
import { WithSecrets } from '../../../foundation/ui/WithSecrets.tsx'
import { useMessages } from '../../../provider/messages.ts'

/** Confirms that the account is linked. */
export function LinkedDialog({ mobileNumber, onClose }: { mobileNumber: string; onClose: () => void }) {
  const t = useMessages(loyaltyMessages)
  return (
    <Dialog
      title={t.linkedTitle}
      description={<WithSecrets secrets={[mobileNumber]}>{t.linkedBody(mobileNumber)}</WithSecrets>}
      onClose={onClose}
      width={440}
    >
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          {t.done}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
