import type { CallOptions } from 'api-client'
import { waitForLock, withLock, type PendingCall, type PendingCalls } from 'api-client/money-flow'

export interface SendOptions<Details> {
  /** The idempotency key: one per intent of the user. */
  key: string
  details: Details
  /** The drafts that the call is made of, if other tabs may hold copies of them. */
  drafts?: readonly string[]
  /** This tab sends again what it sent before, under the same key. */
  isResend?: boolean
  onOutcomeLookup?: () => void
}

/** Another tab has sent one of the drafts already. Nothing was sent again. */
export class AlreadySent extends Error {
  override readonly name = 'AlreadySent'
  readonly key: string
  readonly drafts: readonly string[]
  constructor({ key, drafts = [] }: Pick<PendingCall<unknown>, 'key' | 'drafts'>) {
    super(key)
    this.key = key
    this.drafts = drafts
  }
}

export interface MoneyCallOptions<Input, Output, Details> {
  post: (input: Input, options: CallOptions) => Promise<Output>
  getOutcome: (key: string) => Promise<Output>
  pendingCalls: PendingCalls<Details>
  /** The signed-in user. Calls of other users are not shown. */
  userId: string | undefined
}

/** The money call of fuel codes. The browser stores each call before it is sent, until its outcome is acknowledged. */
export function moneyCall<Input, Output, Details>({
  post,
  getOutcome,
  pendingCalls,
  userId,
}: MoneyCallOptions<Input, Output, Details>) {
  return {
    /** Sends once. Rejects with ApiError, or with AlreadySent if another tab has sent one of the drafts. */
    async send(
      input: Input,
      { key, details, drafts, isResend = false, onOutcomeLookup }: SendOptions<Details>,
    ): Promise<Output> {
      if (userId) {
        const call = { key, userId, sentAt: Date.now(), details, ...(drafts && { drafts }) }
        const earlier = drafts && !isResend ? await pendingCalls.claim(call) : pendingCalls.add(call)
        if (earlier) throw new AlreadySent(earlier)
      }
      return withLock(key, () => post(input, { key, ...(onOutcomeLookup && { onOutcomeLookup }) }))
    },

    /** Looks up the outcome of a call. Rejects with ApiError: its refusal, `not-applied` or `outcome-unknown`. */
    getOutcome,

    /** Waits until the other tab has its answer, then looks up the outcome. */
    async getOutcomeFromOtherTab(key: string): Promise<Output> {
      await waitForLock(key)
      return getOutcome(key)
    },

    /** The newest call of the user whose outcome was not acknowledged, once no other tab is working on it. */
    async findPending(): Promise<PendingCall<Details> | undefined> {
      const first = userId ? pendingCalls.of(userId)[0] : undefined
      if (!first || !userId) return undefined
      await waitForLock(first.key)
      return pendingCalls.of(userId).find(({ key }) => key === first.key)
    },

    /** The user has seen the outcome. */
    acknowledge: pendingCalls.acknowledge,

    /** The call had no effect. Its drafts may be sent again. */
    remove: pendingCalls.remove,
  }
}
