export { VehicleFinancing } from './VehicleFinancing.tsx'
export type { VehicleFinancingProps } from './VehicleFinancing.tsx'
export { sampleLoanTerms } from './sampleLoanTerms.ts'
export type { LoanBranch, LoanTerms, PrivacyNotice, SalesRegion } from './loanTerms.ts'
