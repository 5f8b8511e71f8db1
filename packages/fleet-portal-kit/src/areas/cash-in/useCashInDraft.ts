import { centavos, type Centavos } from 'fleet-portal-api-client/money'
import { useCallback, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { usePersistedState } from '../../foundation/data/usePersistedState.ts'
import type { BankMethod } from './channels/bankChoice.ts'
import type { CashInOrder } from './order.ts'

/** The values of the form. They never include card data. */
export interface CashInDraft {
  amount?: Centavos | undefined
  points?: number | undefined
  /** The code of the selected bank per payment method. */
  banks?: { [method in BankMethod]?: string | undefined } | undefined
}

const whole = z.int().check(z.nonnegative())

const storedDraft = z.object({
  amount: z.optional(z.pipe(whole, z.transform(centavos))),
  points: z.optional(whole),
  banks: z.optional(z.object({ otc: z.optional(z.string()), 'online-banking': z.optional(z.string()) })),
})

const emptyDraft: CashInDraft = {}
const isEmpty = ({ amount, points, banks }: CashInDraft) =>
  amount === undefined && points === undefined && banks === undefined

/** The values of the form. Every change is stored in the tab, and restored after a reload and after a new sign-in. */
export function useCashInDraft(fleetId: string) {
  const storage = usePersistedState(`cash-in:${fleetId}`)
  const [{ draft, restoredFrom }, setState] = useState<{
    draft: CashInDraft
    restoredFrom?: number | undefined
  }>(() => {
    const found = storage?.read()
    const parsed = found && z.safeParse(storedDraft, found.value)
    return parsed?.success && !isEmpty(parsed.data)
      ? { draft: parsed.data, restoredFrom: found?.at }
      : { draft: emptyDraft }
  })
  const lastDraft = useRef(draft)
  useEffect(() => {
    // A restored draft keeps the time of its last change.
    if (lastDraft.current === draft) return
    lastDraft.current = draft
    storage?.write(isEmpty(draft) ? undefined : draft)
  }, [draft, storage])
  return {
    draft,
    /** When the restored draft was last changed, in milliseconds since the epoch. The next change clears it. */
    restoredFrom,
    /** The id of the draft, which its copies in other tabs share: the time of its last change. */
    draftId: useCallback(() => storage?.read()?.at.toString(), [storage]),
    change: useCallback(
      (next: Partial<CashInDraft>) => setState((before) => ({ draft: { ...before.draft, ...next } })),
      [],
    ),
    discard: useCallback(() => setState({ draft: emptyDraft }), []),
    /** Clears the form if it still has the amount of a created cash-in, so that a reload does not offer it again. */
    clearPaid: useCallback(
      ({ method, amount }: CashInOrder) =>
        setState((before) => {
          const { draft: current } = before
          const pointsAmount = current.points === undefined ? undefined : current.points * 100
          return (method === 'vip-locqpay' ? pointsAmount : current.amount) === amount
            ? { draft: emptyDraft }
            : before
        }),
      [],
    ),
  }
}
