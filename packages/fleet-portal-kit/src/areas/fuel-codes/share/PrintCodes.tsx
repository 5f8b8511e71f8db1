import type { FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import { Printer } from 'lucide'
import { useState } from 'react'
import { Dialog, DialogActions } from '../../../foundation/overlay/Dialog.tsx'
import { PrintFrame } from '../../../pieces/print/PrintFrame.tsx'
import { Banner } from '../../../foundation/ui/Banner.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { codeCardsMessages } from '../../../locales/en/codeCards.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { useMessages } from '../../../provider/messages.ts'
import { CodeSheets, sheetStyles } from './CodeSheet.tsx'
import { sheetsOf } from './sheets.ts'
import { useRevealCodes } from './useRevealCodes.ts'

interface PrintCodesProps {
  codes: readonly FuelCode[]
  /** The business name of the fleet. */
  fleet: string | undefined
  onClose: () => void
}

/** Prints cards of codes, after the user has read that anyone with a card can redeem it. */
export function PrintCodes({ codes, fleet, onClose }: PrintCodesProps) {
  const t = useMessages(codeCardsMessages)
  const ui = useMessages(uiMessages)
  const reveal = useRevealCodes()
  const [printing, setPrinting] = useState(0)
  const print = () => {
    reveal(codes)
    setPrinting((count) => count + 1)
  }
  return (
    <Dialog
      title={t.printTitle}
      description={t.printBody(codes.length, sheetsOf(codes).length)}
      width={460}
      onClose={onClose}
    >
      <Banner tone="warning">{t.printSecret}</Banner>
      <DialogActions>
        <Button onClick={onClose}>{ui.close}</Button>
        <Button variant="primary" icon={Printer} onClick={print}>
          {t.printCodes(codes.length)}
        </Button>
      </DialogActions>
      {printing > 0 && (
        <PrintFrame key={printing} title={t.sheetTitle} styles={sheetStyles} onPrinted={() => setPrinting(0)}>
          <CodeSheets codes={codes} fleet={fleet} />
        </PrintFrame>
      )}
    </Dialog>
  )
}
