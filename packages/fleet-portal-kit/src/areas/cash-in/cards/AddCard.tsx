import { addCard } from 'api-client/contract/cashin'
import { useEffect, useRef } from 'react'
import { useWrite } from '../../../foundation/data/useWrite.ts'
import { Dialog, DialogActions, DialogCancel } from '../../../foundation/overlay/Dialog.tsx'
import { useExternalRedirect } from '../../../foundation/outside/useExternalRedirect.ts'
import { Button } from '../../../foundation/ui/Button.tsx'
import { cardMessages } from '../../../locales/en/cards.ts'
import { useMessages } from '../../../provider/messages.ts'
import type { FleetPortalPayments } from '../../../provider/payments.ts'
import { useToast } from '../../../provider/widgetContext.ts'
import { detailsOf, emptyCard } from './card.ts'
import { CardFields, cardForm, typedIn } from './CardFields.tsx'
import { cardToken } from './cardToken.ts'

interface AddCardProps {
  fleetId: string
  how: NonNullable<FleetPortalPayments['cardTokenization']>
  onClose: () => void
}

const { Form } = cardForm

/** Makes a token of a card, and goes on to where its holder verifies it. The card is gone with the attempt. */
export function AddCard({ fleetId, how, onClose }: AddCardProps) {
  const t = useMessages(cardMessages)
  const { send } = useWrite(addCard)
  const showToast = useToast()
  const external = useExternalRedirect()
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return (
    <Dialog title={t.addTitle} description={t.addBody} onClose={onClose}>
      <Form
        defaultValues={{ uses: typedIn, ...emptyCard }}
        onSubmit={async (card) => {
          const paymentToken = await cardToken(how, detailsOf(card))
          // Another token with every try: no call is the same as the one before.
          if (!isHere.current) return
          const { verificationUrl } = await send({ fleetId, paymentToken })
          // Whoever thought better of it meanwhile is not taken away.
          if (!isHere.current) return
          const address = external.checkUrl(verificationUrl)
          onClose()
          if (address) external.redirectTo(address)
          else showToast({ tone: 'danger', text: t.addBlocked })
        }}
        onFailure={({ code }, form) => {
          const isOfNumber = code === '2553' || code === 'PY0036'
          form.setValue('cvv', '')
          if (!isOfNumber) {
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
              <Button type="submit" variant="primary" busy={isBusy}>
                {t.addConfirm}
              </Button>
            </DialogActions>
          </>
        )}
      </Form>
    </Dialog>
  )
}
