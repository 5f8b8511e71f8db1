import { defineMessages } from '../messageSet.ts'
import { plural } from './plural.ts'

/** English sentences of the namespace `walletActivity`. @since 0.1.0 */
export const walletActivityMessages = defineMessages('walletActivity', {
  balance: 'Wallet balance by day',
  balanceBasis: 'At the end of each day, from cash-ins and card payments.',
  balanceFrom: (day: string) => `Starts on ${day}. Earlier days are not shown.`,
  balanceUnknown: 'The entries do not add up to the balance, so no day can be shown.',
  lowest: (amount: string, day: string) => `Lowest: ${amount} on ${day}`,
  highest: (amount: string, day: string) => `Highest: ${amount} on ${day}`,
  day: 'Day',
  amount: 'Balance',
  cashIns: 'Last cash-ins',
  cashInsNone: 'No cash-ins yet.',
  byProduct: 'Card payments by product',
  byStation: 'Card payments by station',
  paymentsNone: 'No card payments in this period.',
  period: (days: number) => `The last ${plural(days, 'day')}, without voided payments.`,
  newest: (shown: number, since: string) =>
    `The last ${plural(shown, 'payment')}, since ${since}, without voided payments.`,
  other: (count: number) => plural(count, 'other station'),
})
