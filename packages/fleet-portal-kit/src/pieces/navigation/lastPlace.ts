import type { Fleet } from 'api-client/contract/fleets'
import { useEffect } from 'react'
import { usePortal } from '../../provider/portal.ts'
import type { AreaName, FleetPortalDestination } from '../../provider/navigation.ts'
import { useNavigation } from '../../provider/widgetContext.ts'
import type { StoredDraft, DraftStore } from '../../provider/draftStore.ts'
import { isSwitchedOn, mayOpen, placeOf, type Viewer } from './portalMap.ts'

export const lastPlaceKey = (userId: string) => `place:${userId}`

/** Remembers in this tab where a person works, for the way back after a session that ended by itself. */
export function useRememberLastPlace(area: AreaName | undefined, fleetId: string): void {
  const { client, draftStore } = usePortal()
  const navigation = useNavigation()
  useEffect(() => {
    if (!area) return undefined
    const keep = () => {
      const { userDetails, accessToken, fleetId: current } = client.session.read()
      // On the way out the address is another place's already.
      if (!userDetails || !accessToken || current !== fleetId) return
      draftStore.store(lastPlaceKey(userDetails.userId), { area, fleetId, search: navigation.search() })
    }
    keep()
    return navigation.subscribe(keep)
  }, [client, draftStore, navigation, area, fleetId])
}

/** An address that led to sign-in: whoever signs in then in this tab goes on there, once. */
const wantedKey = lastPlaceKey('')

/** Keeps the address that is open while nobody is signed in, for the way back from sign-in. */
export function rememberRequestedPlace(draftStore: DraftStore, area: AreaName, search: string): void {
  draftStore.store(wantedKey, { area, search })
}

/** The address that led to sign-in, which it does no more. */
export function takeRequestedPlace(draftStore: DraftStore): StoredDraft | undefined {
  const wanted = draftStore.readStored(wantedKey)
  draftStore.store(wantedKey, undefined)
  return wanted
}

/**
 * Where a person goes on who has chosen a fleet: where they were before or wanted to go, with its filters unless that
 * was on another fleet. Undefined where that is nowhere, or they may not open that place on this fleet.
 */
export function returnPathOf(
  kept: StoredDraft | undefined,
  { fleetId, plbType }: Pick<Fleet, 'fleetId' | 'plbType'>,
  viewer: Viewer,
): FleetPortalDestination | undefined {
  const value = (kept?.value ?? {}) as Record<string, unknown>
  const found = placeOf(value['area'] as AreaName)
  if (!found || found.isHidden?.(plbType) || viewer.canReach?.(found.area) === false) return undefined
  if (!isSwitchedOn(found, viewer) || !mayOpen(found, viewer)) return undefined
  const { search, fleetId: before = fleetId } = value
  if (before !== fleetId || typeof search !== 'string') return { area: found.area }
  return { area: found.area, search: Object.fromEntries(new URLSearchParams(search)) }
}
