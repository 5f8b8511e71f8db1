import { useCallback, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { usePersistedState } from '../../foundation/data/usePersistedState.ts'
import type { FuelOrder, PurchaseDraft } from '../../headless/purchase/fuelOrder.ts'
import { useNavigation } from '../../provider/widgetContext.ts'
import {
  draftFromSearch,
  emptyDraft,
  isSameOrder,
  queryOfDraft,
  searchOfDraft,
  storedDraft,
} from './order.ts'

/** How long the URL waits for the next change of the draft, in milliseconds. */
const urlUpdateDelay = 300

/**
 * The values of the form. Every change is stored in the tab, and copied to the page URL after a pause, so that a link, a
 * reload and Back restore the form. The stored draft of the same user takes precedence over the URL in two cases: the URL
 * has no amount and no other fuel, or the URL is older than the last change.
 */
export function usePurchaseDraft(fleetId: string) {
  const navigation = useNavigation()
  const storage = usePersistedState(`buy-fuel:${fleetId}`)
  const [{ draft, restoredFrom }, setState] = useState<{
    draft: PurchaseDraft
    restoredFrom?: number | undefined
  }>(() => {
    const linked = draftFromSearch(navigation.search())
    const found = storage?.read()
    const parsed = found && z.safeParse(storedDraft, found.value)
    if (!parsed?.success) return { draft: linked }
    const { draft: stored, query } = parsed.data
    const isCompatible = linked.value === undefined && [undefined, stored.product].includes(linked.product)
    const isUrlOutdated = query === queryOfDraft(linked) && queryOfDraft(stored) !== query
    return isCompatible || isUrlOutdated ? { draft: stored, restoredFrom: found?.at } : { draft: linked }
  })
  const lastDraft = useRef(draft)
  useEffect(() => {
    // A restored draft keeps the time of its last change.
    if (lastDraft.current === draft) return
    lastDraft.current = draft
    const address = queryOfDraft(draftFromSearch(navigation.search()))
    storage?.write(draft.value === undefined ? undefined : { ...draft, address })
  }, [draft, storage, navigation])
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
    }, urlUpdateDelay)
    return () => clearTimeout(timer)
  }, [draft, navigation])
  return {
    draft,
    /** When the restored draft was last changed, in milliseconds since the epoch. The next change clears it. */
    restoredFrom,
    /** The id of the draft, which its copies in other tabs share: the time of its last change. Stores the draft if it is not stored. */
    draftId: useCallback((): string | undefined => {
      if (!storage?.read())
        storage?.write({ ...draft, address: queryOfDraft(draftFromSearch(navigation.search())) })
      return storage?.read()?.at.toString()
    }, [storage, draft, navigation]),
    change: useCallback(
      (next: Partial<PurchaseDraft>) => setState((before) => ({ draft: { ...before.draft, ...next } })),
      [],
    ),
    discard: useCallback(() => setState({ draft: emptyDraft }), []),
    /** Clears the amount of an order that was bought, so that a reload does not offer it again. */
    clearBought: useCallback(
      (order: FuelOrder) =>
        setState((before) =>
          isSameOrder(before.draft, order) ? { draft: { ...before.draft, value: undefined } } : before,
        ),
      [],
    ),
  }
}
