import type { paperMessages } from '../en/paper.ts'

export const paper: typeof paperMessages.defaults = {
  print: 'I-print',
  printPreview: 'Preview ng print',
  share: 'I-share',
  notShared: 'Hindi ito ma-share ng device. I-save o kopyahin na lang.',
  saveText: 'I-save bilang text',
  madeAt: (time: string) => `Ginawa noong ${time}`,

  cashInReceipt: 'Resibo ng cash-in',
  otcSlip: 'Payment slip para sa over the counter',
  unpaidCashIn: 'Cash-in na hindi pa nababayaran',
  purchaseReceipt: 'Resibo ng pagbili ng fuel',

  referenceNumber: 'Reference number',
  referenceId: 'Reference ID',
  cashInId: 'Cash-In ID',
  payWith: 'Ibinayad gamit ang',
  payAt: 'Magbayad sa',
  payBy: 'Paraan ng pagbabayad',
  bank: 'Bangko',
  amount: 'Halaga',
  credited: 'Naidagdag sa wallet',
  fee: 'Fee',
  toPay: 'Kabuuang babayaran',
  paid: 'Kabuuang binayaran',
  status: 'Status',
  created: 'Ginawa noong',
  paidOn: 'Binayaran noong',
  payUntil: 'Magbayad hanggang',
  product: 'Produkto',
  volume: 'Volume',
  creditPrice: 'Credit price',
  boughtOn: 'Binili noong',

  otcPayUntil: (deadline: string) =>
    `Hanggang ${deadline} ka lang makakapagbayad, kaya makipag-ugnayan sa support bago pa ang oras na iyon.`,
  otcNote: 'Ibigay ang reference number sa teller at bayaran ang eksaktong kabuuan.',
  notPaidNote: 'Hindi ito patunay ng pagbabayad: hindi pa kumpirmado ang bayad.',
}
