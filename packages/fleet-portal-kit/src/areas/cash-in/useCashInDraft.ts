import { centavos, type Centavos } from 'fleet-portal-api-client/money'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { usePersistedState } from '../../foundation/data/usePersistedState.ts'
import { ownPartOf, type CashInControls } from './cashInControls.ts'
import type { BankMethod } from '../../headless/cash-in/bankChoice.ts'
import type { CashInOrder } from '../../headless/cash-in/cashInDetails.ts'

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

/**
 * The values of the form. Every change is stored in the tab, and restored after a reload and after a new sign-in. The values
 * that the page has fixed are added each time, and not stored. A repeated amount replaces a stored one.
 */
export function useCashInDraft(fleetId: string, controls: CashInControls, repeatedAmount?: Centavos) {
  const storage = usePersistedState(`cash-in:${fleetId}`)
  const [{ draft: own, restoredFrom }, setState] = useState<{
    draft: CashInDraft
    restoredFrom?: number | undefined
  }>(() => {
    const found = storage?.read()
    const parsed = found && z.safeParse(storedDraft, found.value)
    const stored = parsed?.success ? ownPartOf(parsed.data, controls) : emptyDraft
    if (repeatedAmount) return { draft: ownPartOf({ ...stored, amount: repeatedAmount }, controls) }
    return isEmpty(stored)
      ? { draft: ownPartOf(controls.defaults, controls) }
      : { draft: stored, restoredFrom: found?.at }
  })
  const draft = useMemo(() => ({ ...own, ...controls.fixed }), [own, controls])
  const lastDraft = useRef(repeatedAmount ? undefined : own)
  useEffect(() => {
    // A restored draft keeps the time of its last change.
    if (lastDraft.current === own) return
    lastDraft.current = own
    storage?.write(isEmpty(own) ? undefined : own)
  }, [own, storage])
  return {
    draft,
    /** When the restored draft was last changed, in milliseconds since the epoch. The next change clears it. */
    restoredFrom,
    /** The id of the draft, which its copies in other tabs share: the time of its last change. Stores the draft if it is not stored. */
    draftId: useCallback((): string | undefined => {
      if (!storage?.read()) storage?.write(own)
      return storage?.read()?.at.toString()
    }, [storage, own]),
    change: useCallback(
      (next: Partial<CashInDraft>) =>
        setState((before) => ({ draft: ownPartOf({ ...before.draft, ...next }, controls) })),
      [controls],
    ),
    discard: () => setState({ draft: ownPartOf(controls.defaults, controls) }),
    /**
     * Clears the form if it still has the amount of a created cash-in, so that a reload does not offer it again. An amount of
     * the page stays, and paying it again is another draft.
     */
    clearPaid: useCallback(
      ({ method, amount }: CashInOrder) =>
        setState((before) => {
          const { draft: current } = before
          const isPoints = method === 'vip-locqpay'
          const pointsAmount = current.points === undefined ? undefined : current.points * 100
          const isSame = (isPoints ? pointsAmount : current.amount) === amount
          return isSame || controls.isFixed(isPoints ? 'points' : 'amount') ? { draft: {} } : before
        }),
      [controls],
    ),
  }
}
