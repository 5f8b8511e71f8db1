import type { Payment } from 'fleet-portal-api-client/contract/payments'
import type { Centavos } from 'fleet-portal-api-client/money'
import { useRef } from 'react'
import { Dialog, DialogActions } from '../../foundation/overlay/Dialog.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { DescriptionList } from '../../foundation/ui/DescriptionList.tsx'
import { VStack, Paragraph } from '../../foundation/ui/layout.ts'
import { cardPaymentsMessages } from '../../locales/en/cardPayments.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'

interface RemarksDialogProps {
  item: Pick<Payment, 'remarks' | 'paidAt' | 'stationName' | 'orNumber'>
  amount: Centavos
  onClose: () => void
}

/** Shows the remarks of a payment, for example why it was voided. */
export function RemarksDialog({ item, amount, onClose }: RemarksDialogProps) {
  const t = useMessages(cardPaymentsMessages)
  const { formatInstant, formatPesos } = useFormats()
  const ui = useMessages(uiMessages)
  const closeButton = useRef<HTMLButtonElement>(null)
  const { remarks, paidAt, stationName, orNumber } = item
  return (
    <Dialog title={t.remarksTitle} onClose={onClose} initialFocus={closeButton} width={440}>
      <VStack $gap={4}>
        <Paragraph $muted={!remarks}>{remarks || t.noReason}</Paragraph>
        <DescriptionList
          items={[
            { name: t.date, value: formatInstant(paidAt) },
            { name: t.station, value: stationName },
            { name: t.amount, value: formatPesos(amount) },
            ...(orNumber ? [{ name: t.orNumber, value: orNumber }] : []),
          ]}
        />
      </VStack>
      <DialogActions>
        <Button ref={closeButton} onClick={onClose}>
          {ui.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
