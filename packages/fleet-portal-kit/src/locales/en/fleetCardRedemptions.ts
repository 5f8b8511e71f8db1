import { defineMessages } from '../messageSet.ts'
import { plural } from './plural.ts'

/** English sentences of the namespace `fleetCardRedemptions`. @since 0.1.0 */
export const fleetCardRedemptionsMessages = defineMessages('fleetCardRedemptions', {
  title: 'Fleet Card Redemption',
  allDates: 'Fuel and lubes paid with fleet cards on all dates.',
  newestFirst: 'Newest first.',
  between: (from: string, to: string) =>
    `Fuel and lubes paid with fleet cards ${from === to ? `on ${from}` : `from ${from} to ${to}`}.`,
  empty: 'Nothing has been paid with a fleet card yet.',
  dispensedTo: 'Dispensed to',
  products: 'Products',
  product: 'Product, price',
  volume: 'Volume',
  volumeAndPoints: 'Volume, points',
  atPrice: (price: string) => `at ${price}`,
  discount: 'Total discount',
  perLitre: (price: string) => `${price} per liter`,
  finalAmount: 'Final amount',
  ofAmount: (amount: string) => `of ${amount}`,
  points: (count: number) => plural(count, 'point'),
  discounted: (amount: string) => `${amount} discount`,
})
