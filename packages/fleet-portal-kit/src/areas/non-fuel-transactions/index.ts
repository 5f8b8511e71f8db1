export { NonFuelTransactions } from './NonFuelTransactions.tsx'
export type { NonFuelTransactionsProps } from './NonFuelTransactions.tsx'
