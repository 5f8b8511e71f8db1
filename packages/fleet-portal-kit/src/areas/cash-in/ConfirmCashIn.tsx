import { centavos } from 'api-client/money'
import { formatPesos } from '../../foundation/format/amounts.ts'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { DescriptionList } from '../../foundation/ui/DescriptionList.tsx'
import { cashInMessages } from '../../locales/en/cashIn.ts'
import { PaymentConfirmation } from '../../pieces/PaymentConfirmation.tsx'
import { useMessages } from '../../provider/messages.ts'
import type { CashInState } from './cashInFlow.ts'
import { isPaidElsewhere, type Order } from './order.ts'
import { formatPoints } from './points.ts'

interface ConfirmCashInProps {
  state: Extract<CashInState, { step: 'asking' | 'sending' }>
  onConfirm: () => void
  onClose: () => void
}

/** What an order is, line by line. */
function useLines({ method, amount, fee, paidWith, worth }: Order) {
  const t = useMessages(cashInMessages)
  if (method === 'vip-locqpay') {
    return [
      { name: t.points, value: formatPoints(amount / 100) },
      { name: t.credited, value: formatPesos(worth ?? amount), isStrong: true },
    ]
  }
  return [
    { name: method === 'otc' ? t.payAt : t.payWith, value: paidWith },
    { name: t.credited, value: formatPesos(amount) },
    { name: t.fee, value: fee === 0 ? t.noFee : formatPesos(fee) },
    { name: t.toPay, value: formatPesos(centavos(amount + fee)), isStrong: true },
  ]
}

/** Puts the cash-in before the person and stays until it is known how it ended. */
export function ConfirmCashIn({ state, onConfirm, onClose }: ConfirmCashInProps) {
  const t = useMessages(cashInMessages)
  const { order } = state
  const { method, paidWith } = order
  const labels = {
    otc: t.getReference,
    'vip-locqpay': t.redeem,
    card: t.goToPayment,
    'online-banking': t.goToPayment,
  }
  return (
    <PaymentConfirmation words={t} label={labels[method]} {...{ state, onConfirm, onClose }}>
      <DescriptionList items={useLines(order)} />
      {isPaidElsewhere(order) && state.step === 'asking' && (
        <Banner tone="info">{t.opensSite(method === 'card' ? t.paymentPage : paidWith)}</Banner>
      )}
    </PaymentConfirmation>
  )
}
