import { defineMessages } from '../messageSet.ts'
import { formatCount } from './formats.ts'
import { plural } from './plural.ts'

/** English sentences of the namespace `reconciliation`. @since 0.1.0 */
export const reconciliationMessages = defineMessages('reconciliation', {
  title: 'Reconciliation',
  intro: 'What came in and went out in a month, compared with the balance of the fleet.',
  month: 'Month',
  previous: 'Previous month',
  next: 'Next month',
  noFuture: 'This month is not over yet. Later ones have no entries.',
  period: (first: string, last: string) => `${first} – ${last}`,
  soFar: (month: string) => `${month}, so far`,
  wallet: 'Wallet',

  opening: (day: string) => `Opening balance, ${day}`,
  lines: {
    cashIn: 'Cash-ins',
    purchase: 'Fuel purchases',
    redemption: 'Redemptions',
    fuelPayment: 'Card payments for fuel',
    otherPayment: 'Other card payments',
  },
  counted: (name: string, count: number) => `${name} (${formatCount(count)})`,
  countedWithVoids: (name: string, count: number, voided: number) =>
    `${name} (${formatCount(count)} and ${formatCount(voided)} voided)`,
  voids: 'Voided, given back',
  closing: (day: string) => `Closing balance, ${day}`,
  closingNow: 'Balance by these entries, now',
  fees: 'Fees of cash-ins, not in the wallet',
  paidIn: 'Cash-ins with fees, total paid',
  feesUnknown: (count: number) => `The fee of ${plural(count, 'cash-in')} is not known.`,
  saved: 'Saved against the pump price',
  paidAbove: 'Paid above the pump price',
  savingsUnknown: (count: number) => `One of the two prices is not known for ${plural(count, 'redemption')}.`,
  noEntries: 'No entries in this month.',

  later: (day: string) => `Entries after ${day}`,
  computed: 'Balance by all entries, now',
  balance: 'Balance of the fleet, now',
  free: 'Not in fuel codes',
  inCodes: 'In fuel codes',
  difference: 'Difference',
  matches: 'Matches the balance',
  differs: (amount: string) => `Differs by ${amount}`,
  unchecked: 'Not checked',
  allMatch: (total: number) => `${formatCount(total)} of ${plural(total, 'account')} match the balance`,
  someDiffer: (count: number, total: number) =>
    `${formatCount(count)} of ${plural(total, 'account')} differ${count === 1 ? 's' : ''} from the balance`,
  more: 'The balance is higher than the entries explain. Show this page to your account manager.',
  less: 'The balance is lower than the entries explain. Show this page to your account manager.',
  voidNote: 'A voided entry is counted and given back on the day of the entry.',

  reading: 'Reading all entries',
  readingBalances: 'Reading the balances…',
  progress: (read: string, total: string) => `${read} of ${total} entries`,
  cancel: 'Cancel',
  cancelled: 'Reading was cancelled',
  cancelledDetail: 'Nothing is calculated from a part of the entries.',
  start: 'Read the entries',
  readAgain: 'Read again',
  tooMany: 'Too many entries',
  tooManyDetail: (total: string, most: string) =>
    `There are ${total} entries since the start of this month, and this page reads at most ${most}. Choose a later month, or export the lists.`,
  basis: (count: number, time: string) =>
    `Calculated from ${plural(count, 'entry', 'entries')}, read at ${time}.`,
  allRead: 'All entries of the fleet were read.',
  notAllRead:
    'The fleet has too many entries to read all. The opening balance is calculated back from the present balance, so nothing is checked.',
  changed: 'A balance changed while the entries were read. Read them again before you trust a difference.',

  print: 'Print',
  csv: 'Download CSV',
  csvName: 'reconciliation',
  csvAccount: 'Account',
  csvUnit: 'Unit',
  csvEntry: 'Entry',
  csvCount: 'Count',
  csvAmount: 'Amount',
  pesos: 'PHP',
  litres: 'liters',
  madeAt: (time: string) => `Made on ${time}`,
})
