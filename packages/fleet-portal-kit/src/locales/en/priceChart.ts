import { defineMessages } from '../messageSet.ts'

/** English sentences of the namespace `priceChart`. @since 0.1.0 */
export const priceChartMessages = defineMessages('priceChart', {
  title: 'Price movement history',
  graph: 'Graph',
  graphs: {
    priceMovements: 'Price movements',
    priceMovementsCumulative: 'Cumulative price movements',
    contractPrices: 'Contract prices',
  },
  asChart: 'Show as chart',
  asTable: 'Show as table',
  period: 'Period',
  unit: '₱ per liter',
  keys: 'Arrow keys go from period to period.',
})
