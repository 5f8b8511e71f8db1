import type { nonFuelTransactionsMessages } from '../en/nonFuelTransactions.ts'

export const nonFuelTransactions: typeof nonFuelTransactionsMessages.defaults = {
  title: 'Mga Non-Fuel na Transaksiyon',
  subtitle: 'Suriin ang mga biniling hindi fuel gamit ang iyong mga fleet card.',
  empty: 'Wala pang binayarang hindi fuel gamit ang fleet card.',
  transactionRemarks: 'Remarks ng transaksiyon',
}
