import type { cashInHistoryMessages } from '../en/cashInHistory.ts'

export const cashInHistory: typeof cashInHistoryMessages.defaults = {
  title: 'Kasaysayan ng Cash-In',
  back: 'Mag-cash in',
  search: 'Hanapin ang Cash-In ID o reference number',
  empty: 'Wala pang cash-in ang fleet na ito.',
  emptyNext: 'Gawin ang unang cash-in',
  dates: 'Saklaw ng petsa',
  statuses: {
    pending: 'Pending',
    success: 'Matagumpay',
    failed: 'Hindi nagtagumpay',
    expired: 'Nag-expire',
    voided: 'Na-void',
  },
  created: 'Ginawa noong',
  referenceNumber: 'Reference number',
  cashInId: 'Cash-In ID',
  idLabel: 'ID',
  channel: 'Channel',
  mode: 'Paraan',
  amount: 'Halaga',
  fee: (amount: string) => `+ ${amount} na fee`,
  status: 'Status',
  payUntil: (time: string) => `Magbayad hanggang ${time}`,
  fulfilled: 'Natupad noong',
  continue: 'Magpatuloy',
  receipt: 'Resibo',
  slip: 'Payment slip',
  record: 'I-print o i-save',
  cannotContinue:
    'Hindi inaasahan ang address ng pahina ng pagbabayad, kaya hindi ito binuksan. Simulan muli ang cash-in, o makipag-ugnayan sa support.',
}
