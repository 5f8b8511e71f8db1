import { defineMessages } from '../messageSet.ts'

/** English sentences of the namespace `paymentReturn`. @since 0.1.0 */
export const paymentReturnMessages = defineMessages('paymentReturn', {
  title: 'Back from your payment',
  opening: 'One moment: your cash-in is being opened.',
  openingBank: 'One moment: BPI is being asked for your accounts. Nothing is paid yet.',
  otherTitle: 'This payment is for another fleet',
  otherFleet: (fleet: string) => `It was made for: ${fleet}`,
  otherLead: (current: string) =>
    `You are working on ${current} now. Select the fleet of the payment to see what became of it; nothing is lost meanwhile.`,
  selectFleet: 'Select fleet',
  stay: (current: string) => `Stay with ${current}`,
  failedTitle: 'Your BPI payment could not be continued',
  codeRefused: 'BPI no longer knows of your approval: it was used before, or too much time has passed.',
  nothingPaid:
    'Nothing was paid: BPI takes money only after its one-time code was entered here. Start again from Cash In, or continue this cash-in from its history.',
  backToCashIn: 'Back to Cash In',
  history: 'Cash-in history',
})
