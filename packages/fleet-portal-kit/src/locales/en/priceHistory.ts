import type { movementTypes } from 'fleet-portal-api-client/contract/fuel'
import { defineMessages } from '../messageSet.ts'

const movements: Record<(typeof movementTypes)[number], string> = {
  initial: 'Price upon onboarding',
  national: 'National',
  account: 'Account-specific',
  discount: 'Discount update',
  changeRefS: 'Change of reference station',
}

/** English sentences of the namespace `priceHistory`. @since 0.1.0 */
export const priceHistoryMessages = defineMessages('priceHistory', {
  title: 'Price History',
  between: (from: string, to: string) =>
    from === to ? `Prices that took effect on ${from}.` : `Prices that took effect from ${from} to ${to}.`,
  back: 'Buy fuel',
  chart: 'Chart',
  compare: 'Side by side',
  dates: 'Date range',
  products: 'Products',
  movementType: 'Movement type',
  movements,
  effectiveDate: 'Effective date',
  product: 'Product',
  pumpPrice: 'Pump price (base price)',
  movement: 'Price movement',
  discount: 'Discount',
  creditPrice: 'Credit price (contract price)',
  empty: 'No price of this fleet changed in these four weeks. Choose a longer date range.',
  sideTitle: 'Credit prices side by side',
  sideDetail: 'Each row is a time when prices took effect, with the movement of each credit price.',
  noChange: 'No change',
  shown: (shown: string, total: string) => `${shown} of ${total} prices`,
})
