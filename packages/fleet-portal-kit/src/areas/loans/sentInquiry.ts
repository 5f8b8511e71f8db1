import type { loanProducts } from 'api-client/contract/loans'

/** An inquiry that the server took. */
export interface SentInquiry {
  loanId: string
  /** Where the reply goes. */
  email: string
  product: (typeof loanProducts)[number]
  /** The name of the branch. */
  branch: string
  /** Milliseconds since 1970. */
  sentAt: number
}

const replyHours = 24

/** When the reply is promised for, as an instant. */
export const replyBy = ({ sentAt }: Pick<SentInquiry, 'sentAt'>): string =>
  new Date(sentAt + replyHours * 3_600_000).toISOString()
