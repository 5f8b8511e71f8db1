import { useRef } from 'react'
import { useExternalRedirect } from '../../../foundation/outside/useExternalRedirect.ts'
import { Dialog, DialogActions } from '../../../foundation/overlay/Dialog.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { Paragraph } from '../../../foundation/ui/layout.ts'
import { cashInMessages } from '../../../locales/en/cashIn.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { useMessages } from '../../../provider/messages.ts'

interface PaymentPageDialogProps {
  url: string
  onClose: () => void
}

/** The dialog during the redirect to the payment page. It stays open if the page does not open. */
export function PaymentPageDialog({ url, onClose }: PaymentPageDialogProps) {
  const t = useMessages(cashInMessages)
  const ui = useMessages(uiMessages)
  const { redirectTo } = useExternalRedirect()
  const primaryButton = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      title={t.leavingTitle}
      description={t.leaving(new URL(url).host)}
      role="alertdialog"
      initialFocus={primaryButton}
      onClose={onClose}
    >
      <Paragraph $muted>{t.leavingStuck}</Paragraph>
      <DialogActions>
        <Button onClick={onClose}>{ui.close}</Button>
        <Button ref={primaryButton} variant="primary" onClick={() => redirectTo(url)}>
          {t.continuePayment}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
