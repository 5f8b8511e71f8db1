import { useCallback, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { usePersistedState } from '../../foundation/data/usePersistedState.ts'
import { useNavigation } from '../../provider/widgetContext.ts'
import {
  addressOf,
  draftFromSearch,
  isSame,
  nothingDrafted,
  searchOfDraft,
  storedDraft,
  type PurchaseDraft,
  type FuelOrder,
} from './order.ts'

const pause = 300

/**
 * What is on the form. It is kept in the tab with every change, and mirrored into the address after a pause: a link, a
 * reload and Back bring it back. Where the address says no amount and no other fuel, or what it said before the last
 * change, what the same person left unfinished in this tab is brought back, and said to be.
 */
export function usePurchaseDraft(fleetId: string) {
  const navigation = useNavigation()
  const kept = usePersistedState(`buy-fuel:${fleetId}`)
  const [{ draft, leftAt }, setState] = useState<{ draft: PurchaseDraft; leftAt?: number | undefined }>(
    () => {
      const linked = draftFromSearch(navigation.search())
      const found = kept?.read()
      const read = found && z.safeParse(storedDraft, found.value)
      if (!read?.success) return { draft: linked }
      const { draft: left, address } = read.data
      const mayBeCut = linked.value === undefined && [undefined, left.product].includes(linked.product)
      const isBehind = address === addressOf(linked) && addressOf(left) !== address
      return mayBeCut || isBehind ? { draft: left, leftAt: found?.at } : { draft: linked }
    },
  )
  const keptDraft = useRef(draft)
  useEffect(() => {
    // What only came back was left when it was left.
    if (keptDraft.current === draft) return
    keptDraft.current = draft
    const address = addressOf(draftFromSearch(navigation.search()))
    kept?.write(draft.value === undefined ? undefined : { ...draft, address })
  }, [draft, kept, navigation])
  useEffect(() => {
    const timer = setTimeout(() => {
      const before = navigation.search()
      const query = new URLSearchParams(before)
      for (const [name, value] of Object.entries(searchOfDraft(draft))) {
        if (value === undefined) query.delete(name)
        else query.set(name, value)
      }
      if (query.toString() !== new URLSearchParams(before).toString()) {
        navigation.setSearch(query.toString(), { replace: true })
      }
    }, pause)
    return () => clearTimeout(timer)
  }, [draft, navigation])
  return {
    draft,
    /** When what was brought back was left, in milliseconds, until something else is chosen. */
    leftAt,
    /** What copies of this draft in other tabs have in common with it: when it was last changed. It is kept from now on. */
    draftId: useCallback((): string | undefined => {
      if (!kept?.read()) kept?.write({ ...draft, address: addressOf(draftFromSearch(navigation.search())) })
      return kept?.read()?.at.toString()
    }, [kept, draft, navigation]),
    change: useCallback(
      (next: Partial<PurchaseDraft>) => setState((before) => ({ draft: { ...before.draft, ...next } })),
      [],
    ),
    discard: useCallback(() => setState({ draft: nothingDrafted }), []),
    /** What was bought is no longer to be bought: a reload must not offer it again. */
    take: useCallback(
      (order: FuelOrder) =>
        setState((before) =>
          isSame(before.draft, order) ? { draft: { ...before.draft, value: undefined } } : before,
        ),
      [],
    ),
  }
}
