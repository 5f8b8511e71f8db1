import { centavos } from 'api-client/money'
import { useEffect, useRef, useState } from 'react'
import { formatPesos } from '../../foundation/format/amounts.ts'
import { Dialog, DialogActions } from '../../foundation/overlay/Dialog.tsx'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { Facts } from '../../foundation/ui/Facts.tsx'
import { cashInMessages } from '../../locales/en/cashIn.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import type { CashInState } from './cashInFlow.ts'
import { isPaidElsewhere, type Order } from './order.ts'
import { formatPoints } from './points.ts'

interface ConfirmCashInProps {
  state: Extract<CashInState, { step: 'asking' | 'sending' }>
  onConfirm: () => void
  onClose: () => void
}

const longAfter = 15_000

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
  const ui = useMessages(uiMessages)
  const cancel = useRef<HTMLButtonElement>(null)
  const { order } = state
  const { method, paidWith } = order
  const isSending = state.step === 'sending'
  const isChecking = isSending && state.isChecking
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isSending) return
    const timer = setTimeout(() => setLong(true), longAfter)
    return () => clearTimeout(timer)
  }, [isSending])
  const lines = useLines(order)
  const held = isChecking ? t.stillChecking : isSending ? t.sending : undefined
  const label = {
    otc: t.getReference,
    'vip-locqpay': t.redeem,
    card: t.goToPayment,
    'online-banking': t.goToPayment,
  }
  const isElsewhere = isPaidElsewhere(order)
  return (
    <Dialog
      title={isChecking ? t.checkingTitle : t.confirmTitle}
      role="alertdialog"
      width={460}
      initialFocus={cancel}
      onClose={onClose}
      heldReason={held}
    >
      {isChecking && <Banner tone="info">{state.isEarlier ? t.earlier : ui.checking}</Banner>}
      {isSending && isLong && <Banner tone="info">{t.takesLong}</Banner>}
      <Facts items={lines} />
      {isElsewhere && !isSending && (
        <Banner tone="info">{t.opensSite(method === 'card' ? t.paymentPage : paidWith)}</Banner>
      )}
      {!isChecking && (
        <DialogActions>
          <Button ref={cancel} onClick={onClose} disabledReason={held}>
            {ui.cancel}
          </Button>
          <Button
            variant="primary"
            busy={isSending}
            // The second click of a double click was meant for what stood here before.
            onClick={({ detail }) => detail < 2 && onConfirm()}
          >
            {label[method]}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  )
}
