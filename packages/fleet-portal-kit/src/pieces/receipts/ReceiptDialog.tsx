import { useRef } from 'react'
import { Dialog, DialogActions } from '../../foundation/overlay/Dialog.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { CopyableText } from '../../foundation/ui/CopyableText.tsx'
import { DescriptionList } from '../../foundation/ui/DescriptionList.tsx'
import { Paragraphs } from '../../foundation/ui/Paragraphs.tsx'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { MonoText } from '../cells/MonoText.tsx'
import type { Receipt } from './receipt.ts'
import { ReceiptActions } from './ReceiptActions.tsx'

/** A receipt in a dialog, to print, to save or to share. */
export function ReceiptDialog({ receipt, onClose }: { receipt: Receipt; onClose: () => void }) {
  const t = useMessages(uiMessages)
  const closeButton = useRef<HTMLButtonElement>(null)
  const { title, fleet, rows, notes = [] } = receipt
  const items = rows.map(({ name, text, isStrong = false, isId = false }) => ({
    name,
    value: isId ? (
      <CopyableText text={text} name={name}>
        <MonoText>{text}</MonoText>
      </CopyableText>
    ) : (
      text
    ),
    isStrong,
  }))
  return (
    <Dialog title={title} description={fleet} width={460} initialFocus={closeButton} onClose={onClose}>
      <DescriptionList items={items} />
      {notes.length > 0 && <Paragraphs texts={notes} muted />}
      <DialogActions>
        <ReceiptActions receipt={receipt} />
        <Button ref={closeButton} variant="primary" onClick={onClose}>
          {t.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
