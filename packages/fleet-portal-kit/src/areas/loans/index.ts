export { FleetLoans } from './FleetLoans.tsx'
export type { FleetLoansProps, LoanFields } from './FleetLoans.tsx'
export type { LoanBranch, LoanTerms, PrivacyNotice, SalesRegion } from './loanTerms.ts'
