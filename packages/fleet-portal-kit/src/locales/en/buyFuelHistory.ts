import { defineMessages } from '../messageSet.ts'
import { plural } from './plural.ts'

/** English sentences of the namespace `buyFuelHistory`. @since 0.1.0 */
export const buyFuelHistoryMessages = defineMessages('buyFuelHistory', {
  title: 'Buy Fuel History',
  search: 'Search reference ID',
  empty: 'This fleet has not bought any fuel yet.',
  emptyNext: 'Buy the first fuel',
  back: 'Buy fuel',
  dates: 'Date range',
  product: 'Product',
  created: 'Created',
  referenceId: 'Reference ID',
  creditPrice: 'Credit price',
  volume: 'Volume',
  amount: 'Amount',
  inAll: 'In all',
  onThisPage: 'On this page',
  counted: (count: number) => plural(count, 'purchase'),
  buyAgain: 'Buy again',
  receipt: 'Receipt',
})
