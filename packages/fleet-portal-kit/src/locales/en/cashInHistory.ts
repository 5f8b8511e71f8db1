import type { cashinStatuses, paymentChannels } from 'api-client/contract/cashin'
import { defineMessages } from '../messageSet.ts'

const channels: Record<(typeof paymentChannels)[number], string> = {
  card: 'Card',
  'manual-paymaya': 'Manual PayMaya',
  'manual-bank-deposit': 'Manual bank deposit',
  'online-banking': 'Online banking',
  'locq-rebate': 'LOCQ rebate',
  'introductory-promo': 'Introductory promo',
  'withholding-tax-refund': 'Withholding tax refund',
  'seaoil-reciprocity': 'SEAOIL reciprocity',
  otc: 'Over the counter',
  'locq-pay-discount': 'LocqPay discount',
  'vip-locqpay': 'VIP business points',
  'manual-bank-deposit-spi': 'Manual bank deposit (SPI)',
}

const statuses: Record<(typeof cashinStatuses)[number], string> = {
  pending: 'Pending',
  success: 'Success',
  failed: 'Failed',
  expired: 'Expired',
  voided: 'Voided',
}

/** English sentences of the namespace `cashInHistory`. @since 0.1.0 */
export const cashInHistoryMessages = defineMessages('cashInHistory', {
  title: 'Cash-In History',
  back: 'Cash in',
  search: 'Search Cash-In ID or reference number',
  empty: 'This fleet has no cash-ins yet.',
  dates: 'Date range',
  channels,
  statuses,
  created: 'Created',
  referenceNumber: 'Reference number',
  cashInId: 'Cash-In ID',
  channel: 'Channel',
  mode: 'Mode',
  amount: 'Amount',
  fee: (amount: string) => `+ ${amount} fee`,
  status: 'Status',
  payUntil: (time: string) => `Pay until ${time}`,
  fulfilled: 'Fulfilled',
  continue: 'Continue',
  cannotContinue:
    'The payment page has an unexpected address, so it was not opened. Start the cash-in again, or contact support.',
})
