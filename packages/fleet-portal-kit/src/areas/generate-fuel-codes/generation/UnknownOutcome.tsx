import type { ApiError } from 'fleet-portal-api-client'
import { useState, type ReactNode } from 'react'
import { useUnknownOutcomeMessage } from '../../../pieces/payments/useUnknownOutcomeMessage.ts'
import { Dialog, DialogActions } from '../../../foundation/overlay/Dialog.tsx'
import { Banner } from '../../../foundation/ui/Banner.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { Paragraphs } from '../../../foundation/ui/Paragraphs.tsx'
import { SupportId } from '../../../foundation/ui/SupportId.tsx'
import { generateMessages } from '../../../locales/en/generateFuelCodes.ts'
import { useMessages } from '../../../provider/messages.ts'

interface UnknownOutcomeProps {
  /** Identifies the call for support. */
  idempotencyKey: string
  /** Says why the outcome is unknown. */
  error: ApiError | undefined
  /** Looks up the outcome without sending the call again. Resolves to false if the outcome is still unknown. */
  onLookUpAgain: () => Promise<boolean>
  onClose: () => void
  /** The link to the list that would show the codes. */
  myCodes: ReactNode
}

/** Says that the outcome of the call is unknown. The user can look it up again. The call is not sent again. */
export function UnknownOutcome({
  idempotencyKey,
  error,
  onLookUpAgain,
  onClose,
  myCodes,
}: UnknownOutcomeProps) {
  const t = useMessages(generateMessages)
  const paragraphs = useUnknownOutcomeMessage()(error, t.unknownBody)
  const [isLookingUp, setLookingUp] = useState(false)
  const [isStillUnknown, setStillUnknown] = useState(false)
  const lookUpAgain = async () => {
    setLookingUp(true)
    setStillUnknown(false)
    const isKnown = await onLookUpAgain()
    setLookingUp(false)
    setStillUnknown(!isKnown)
  }
  return (
    <Dialog
      title={t.unknownTitle}
      description={<Paragraphs texts={paragraphs} />}
      role="alertdialog"
      onClose={onClose}
    >
      <SupportId text={idempotencyKey} />
      {isStillUnknown && <Banner tone="warning">{t.stillUnknown}</Banner>}
      <DialogActions>
        <Button onClick={onClose}>{t.back}</Button>
        {myCodes}
        <Button variant="primary" busy={isLookingUp} onClick={() => void lookUpAgain()}>
          {t.checkAgain}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
