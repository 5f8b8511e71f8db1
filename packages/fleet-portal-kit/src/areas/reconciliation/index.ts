export { FleetReconciliation } from './FleetReconciliation.tsx'
export type { FleetReconciliationProps } from './FleetReconciliation.tsx'
