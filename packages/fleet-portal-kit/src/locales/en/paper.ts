import { defineMessages } from '../messageSet.ts'

/** English sentences of the namespace `paper`. @since 0.1.0 */
export const paperMessages = defineMessages('paper', {
  print: 'Print',
  printPreview: 'Print preview',
  share: 'Share',
  notShared: 'The device could not share this. Save or copy it instead.',
  saveText: 'Save as text',
  madeAt: (time: string) => `Made on ${time}`,

  cashInReceipt: 'Cash-in receipt',
  otcSlip: 'Over-the-counter payment slip',
  unpaidCashIn: 'Cash-in that is not paid yet',
  purchaseReceipt: 'Fuel purchase receipt',

  referenceNumber: 'Reference number',
  referenceId: 'Reference ID',
  cashInId: 'Cash-In ID',
  payWith: 'Paid with',
  payAt: 'Pay at',
  payBy: 'Payment method',
  bank: 'Bank',
  amount: 'Amount',
  credited: 'Credited to the wallet',
  fee: 'Fee',
  toPay: 'Total to pay',
  paid: 'Total paid',
  status: 'Status',
  created: 'Created',
  paidOn: 'Paid on',
  payUntil: 'Pay until',
  product: 'Product',
  volume: 'Volume',
  creditPrice: 'Credit price',
  boughtOn: 'Bought on',

  otcPayUntil: (deadline: string) =>
    `You can pay only until ${deadline}, so contact support well before then.`,
  otcNote: 'Give the reference number to the teller and pay the exact total.',
  notPaidNote: 'This is no proof of payment: the payment is not confirmed yet.',
})
