import type { Fleet } from 'api-client/contract/fleets'
import type { CashInControl } from '../useCashIn.ts'
import type { CashInDraft } from '../useCashInDraft.ts'

/** What the form of every way to pay in is given. */
export interface ChannelProps {
  fleetId: string
  fleet: Fleet
  control: CashInControl
  /** What is typed stays when the way to pay is changed, and when the page is loaded anew. */
  draft: CashInDraft
  onDraft: (next: Partial<CashInDraft>) => void
  /** What the server said of the amount that was sent. */
  refusal: string | undefined
  /** The role may look and do nothing. */
  isReadOnly: boolean
  /** Why nothing can be paid in now. */
  reason: string | undefined
}
