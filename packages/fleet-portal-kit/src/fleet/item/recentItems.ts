import { useEffect } from 'react'
import type { DraftStore } from '../../provider/draftStore.ts'
import type { AreaName } from '../../provider/navigation.ts'
import { usePortal } from '../../provider/portal.ts'
import { itemKeyOf, type ItemEntry } from './itemEntry.ts'

/** A page, or an item. */
type Recent = AreaName | ItemEntry

type Memory = Pick<DraftStore, 'read' | 'writeSilently'>

const mostRecent = 10

const keyOf = (one: Recent) => (typeof one === 'string' ? one : itemKeyOf(one))

const readAll = (memory: Memory, fleetId: string): readonly Recent[] => memory.read(`recent:${fleetId}`) ?? []

/**
 * What the user has opened in a fleet, newest first, without the present page. It is in memory only, because it has names and
 * codes, and goes with signing out.
 */
export function recentOf(memory: Memory, fleetId: string): readonly Recent[] {
  const all = readAll(memory, fleetId)
  const page = all.find((one) => typeof one === 'string')
  const [newest] = all
  // The page of an item is added before the item is found.
  const present = typeof newest === 'object' && newest.to.area === page ? newest : undefined
  return all.filter((one) => one !== page && one !== present)
}

export function addRecent(memory: Memory, fleetId: string, opened: Recent): void {
  const others = readAll(memory, fleetId).filter((one) => keyOf(one) !== keyOf(opened))
  memory.writeSilently(`recent:${fleetId}`, [opened, ...others].slice(0, mostRecent))
}

/** Adds the page or the item that is shown. */
export function useRecent(shown: Recent | undefined, fleetId: string): void {
  const { draftStore } = usePortal()
  const key = shown && keyOf(shown)
  useEffect(() => {
    if (shown) addRecent(draftStore, fleetId, shown)
    // An item that is read again is the same one.
    // oxlint-disable-next-line exhaustive-deps
  }, [draftStore, fleetId, key])
}
