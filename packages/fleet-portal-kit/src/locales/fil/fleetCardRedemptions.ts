import type { fleetCardRedemptionsMessages } from '../en/fleetCardRedemptions.ts'
import { plural } from './plural.ts'

export const fleetCardRedemptions: typeof fleetCardRedemptionsMessages.defaults = {
  title: 'Mga Redemption ng Fleet Card',
  allDates: 'Fuel at lubes na binayaran gamit ang mga fleet card sa lahat ng petsa.',
  newestFirst: 'Pinakabago muna.',
  between: (from: string, to: string) =>
    from === to
      ? `Fuel at lubes na binayaran gamit ang mga fleet card noong ${from}.`
      : `Fuel at lubes na binayaran gamit ang mga fleet card mula ${from} hanggang ${to}.`,
  empty: 'Wala pang nabayaran gamit ang fleet card.',
  dispensedTo: 'Ikinarga sa',
  products: 'Mga produkto',
  product: 'Produkto, presyo',
  volume: 'Volume',
  volumeAndPoints: 'Volume, puntos',
  atPrice: (price: string) => `sa ${price}`,
  discount: 'Kabuuang diskuwento',
  perLitre: (price: string) => `${price}/L`,
  finalAmount: 'Huling halaga',
  ofAmount: (amount: string) => `mula ${amount}`,
  points: (count: number) => plural(count, 'puntos'),
  discounted: (amount: string) => `${amount} na diskuwento`,
}
