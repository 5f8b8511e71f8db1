import type { itemPagesMessages } from '../en/itemPages.ts'
import { formatCount } from './plural.ts'

export const itemPages: typeof itemPagesMessages.defaults = {
  driver: 'Driver',
  vehicle: 'Sasakyan',
  card: 'Card',
  code: 'Fuel code',
  noDriver: 'Hindi nahanap ang driver',
  noVehicle: 'Hindi nahanap ang sasakyan',
  noCard: 'Hindi nahanap ang fleet card',
  noCode: 'Hindi nahanap ang fuel code',
  notFound: 'Wala ito sa fleet na ito. Baka mali ang link, o para sa ibang fleet. Hanapin ito sa listahan.',
  toList: 'Pumunta sa listahan',
  seeAll: (count: number) => `Tingnan lahat ng ${formatCount(count)}`,

  redemptions: 'Mga huling redemption',
  noRedemptions: 'Wala pang redemption.',
  payments: 'Mga huling bayad gamit ang card',
  noPayments: 'Wala pang bayad gamit ang card.',
  fuelPaymentsOnly:
    'Fuel at lubes lang, kasama ang mga na-void na bayad. Kasama rin sa mga transaksyon ng isang buwan ang ibang binili, pero hindi ang mga na-void.',
  otherPurchases: 'Tingnan ang ibang binili',
  activeCodes: 'Mga aktibong fuel code',
  noActiveCodes: 'Walang aktibong fuel code.',
  cards: 'Mga fleet card',
  noCards: 'Walang fleet card na nakapangalan dito.',

  date: 'Petsa',
  station: 'Istasyon',
  driverAndVehicle: 'Driver, sasakyan',
  product: 'Produkto',
  volume: 'Volume',
  amount: 'Halaga',
  left: 'Natitira',
  leftOf: (left: string, total: string) => `${left} sa ${total}`,
  validUntil: 'May bisa hanggang',
  moneyThisMonth: 'Nabayaran ngayong buwan',
  transactionsThisMonth: 'Mga transaksyon ngayong buwan',
  status: 'Status',
  remarks: 'Mga remark',
  options: 'SMS, renewal',
}
