export { CashInPanel } from './CashInPanel.tsx'
export type { CashInPanelProps } from './CashInPanel.tsx'
export type { CashInFields } from './cashInFields.ts'
