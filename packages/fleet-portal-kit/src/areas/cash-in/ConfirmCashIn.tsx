import { centavos } from 'fleet-portal-api-client/money'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { DescriptionList } from '../../foundation/ui/DescriptionList.tsx'
import { cashInMessages } from '../../locales/en/cashIn.ts'
import { PaymentConfirmation } from '../../pieces/forms/PaymentConfirmation.tsx'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { isPaidElsewhere } from '../../headless/cash-in/cashInOrder.ts'
import type { CashInOrder } from '../../headless/cash-in/cashInDetails.ts'
import { methodRules } from './order.ts'
import { formatPoints } from './channels/points.ts'
import type { CashIn } from '../../headless/cash-in/useCashInFlow.ts'

interface ConfirmCashInProps {
  state: Extract<CashIn, { status: 'confirming' | 'sending' | 'lookingUp' }>
  onConfirm: () => void
  onClose: () => void
}

/** The rows of the confirmation. */
function useConfirmationRows({ method, amount, fee, paidWith, worth }: CashInOrder) {
  const t = useMessages(cashInMessages)
  const { formatPesos } = useFormats()
  if (method === 'vip-locqpay') {
    return [
      { name: t.points, value: formatPoints(amount / 100) },
      { name: t.credited, value: formatPesos(worth ?? amount), isStrong: true },
    ]
  }
  return [
    { name: method === 'otc' ? t.payAt : t.payWith, value: paidWith },
    { name: t.amount, value: formatPesos(amount) },
    { name: t.fee, value: formatPesos(fee) },
    { name: t.toPay, value: formatPesos(centavos(amount + fee)), isStrong: true },
    { name: t.credited, value: formatPesos(amount) },
  ]
}

/** Asks the user to confirm a cash-in, and stays open until the outcome is known. */
export function ConfirmCashIn({ state, onConfirm, onClose }: ConfirmCashInProps) {
  const t = useMessages(cashInMessages)
  const { status, origin, details: order } = state
  const { method, paidWith } = order
  const { confirmLabel } = methodRules[method]
  return (
    <PaymentConfirmation sentences={t} label={confirmLabel(t)} {...{ status, origin, onConfirm, onClose }}>
      <DescriptionList items={useConfirmationRows(order)} />
      {isPaidElsewhere(method) && status === 'confirming' && (
        <Banner tone="info">{t.opensSite(method === 'card' ? t.paymentPage : paidWith)}</Banner>
      )}
    </PaymentConfirmation>
  )
}
