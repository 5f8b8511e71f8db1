import type { redemptionsMessages } from '../en/redemptions.ts'
import { plural } from './plural.ts'

/* The list and its red flags are loaded together. */
export { redFlags } from './redFlags.ts'

export const redemptions: typeof redemptionsMessages.defaults = {
  title: 'Mga Redemption',
  allDates: 'Mga redemption sa lahat ng petsa.',
  newestFirst: 'Pinakabago muna.',
  between: (from: string, to: string) =>
    from === to ? `Mga redemption noong ${from}.` : `Mga redemption mula ${from} hanggang ${to}.`,
  search: 'Hanapin ang driver, plate, code o OR number',
  empty: 'Wala pang na-redeem.',
  emptyWithCards:
    'Wala pang na-redeem. Nasa Mga Redemption ng Fleet Card ang mga bayad gamit ang fleet card.',
  toCardRedemptions: 'Pumunta sa Mga Redemption ng Fleet Card',
  date: 'Petsa',
  station: 'Station',
  driver: 'Driver',
  oneDriver: 'Isang driver',
  dispensedTo: 'Ikinarga sa',
  vehicle: 'Sasakyan, ikinarga sa',
  fuelCode: 'Fuel code',
  product: 'Produkto',
  products: 'Mga produkto',
  volume: 'Volume',
  averagePrice: (price: string) => `average na ${price}`,
  totalPrice: 'Kabuuan, average na presyo',
  pumpPrice: 'Presyo sa pump',
  points: 'Puntos',
  orNumber: 'OR number',
  status: 'Status',
  statusAndRemarks: 'Status at remarks',
  dateRange: 'Saklaw ng petsa',
  onlyThis: (name: string) => `I-filter ayon sa ${name}`,
  statuses: { success: 'Matagumpay', voided: 'Na-void' },
  containers: { vehicle: 'Sasakyan', 'drum container': 'Drum container' },
  noReason: 'Walang ibinigay na dahilan',
  showNew: (count) => `Ipakita ang ${plural(count, 'bagong redemption')}`,
  inAll: 'Sa kabuuan',
  redFlags: 'Mga red flag',
  onThisPage: 'Sa pahinang ito',
  counted: (count: number) => plural(count, 'redemption'),
  leftOut: (count: number) => `hindi kasama ang ${plural(count, 'na-void')}`,
}
