export { FleetCashInHistory } from './FleetCashInHistory.tsx'
export type { FleetCashInHistoryProps } from './FleetCashInHistory.tsx'
