import { addCard } from 'fleet-portal-api-client/contract/cashin'
import { useEffect, useRef } from 'react'
import { useWrite } from '../../../foundation/data/useWrite.ts'
import { Dialog, DialogActions, DialogCancel } from '../../../foundation/overlay/Dialog.tsx'
import { useExternalRedirect } from '../../../foundation/outside/useExternalRedirect.ts'
import { SendButton } from '../../../foundation/form/SendButton.tsx'
import { cardMessages } from '../../../locales/en/cards.ts'
import { useMessages } from '../../../provider/messages.ts'
import type { FleetPortalPayments } from '../../../provider/payments.ts'
import { useToast } from '../../../provider/widgetContext.ts'
import { toCardDetails, emptyCard } from './card.ts'
import { CardFields, cardForm, newCard } from './CardFields.tsx'
import { createCardToken } from './cardToken.ts'

interface AddCardProps {
  fleetId: string
  tokenization: NonNullable<FleetPortalPayments['cardTokenization']>
  onClose: () => void
}

const { Form } = cardForm

/** Creates a token of a card, and redirects to the page that verifies it. The card data is cleared after each attempt. */
export function AddCard({ fleetId, tokenization, onClose }: AddCardProps) {
  const t = useMessages(cardMessages)
  const { send } = useWrite(addCard)
  const showToast = useToast()
  const external = useExternalRedirect()
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return (
    <Dialog title={t.addTitle} description={t.addBody} onClose={onClose}>
      <Form
        defaultValues={{ selectedId: newCard, ...emptyCard }}
        onSubmit={async (card) => {
          const paymentToken = await createCardToken(tokenization, toCardDetails(card))
          // Each attempt has a new token, so no two calls are equal.
          if (!isMounted.current) return
          const { verificationUrl } = await send({ fleetId, paymentToken })
          // A user who has closed the dialog is not redirected.
          if (!isMounted.current) return
          const url = external.checkUrl(verificationUrl)
          onClose()
          if (url) external.redirectTo(url)
          else showToast({ tone: 'danger', text: t.addBlocked })
        }}
        onFailure={({ code }, form) => {
          const isNumberError = code === '2553' || code === 'PY0036'
          form.setValue('cvv', '')
          if (!isNumberError) {
            form.setValue('number', '')
            form.setValue('expiry', '')
            return false
          }
          form.setError('number', { message: code }, { shouldFocus: true })
          return true
        }}
      >
        {({ isBusy }) => (
          <>
            <CardFields isReadOnly={isBusy} />
            <DialogActions>
              <DialogCancel />
              <SendButton type="submit" variant="primary" busy={isBusy}>
                {t.addConfirm}
              </SendButton>
            </DialogActions>
          </>
        )}
      </Form>
    </Dialog>
  )
}
