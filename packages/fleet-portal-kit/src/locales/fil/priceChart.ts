import type { priceChartMessages } from '../en/priceChart.ts'

export const priceChart: typeof priceChartMessages.defaults = {
  title: 'Kasaysayan ng paggalaw ng presyo',
  graph: 'Graph',
  graphs: {
    priceMovements: 'Mga paggalaw ng presyo',
    priceMovementsCumulative: 'Pinagsama-samang paggalaw ng presyo',
    contractPrices: 'Mga presyo sa kontrata',
  },
  asChart: 'Ipakita bilang chart',
  asTable: 'Ipakita bilang table',
  period: 'Period',
  unit: '₱ kada litro',
  keys: 'Lumilipat ang mga arrow key sa bawat period.',
}
