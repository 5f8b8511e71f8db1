import { cashinMethods } from 'fleet-portal-api-client/contract/cashin'
import { Clock, Store, type IconNode } from 'lucide'
import type { CashInMethod } from '../../headless/cash-in/cashInDetails.ts'
import type { cashInMessages } from '../../locales/en/cashIn.ts'

type Messages = typeof cashInMessages.defaults

interface PendingText {
  icon: IconNode
  title: string
  body: string
  notes?: readonly string[]
}

interface MethodRules {
  /** The button of the confirmation. */
  confirmLabel: (t: Messages) => string
  /** What a pending cash-in of this method tells the user. Default: that the payment is not confirmed yet. */
  pending?: (t: Messages, bank: string | undefined) => PendingText
}

/** What differs between the payment methods after their form. */
export const methodRules: Record<CashInMethod, MethodRules> = {
  card: { confirmLabel: (t) => t.goToPayment },
  'online-banking': { confirmLabel: (t) => t.goToPayment },
  otc: {
    confirmLabel: (t) => t.getReference,
    pending: (t, bank) => ({
      icon: Store,
      title: t.otcTitle,
      body: t.otcBody(bank ?? t.bankUnnamed),
      notes: [t.otcFollowUp, t.verification],
    }),
  },
  'vip-locqpay': {
    confirmLabel: (t) => t.redeem,
    pending: (t) => ({ icon: Clock, title: t.pointsTitle, body: t.pointsBody }),
  },
}

/** The rules of the method of a cash-in that the server knows. Undefined if the portal does not offer the method. */
export function rulesOf(channel: string | null | undefined): MethodRules | undefined {
  const method = cashinMethods.find((one) => one === channel)
  return method && methodRules[method]
}
