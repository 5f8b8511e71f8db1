import type { AnyRow, InputOf, OutputOf } from 'api-client'
import { useMemo } from 'react'
import type * as z from 'zod/mini'
import { usePortal } from '../../provider/portal.ts'
import { intentStore, underWay, untilIdle, type Intent } from './intents.ts'
import { useLookUp } from './useLookUp.ts'
import { useWrite } from './useWrite.ts'

interface MoneyScope<About> {
  fleetId: string
  /** Who acts: what another person left behind is nobody's business. */
  userId: string | undefined
  /** What is remembered of an intent beside its key. */
  about: z.ZodMiniType<About>
}

interface Sending<About> {
  /** One per intent of the person: made when the question is put. */
  key: string
  about: About
  onChecking?: () => void
}

/**
 * A call that moves money, for a screen that tells how it ended, whatever happens in between: every intent is
 * remembered by the browser from before it is sent until the screen says that its outcome was seen. After a reload,
 * Back or a closed tab `unseen` brings it back and `lookUp` finds out what became of it.
 */
export function useMoneyCall<R extends AnyRow, About>(row: R, { fleetId, userId, about }: MoneyScope<About>) {
  const { deviceStore } = usePortal()
  const { send } = useWrite(row)
  const lookUp = useLookUp(row)
  const intents = useMemo(
    () => intentStore(deviceStore, row.name, fleetId, about),
    [deviceStore, row, fleetId, about],
  )
  return {
    /** Sends once. Rejects with ApiError; of kind `lost` and `unknown` where the answer was lost. */
    async send(input: InputOf<R>, { key, about, onChecking }: Sending<About>): Promise<OutputOf<R>> {
      if (userId) intents.add({ key, userId, at: Date.now(), about })
      return underWay(key, () => send(input, { key, ...(onChecking && { onChecking }) }))
    },

    /** What became of an intent: its answer or its refusal, or ApiError `lost` (nothing happened, nor ever will) or `unknown`. */
    lookUp,

    /** An intent of this person that nobody has seen the end of, once no other tab is at it. */
    async unseen(): Promise<Intent<About> | undefined> {
      const first = userId ? intents.of(userId)[0] : undefined
      if (!first || !userId) return undefined
      await untilIdle(first.key)
      return intents.of(userId).find(({ key }) => key === first.key)
    },

    /** Something more is known of an intent whose end nobody has seen. */
    note: intents.note,

    /** The person has seen how it ended. */
    seen: intents.remove,
  }
}
