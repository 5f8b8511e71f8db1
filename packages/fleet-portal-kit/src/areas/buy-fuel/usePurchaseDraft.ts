import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
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
import { ownPartOf, withFixedValues, type PurchaseControls } from './purchaseControls.ts'

/** How long the URL waits for the next change of the draft, in milliseconds. */
const urlUpdateDelay = 300

/**
 * The values of the form. Every change is stored in the tab, and copied to the page URL after a pause, so that a link, a
 * reload and Back restore the form. The stored draft of the same user takes precedence over the URL in two cases: the URL
 * has no amount and no other fuel, or the URL is older than the last change. Both contain only what the user may choose. The
 * values that the page has fixed are added to the draft each time.
 */
export function usePurchaseDraft(fleetId: string, controls: PurchaseControls) {
  const navigation = useNavigation()
  const storage = usePersistedState(`buy-fuel:${fleetId}`)
  const linkedDraft = useCallback(
    () => ownPartOf(draftFromSearch(navigation.search()), controls),
    [navigation, controls],
  )
  /** Completes a draft with the values of the page that the user may change. */
  const withDefaults = (draft: PurchaseDraft): PurchaseDraft => {
    const { product, unit, value } = ownPartOf(controls.defaults, controls)
    const quantity = draft.value === undefined ? { unit, value } : { unit: draft.unit, value: draft.value }
    return { product: draft.product ?? product, ...quantity }
  }
  const [{ draft: own, restoredFrom }, setState] = useState<{
    draft: PurchaseDraft
    restoredFrom?: number | undefined
  }>(() => {
    const linked = linkedDraft()
    const found = storage?.read()
    const parsed = found && z.safeParse(storedDraft, found.value)
    if (!parsed?.success) return { draft: withDefaults(linked) }
    const { draft, query } = parsed.data
    const stored = ownPartOf(draft, controls)
    const isCompatible = linked.value === undefined && [undefined, stored.product].includes(linked.product)
    const isUrlOutdated = query === queryOfDraft(linked) && queryOfDraft(stored) !== query
    const isRestored = stored.value !== undefined && (isCompatible || isUrlOutdated)
    return isRestored ? { draft: stored, restoredFrom: found?.at } : { draft: withDefaults(linked) }
  })
  const draft = useMemo(() => withFixedValues(own, controls), [own, controls])
  const lastDraft = useRef(own)
  useEffect(() => {
    // A restored draft keeps the time of its last change.
    if (lastDraft.current === own) return
    lastDraft.current = own
    const address = queryOfDraft(linkedDraft())
    storage?.write(own.value === undefined ? undefined : { ...own, address })
  }, [own, storage, linkedDraft])
  useEffect(() => {
    const timer = setTimeout(() => {
      const before = navigation.search()
      const query = new URLSearchParams(before)
      for (const [name, value] of Object.entries(searchOfDraft(ownPartOf(own, controls)))) {
        if (value === undefined) query.delete(name)
        else query.set(name, value)
      }
      if (query.toString() !== new URLSearchParams(before).toString()) {
        navigation.setSearch(query.toString(), { replace: true })
      }
    }, urlUpdateDelay)
    return () => clearTimeout(timer)
  }, [own, controls, navigation])
  return {
    draft,
    /** When the restored draft was last changed, in milliseconds since the epoch. The next change clears it. */
    restoredFrom,
    /** The id of the draft, which its copies in other tabs share: the time of its last change. Stores the draft if it is not stored. */
    draftId: useCallback((): string | undefined => {
      if (!storage?.read()) storage?.write({ ...own, address: queryOfDraft(linkedDraft()) })
      return storage?.read()?.at.toString()
    }, [storage, own, linkedDraft]),
    /** Changes what the user may choose. */
    change: useCallback(
      (next: Partial<PurchaseDraft>) =>
        setState((before) => ({ draft: ownPartOf({ ...before.draft, ...next }, controls) })),
      [controls],
    ),
    discard: () => setState({ draft: withDefaults(ownPartOf(emptyDraft, controls)) }),
    /**
     * Clears the amount of an order that was bought, so that a reload does not offer it again. An amount of the page stays, and
     * buying it again is another draft.
     */
    clearBought: useCallback(
      (order: FuelOrder) =>
        setState((before) =>
          controls.isQuantityFixed || isSameOrder(withFixedValues(before.draft, controls), order)
            ? { draft: { ...before.draft, value: undefined } }
            : before,
        ),
      [controls],
    ),
  }
}
