export { BuyFuelHistory } from './BuyFuelHistory.tsx'
export type { BuyFuelHistoryProps } from './BuyFuelHistory.tsx'
