import type { Fleet } from 'fleet-portal-api-client/contract/fleets'
import type { CashInControls } from '../cashInControls.ts'
import type { CashInControl } from '../useCashIn.ts'
import type { CashInDraft } from '../useCashInDraft.ts'

/** The props of the form of a payment method. */
export interface ChannelProps {
  fleetId: string
  fleet: Fleet
  control: CashInControl
  /** The values of the form. They are kept when the payment method changes, and after a reload. */
  draft: CashInDraft
  /** What the page controls of the form. */
  controls: CashInControls
  onDraft: (next: Partial<CashInDraft>) => void
  /** The error that the server reported for the amount. */
  amountError: string | undefined
  /** Whether the role can only view the form. */
  isReadOnly: boolean
  /** Why the fleet cannot cash in now. */
  reason: string | undefined
}
