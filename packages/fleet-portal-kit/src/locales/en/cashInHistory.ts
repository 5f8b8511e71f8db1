import type { cashinStatuses } from 'fleet-portal-api-client/contract/cashin'
import { defineMessages } from '../messageSet.ts'

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
  emptyNext: 'Make the first cash-in',
  dates: 'Date range',
  statuses,
  created: 'Created',
  referenceNumber: 'Reference number',
  cashInId: 'Cash-In ID',
  idLabel: 'ID',
  channel: 'Channel',
  mode: 'Mode',
  amount: 'Amount',
  fee: (amount: string) => `+ ${amount} fee`,
  status: 'Status',
  payUntil: (time: string) => `Pay until ${time}`,
  fulfilled: 'Fulfilled',
  continue: 'Continue',
  receipt: 'Receipt',
  slip: 'Payment slip',
  record: 'Print or save',
  cannotContinue:
    'The payment page has an unexpected address, so it was not opened. Start the cash-in again, or contact support.',
})
