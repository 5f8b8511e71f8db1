import { defineMessages } from '../messageSet.ts'

/** English sentences of the namespace `nonFuelTransactions`. @since 0.1.0 */
export const nonFuelTransactionsMessages = defineMessages('nonFuelTransactions', {
  title: 'Non-Fuel Transactions',
  subtitle: 'Review purchases other than fuel made with your fleet cards.',
  empty: 'Nothing other than fuel has been paid with a fleet card yet.',
  transactionRemarks: 'Transaction remarks',
})
