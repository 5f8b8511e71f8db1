import { defineMessages } from '../messageSet.ts'

/** English sentences of the namespace `paymentReturn`. @since 0.1.0 */
export const paymentReturnMessages = defineMessages('paymentReturn', {
  title: 'Back from your payment',
  opening: 'Opening your cash-in…',
  openingBank: 'Loading your BPI accounts. Nothing is paid yet.',
  otherTitle: 'This payment is for another fleet',
  otherFleet: (fleet: string) => `The payment is for: ${fleet}`,
  otherLead: (current: string) =>
    `You are working on ${current} now. Select the fleet of the payment to see the result. Nothing is lost.`,
  selectFleet: 'Select fleet',
  stay: (current: string) => `Stay with ${current}`,
  failedTitle: 'Your BPI payment could not be continued',
  codeRefused: 'Your approval at BPI is no longer valid: it was already used, or it has expired.',
  nothingPaid:
    'Nothing was paid: BPI charges you only after you enter its one-time code here. Start again from Cash In, or continue this cash-in from the history.',
  backToCashIn: 'Back to Cash In',
  history: 'Cash-in history',
})
