import { ApiError } from 'api-client'
import { addCard } from 'api-client/contract/cashin'
import { useWrite } from '../../foundation/data/useWrite.ts'
import { Dialog, DialogActions, DialogCancel } from '../../foundation/overlay/Dialog.tsx'
import { useDeparture } from '../../foundation/outside/useDeparture.ts'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { cardMessages } from '../../locales/en/cards.ts'
import { useMessages } from '../../provider/messages.ts'
import type { Payments } from '../../provider/payments.ts'
import { useState } from 'react'
import { detailsOf, emptyCard } from './card.ts'
import { CardFields, cardForm, typedIn } from './CardFields.tsx'
import { cardToken } from './cardToken.ts'

interface AddCardProps {
  fleetId: string
  how: NonNullable<Payments['cardTokens']>
  onClose: () => void
}

const { Form } = cardForm

/** Makes a token of a card, and goes on to where its holder verifies it. */
export function AddCard({ fleetId, how, onClose }: AddCardProps) {
  const t = useMessages(cardMessages)
  const { send } = useWrite(addCard)
  const departure = useDeparture()
  const [isBlocked, setBlocked] = useState(false)
  return (
    <Dialog title={t.addTitle} description={t.addBody} onClose={onClose}>
      <Form
        defaultValues={{ uses: typedIn, ...emptyCard }}
        isGuarded={false}
        onSubmit={async (card, { key }) => {
          setBlocked(false)
          const paymentToken = await cardToken(how, detailsOf(card))
          const { verificationUrl } = await send({ fleetId, paymentToken }, { key })
          const address = departure.checked(verificationUrl)
          if (!address) {
            setBlocked(true)
            return false
          }
          onClose()
          departure.leave(address)
          return true
        }}
        onFailure={(error, form) => {
          const code = error instanceof ApiError ? error.code : undefined
          if (code !== '2553' && code !== 'PY0036') return false
          form.setError('number', { message: code }, { shouldFocus: true })
          return true
        }}
      >
        {({ isBusy }) => (
          <>
            {isBlocked && <Banner tone="danger">{t.addBlocked}</Banner>}
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
