import { useEffect } from 'react'
import type { DraftStore } from '../../../provider/draftStore.ts'
import type { AreaName } from '../../../provider/navigation.ts'
import { usePortal } from '../../../provider/portal.ts'
import type { Command } from './command.ts'

/** A page, or an item that the user has opened with the command bar. */
type Recent = AreaName | Command

type Memory = Pick<DraftStore, 'read' | 'writeSilently'>

const mostRecent = 10
const keyOf = (one: Recent) => (typeof one === 'string' ? one : one.key)

/** What the user has opened in a fleet, newest first. It is in memory only, because it has names and codes, and goes with signing out. */
export const recentOf = (memory: Memory, fleetId: string): readonly Recent[] =>
  memory.read(`recent:${fleetId}`) ?? []

export function addRecent(memory: Memory, fleetId: string, opened: Recent): void {
  const others = recentOf(memory, fleetId).filter((one) => keyOf(one) !== keyOf(opened))
  memory.writeSilently(`recent:${fleetId}`, [opened, ...others].slice(0, mostRecent))
}

/** Adds the current page. */
export function useRecentPage(area: AreaName | undefined, fleetId: string): void {
  const { draftStore } = usePortal()
  useEffect(() => {
    if (area) addRecent(draftStore, fleetId, area)
  }, [draftStore, fleetId, area])
}
