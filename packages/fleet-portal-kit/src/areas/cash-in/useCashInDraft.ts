import { centavos, type Centavos } from 'api-client/money'
import { useCallback, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { usePersistedState } from '../../foundation/data/usePersistedState.ts'
import type { BankMethod } from './channels/bankChoice.ts'
import type { CashInOrder } from './order.ts'

/** What somebody has put in and not yet paid. Never anything of a card. */
export interface CashInDraft {
  amount?: Centavos | undefined
  points?: number | undefined
  /** The code of the bank, for each way to pay through one. */
  banks?: { [method in BankMethod]?: string | undefined } | undefined
}

const whole = z.int().check(z.nonnegative())

const storedDraft = z.object({
  amount: z.optional(z.pipe(whole, z.transform(centavos))),
  points: z.optional(whole),
  banks: z.optional(z.object({ otc: z.optional(z.string()), 'online-banking': z.optional(z.string()) })),
})

const nothing: CashInDraft = {}
const isEmpty = ({ amount, points, banks }: CashInDraft) =>
  amount === undefined && points === undefined && banks === undefined

/** What is on the form. The tab keeps it with every change, so that a reload, and a session that ended, bring it back. */
export function useCashInDraft(fleetId: string) {
  const kept = usePersistedState(`cash-in:${fleetId}`)
  const [{ draft, leftAt }, setState] = useState<{ draft: CashInDraft; leftAt?: number | undefined }>(() => {
    const found = kept?.read()
    const read = found && z.safeParse(storedDraft, found.value)
    return read?.success && !isEmpty(read.data) ? { draft: read.data, leftAt: found?.at } : { draft: nothing }
  })
  const keptDraft = useRef(draft)
  useEffect(() => {
    // What only came back was left when it was left.
    if (keptDraft.current === draft) return
    keptDraft.current = draft
    kept?.write(isEmpty(draft) ? undefined : draft)
  }, [draft, kept])
  return {
    draft,
    /** When what was brought back was left, in milliseconds, until something else is put in. */
    leftAt,
    /** What copies of this draft in other tabs have in common with it: when it was last changed. */
    draftId: useCallback(() => kept?.read()?.at.toString(), [kept]),
    change: useCallback(
      (next: Partial<CashInDraft>) => setState((before) => ({ draft: { ...before.draft, ...next } })),
      [],
    ),
    discard: useCallback(() => setState({ draft: nothing }), []),
    /** What was made is no longer to be paid: a reload must not offer it again. */
    take: useCallback(
      ({ method, amount }: CashInOrder) =>
        setState((before) => {
          const { draft: left } = before
          const asPoints = left.points === undefined ? undefined : left.points * 100
          return (method === 'vip-locqpay' ? asPoints : left.amount) === amount ? { draft: nothing } : before
        }),
      [],
    ),
  }
}
