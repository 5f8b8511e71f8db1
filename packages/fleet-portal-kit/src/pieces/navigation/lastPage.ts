import type { Fleet } from 'fleet-portal-api-client/contract/fleets'
import { useEffect } from 'react'
import { usePortal } from '../../provider/portal.ts'
import type { AreaName, FleetPortalDestination } from '../../provider/navigation.ts'
import { useNavigation } from '../../provider/widgetContext.ts'
import type { StoredDraft, DraftStore } from '../../provider/draftStore.ts'
import { isSwitchedOn, mayOpen, pageOf, type Viewer } from './portalMap.ts'

export const lastPageKey = (userId: string) => `page:${userId}`

/** The query string of a page with the values that its URL has in the path. */
export const withPathValues = (search: string, pathValues: string | undefined): string =>
  [pathValues, search].filter(Boolean).join('&')

/** The page that gets its item in the navigation state. The state of other pages is not stored: that of cash-in may have a token of a bank. */
const areaWithItem: AreaName = 'fleet-card-edit'

/** Stores the present page of the user in this tab, to return to it after the session expired. */
export function useRememberLastPage(area: AreaName | undefined, fleetId: string, pathValues?: string): void {
  const { client, draftStore } = usePortal()
  const navigation = useNavigation()
  useEffect(() => {
    if (!area) return undefined
    const save = () => {
      const { userDetails, accessToken, fleetId: current } = client.session.read()
      // After the end of the session, the URL is already that of another page.
      if (!userDetails || !accessToken || current !== fleetId) return
      draftStore.store(lastPageKey(userDetails.userId), {
        area,
        fleetId,
        search: withPathValues(navigation.search(), pathValues),
        state: area === areaWithItem ? navigation.state?.() : undefined,
      })
    }
    save()
    return navigation.subscribe(save)
  }, [client, draftStore, navigation, area, fleetId, pathValues])
}

/** The page that was requested without a session. The next user who signs in in this tab returns to it, once. */
const requestedKey = lastPageKey('')

/**
 * Stores a page that was requested too early, to go to it later: after sign-in, or, if the user is known, after that user has
 * chosen a fleet.
 */
export function rememberRequestedPage(
  draftStore: DraftStore,
  area: AreaName,
  search: string,
  userId = '',
): void {
  draftStore.store(lastPageKey(userId), { area, search })
}

/** Returns the page that was requested before sign-in, and removes it. */
export function takeRequestedPage(draftStore: DraftStore): StoredDraft | undefined {
  const requested = draftStore.readStored(requestedKey)
  draftStore.store(requestedKey, undefined)
  return requested
}

const valueOf = (stored: StoredDraft | undefined) => (stored?.value ?? {}) as Record<string, unknown>

/**
 * The requested page as the user last had it on this fleet, with the item that was passed to it. An ended session requests
 * the page by its URL alone.
 */
export function withPassedItem(
  requested: StoredDraft | undefined,
  lastPage: StoredDraft | undefined,
  { fleetId }: Pick<Fleet, 'fleetId'>,
): StoredDraft | undefined {
  const [page, last] = [valueOf(requested), valueOf(lastPage)]
  const isSame = page['area'] === last['area'] && page['search'] === last['search']
  return isSame && last['fleetId'] === fleetId ? lastPage : requested
}

/**
 * The page to return to after the user has selected a fleet: the last or the requested page, with its filters unless
 * they belong to another fleet. Undefined without such a page, or without access to it on this fleet.
 */
export function returnPathOf(
  stored: StoredDraft | undefined,
  { fleetId, plbType }: Pick<Fleet, 'fleetId' | 'plbType'>,
  viewer: Viewer,
): FleetPortalDestination | undefined {
  const value = valueOf(stored)
  const page = pageOf(value['area'] as AreaName)
  if (!page || page.isHidden?.(plbType) || viewer.canReach?.(page.area) === false) return undefined
  if (!isSwitchedOn(page, viewer) || !mayOpen(page, viewer)) return undefined
  const { search, fleetId: storedFleetId = fleetId } = value
  if (storedFleetId !== fleetId || typeof search !== 'string') return { area: page.area }
  const state = value['state'] as FleetPortalDestination['state']
  return { area: page.area, search: Object.fromEntries(new URLSearchParams(search)), ...(state && { state }) }
}
