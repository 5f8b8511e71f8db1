import type { salesRegions } from 'api-client/contract/loans'

export type SalesRegion = (typeof salesRegions)[number]

export interface LoanBranch {
  /** What the person chooses by. */
  label: string
  /** What the inquiry is sent with. */
  value: string
  region: SalesRegion
}

/** What a person agrees to: a text of your own, paragraphs parted by an empty line, or the https address of one. */
export type PrivacyNotice = { text: string } | { url: string }

/** What only the host knows of its loans. */
export interface LoanTerms {
  /** The name of whoever lends. */
  lender: string
  branches: readonly LoanBranch[]
  /** How the lender, and how this product, treat what is sent. */
  privacy: { lender: PrivacyNotice; product: PrivacyNotice }
}
