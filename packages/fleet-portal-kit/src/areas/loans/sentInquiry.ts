import type { loanProducts } from 'fleet-portal-api-client/contract/loans'

/** An inquiry that the server accepted. */
export interface SentInquiry {
  loanId: string
  /** The email for the reply. */
  email: string
  product: (typeof loanProducts)[number]
  /** The name of the branch. */
  branch: string
  /** Milliseconds since 1970. */
  sentAt: number
}

const replyHours = 24

/** The promised time of the reply, in ISO 8601. */
export const replyBy = ({ sentAt }: Pick<SentInquiry, 'sentAt'>): string =>
  new Date(sentAt + replyHours * 3_600_000).toISOString()
