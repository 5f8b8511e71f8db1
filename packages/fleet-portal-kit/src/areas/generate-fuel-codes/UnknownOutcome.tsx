import { useState, type ReactNode } from 'react'
import { Dialog, DialogActions } from '../../foundation/overlay/Dialog.tsx'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { SupportId } from '../../foundation/ui/SupportId.tsx'
import { generateMessages } from '../../locales/en/generateFuelCodes.ts'
import { useMessages } from '../../provider/messages.ts'

interface UnknownOutcomeProps {
  /** What the call went under, for whoever can look into the server. */
  reference: string
  /** Looks the outcome up; false where that cannot be done now. Sends nothing again. */
  onCheck: () => Promise<boolean>
  onBack: () => void
  /** The link to where the codes would be. */
  myCodes: ReactNode
}

/** Nobody knows whether the codes were made: neither success nor failure, and nothing is sent again by itself. */
export function UnknownOutcome({ reference, onCheck, onBack, myCodes }: UnknownOutcomeProps) {
  const t = useMessages(generateMessages)
  const [isChecking, setChecking] = useState(false)
  const [isStuck, setStuck] = useState(false)
  const check = async () => {
    setChecking(true)
    setStuck(false)
    const isKnown = await onCheck()
    setChecking(false)
    setStuck(!isKnown)
  }
  return (
    <Dialog title={t.unknownTitle} description={t.unknownBody} role="alertdialog" onClose={onBack}>
      <SupportId text={reference} />
      {isStuck && <Banner tone="warning">{t.stillUnknown}</Banner>}
      <DialogActions>
        <Button onClick={onBack}>{t.back}</Button>
        {myCodes}
        <Button variant="primary" busy={isChecking} onClick={() => void check()}>
          {t.checkAgain}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
