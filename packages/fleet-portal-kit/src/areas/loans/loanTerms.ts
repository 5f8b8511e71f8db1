import type { salesRegions } from 'fleet-portal-api-client/contract/loans'

/** `North Luzon`, `Metro Manila`, `South Luzon`, `Visayas` or `Mindanao`. @since 0.1.0 */
export type SalesRegion = (typeof salesRegions)[number]

/** A branch of the lender. @since 0.1.0 */
export interface LoanBranch {
  /** The name that users see. */
  label: string
  /** The branch code that the inquiry is sent with. */
  value: string
  /** The region in which users find the branch. */
  region: SalesRegion
}

/** A privacy notice: its text, with an empty line between paragraphs, or its https URL. @since 0.1.0 */
export type PrivacyNotice = { text: string } | { url: string }

/** The lender, its branches and the privacy notices of vehicle financing. @since 0.1.0 */
export interface LoanTerms {
  /** The name of the lender. */
  lender: string
  /** The branches that users can choose from. */
  branches: readonly LoanBranch[]
  /** The notices that a user has to accept: the lender's, and your own. */
  privacy: { lender: PrivacyNotice; product: PrivacyNotice }
}
