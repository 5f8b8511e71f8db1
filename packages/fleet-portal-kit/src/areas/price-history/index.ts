export { PriceHistory } from './PriceHistory.tsx'
export type { PriceHistoryProps } from './PriceHistory.tsx'
