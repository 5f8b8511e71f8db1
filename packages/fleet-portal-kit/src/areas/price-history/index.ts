export { FleetPriceHistory } from './FleetPriceHistory.tsx'
export type { FleetPriceHistoryProps } from './FleetPriceHistory.tsx'
