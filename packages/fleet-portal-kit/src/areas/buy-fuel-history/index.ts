export { FleetBuyFuelHistory } from './FleetBuyFuelHistory.tsx'
export type { FleetBuyFuelHistoryProps } from './FleetBuyFuelHistory.tsx'
