export { CashInHistory } from './CashInHistory.tsx'
export type { CashInHistoryProps } from './CashInHistory.tsx'
