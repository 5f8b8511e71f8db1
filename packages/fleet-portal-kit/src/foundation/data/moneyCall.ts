import type { CallOptions } from 'api-client'
import { withLock, waitForLock, type Intent, type IntentStore } from './intents.ts'

export interface Sending<About> {
  /** One per intent of the person. */
  key: string
  about: About
  /** The drafts that it is made of, where copies of them may lie in other tabs. */
  drafts?: readonly string[]
  /** This tab sends once more what it sent before, under the same key. */
  isAgain?: boolean
  onOutcomeLookup?: () => void
}

/** What was to be sent went out before, from another tab that held the same drafts. Nothing was sent again. */
export class AlreadySent<About = unknown> extends Error {
  override readonly name = 'AlreadySent'
  readonly key: string
  readonly about: About
  readonly drafts: readonly string[]
  constructor({ key, about, drafts = [] }: Intent<About>) {
    super(key)
    this.key = key
    this.about = about
    this.drafts = drafts
  }
}

interface Line<Input, Output, About> {
  post: (input: Input, options: CallOptions) => Promise<Output>
  getOutcome: (key: string) => Promise<Output>
  intents: IntentStore<About>
  /** Who acts: what another person left behind is not theirs to see. */
  userId: string | undefined
}

/** A call that moves money, with every intent remembered by the browser from before it is sent until its outcome was seen. */
export function moneyCall<Input, Output, About>({
  post,
  getOutcome,
  intents,
  userId,
}: Line<Input, Output, About>) {
  return {
    /**
     * Sends once. Rejects with ApiError, of kind `not-applied` and `outcome-unknown` where the answer was lost; or with AlreadySent
     * where another tab has sent any of the drafts.
     */
    async send(
      input: Input,
      { key, about, drafts, isAgain = false, onOutcomeLookup }: Sending<About>,
    ): Promise<Output> {
      if (userId) {
        const intent = { key, userId, at: Date.now(), about, ...(drafts && { drafts }) }
        const before = drafts && !isAgain ? await intents.claim(intent) : intents.add(intent)
        if (before) throw new AlreadySent(before)
      }
      return withLock(key, () => post(input, { key, ...(onOutcomeLookup && { onOutcomeLookup }) }))
    },

    /** What became of an intent: its answer or its refusal, or ApiError `not-applied` (nothing happened, nor ever will) or `outcome-unknown`. */
    getOutcome,

    /** What became of what another tab sent, once that tab is no more at it. */
    async getOutcomeFromOtherTab(key: string): Promise<Output> {
      await waitForLock(key)
      return getOutcome(key)
    },

    /** An intent of this person whose end was not seen, once no other tab is at it. */
    async unseen(): Promise<Intent<About> | undefined> {
      const first = userId ? intents.of(userId)[0] : undefined
      if (!first || !userId) return undefined
      await waitForLock(first.key)
      return intents.of(userId).find(({ key }) => key === first.key)
    },

    /** Something more is known of an intent whose end was not seen. */
    note: intents.note,

    /** The person has seen how it ended. */
    seen: intents.seen,

    /** The person has seen that it had no effect. */
    dropped: intents.remove,
  }
}
