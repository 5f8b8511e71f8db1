import { FileText, Printer } from 'lucide'
import { useState } from 'react'
import { plainSpaces } from '../../foundation/outside/plainSpaces.ts'
import { saveText } from '../../foundation/outside/saveText.ts'
import { ShareButton } from '../print/ShareButton.tsx'
import { PrintFrame } from '../print/PrintFrame.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { HStack } from '../../foundation/ui/layout.ts'
import { paperMessages } from '../../locales/en/paper.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { receiptFileName, receiptText, type Receipt } from './receipt.ts'
import { ReceiptPaper, receiptStyles } from './ReceiptPaper.tsx'

/** The buttons that print, save and share a receipt. */
export function ReceiptActions({ receipt }: { receipt: Receipt }) {
  const t = useMessages(paperMessages)
  const { formatInstant } = useFormats()
  const [printedAt, setPrintedAt] = useState<number>()
  const madeAt = (time: number) => t.madeAt(formatInstant(new Date(time).toISOString()))
  const text = () => receiptText(receipt, madeAt(Date.now()))
  const { title } = receipt
  return (
    <HStack $wrap role="group" aria-label={title}>
      <Button icon={Printer} onClick={() => setPrintedAt(Date.now())}>
        {t.print}
      </Button>
      <Button icon={FileText} onClick={() => saveText(receiptFileName(receipt), plainSpaces(text()))}>
        {t.saveText}
      </Button>
      <ShareButton title={title} textOf={text} />
      {printedAt !== undefined && (
        <PrintFrame
          key={printedAt}
          title={title}
          styles={receiptStyles}
          onPrinted={() => setPrintedAt(undefined)}
        >
          <ReceiptPaper receipt={receipt} madeAt={madeAt(printedAt)} />
        </PrintFrame>
      )}
    </HStack>
  )
}
