import { useRef } from 'react'
import { useExternalRedirect } from '../../../foundation/outside/useExternalRedirect.ts'
import { Dialog, DialogActions } from '../../../foundation/overlay/Dialog.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { Paragraph } from '../../../foundation/ui/layout.ts'
import { cashInMessages } from '../../../locales/en/cashIn.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { useMessages } from '../../../provider/messages.ts'

interface LeavingForPaymentProps {
  address: string
  onClose: () => void
}

/** While the payment page opens, and when somebody comes back from it with Back. */
export function LeavingForPayment({ address, onClose }: LeavingForPaymentProps) {
  const t = useMessages(cashInMessages)
  const ui = useMessages(uiMessages)
  const { redirectTo } = useExternalRedirect()
  const main = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      title={t.leavingTitle}
      description={t.leaving(new URL(address).host)}
      role="alertdialog"
      initialFocus={main}
      onClose={onClose}
    >
      <Paragraph $muted>{t.leavingStuck}</Paragraph>
      <DialogActions>
        <Button onClick={onClose}>{ui.close}</Button>
        <Button ref={main} variant="primary" onClick={() => redirectTo(address)}>
          {t.continuePayment}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
