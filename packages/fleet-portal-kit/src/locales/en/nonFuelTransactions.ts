import { defineMessages } from '../../provider/messages.ts'

export const nonFuelTransactionsMessages = defineMessages('nonFuelTransactions', {
  title: 'Non-Fuel Transactions',
  subtitle: 'Review purchases other than fuel made with your fleet cards.',
  empty: 'Nothing other than fuel has been paid with a fleet card yet.',
  transactionRemarks: 'Transaction remarks',
})
