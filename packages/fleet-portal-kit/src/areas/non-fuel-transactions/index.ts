export { FleetNonFuelTransactions } from './FleetNonFuelTransactions.tsx'
export type { FleetNonFuelTransactionsProps } from './FleetNonFuelTransactions.tsx'
