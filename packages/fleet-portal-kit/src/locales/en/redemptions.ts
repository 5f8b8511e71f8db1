import { defineMessages } from '../messageSet.ts'
import { formatCount } from './formats.ts'
import { plural } from './plural.ts'

/** English sentences of the namespace `redemptions`. @since 0.1.0 */
export const redemptionsMessages = defineMessages('redemptions', {
  title: 'Redemption',
  allDates: 'Redemptions on all dates.',
  newestFirst: 'Newest first.',
  between: (from: string, to: string) =>
    from === to ? `Redemptions on ${from}.` : `Redemptions from ${from} to ${to}.`,
  search: 'Search driver, plate, code or OR number',
  empty: 'Nothing has been redeemed yet.',
  emptyWithCards: 'Nothing has been redeemed yet. Payments with fleet cards are under Fleet Card Redemption.',
  toCardRedemptions: 'Go to Fleet Card Redemption',
  date: 'Date',
  station: 'Station',
  driver: 'Driver',
  oneDriver: 'One driver',
  dispensedTo: 'Dispensed to',
  vehicle: 'Vehicle or drum',
  fuelCode: 'Fuel code',
  product: 'Product',
  products: 'Products',
  volume: 'Volume',
  averagePrice: (price: string) => `average ${price}`,
  totalPrice: 'Total, average price',
  pumpPrice: 'Pump price',
  points: 'Points',
  orNumber: 'OR number',
  status: 'Status',
  statusAndRemarks: 'Status and remarks',
  dateRange: 'Date range',
  onlyThis: (name: string) => `Filter by ${name}`,
  statuses: { success: 'Success', voided: 'Voided' },
  containers: { vehicle: 'Vehicle', 'drum container': 'Drum container' },
  noReason: 'No reason given',
  showNew: (count: number) => `Show ${plural(count, 'new redemption')}`,
  inAll: 'In all',
  redFlags: 'Red flags',
  onThisPage: 'On this page',
  counted: (count: number) => plural(count, 'redemption'),
  leftOut: (count: number) => `${formatCount(count)} voided ${count === 1 ? 'is' : 'are'} left out`,
})
