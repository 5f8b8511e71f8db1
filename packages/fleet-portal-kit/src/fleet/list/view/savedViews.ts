import type { ListEndpoint } from 'fleet-portal-api-client'
import { useMemo, useSyncExternalStore } from 'react'
import { userKey, useUserKey } from '../../../foundation/data/useSession.ts'
import { inputFieldsOf } from '../../../foundation/list/useListState.ts'
import type { DeviceStorage } from '../../../provider/deviceStorage.ts'
import { usePortal } from '../../../provider/portal.ts'
import { hiddenKey, viewKey } from './useListLayout.ts'

/** A named state of a list. */
export interface SavedView {
  name: string
  /** The filters, the order, the page size and the columns, as the query string has them. */
  search: string
}

/** The most views of one list. */
export const mostViews = 20

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as SavedView).name === 'string' &&
  typeof (value as SavedView).search === 'string'

const viewsIn = (stored: unknown): readonly SavedView[] =>
  Array.isArray(stored) ? stored.filter(isView) : []

const keyName = (list: string) => `list-views:${list}`

/** The views of a list that a user has saved on this device. The list is named by its endpoint. */
export const savedViewsOf = (
  deviceStorage: Pick<DeviceStorage, 'read'>,
  list: string,
  userId: string | undefined,
): readonly SavedView[] => viewsIn(deviceStorage.read(userKey(keyName(list), userId)))

/** Whether a query key belongs to the view of a list. The page and open dialogs do not. */
const isViewKey = (endpoint: ListEndpoint, key: string) =>
  key === hiddenKey || (key !== 'page' && key !== 'fleetId' && key in inputFieldsOf(endpoint))

/** The part of a query string that a view keeps, with the hidden columns. */
export function viewOf(endpoint: ListEndpoint, search: string, hidden: readonly string[]): string {
  const query = new URLSearchParams(search)
  query.set(hiddenKey, hidden.join(','))
  const own = [...query].filter(([key]) => isViewKey(endpoint, key))
  return new URLSearchParams(own.toSorted(([one], [other]) => (one < other ? -1 : 1))).toString()
}

/** A query string with another view, or with none. Keys of other parts of the page stay. */
export function withView(endpoint: ListEndpoint, search: string, view?: SavedView): string {
  const others = [...new URLSearchParams(search)].filter(
    ([key]) => key !== 'page' && key !== viewKey && !isViewKey(endpoint, key),
  )
  const query = new URLSearchParams([...others, ...new URLSearchParams(view?.search)])
  if (view) query.set(viewKey, view.name)
  return query.toString()
}

export interface AppliedView {
  view: SavedView
  /** Whether the list differs from what the view keeps. */
  isChanged: boolean
}

/** The view that a query string names or, without a name of a view, one that equals the list. */
export function appliedView(
  endpoint: ListEndpoint,
  search: string,
  hidden: readonly string[],
  views: readonly SavedView[],
): AppliedView | undefined {
  const current = viewOf(endpoint, search, hidden)
  const named = new URLSearchParams(search).get(viewKey)
  const view = views.find(({ name }) => name === named) ?? views.find((one) => one.search === current)
  return view && { view, isChanged: view.search !== current }
}

export interface SavedViews {
  views: readonly SavedView[]
  /** Adds a view, or replaces the one with its name. */
  save: (view: SavedView) => void
  rename: (name: string, next: string) => void
  remove: (name: string) => void
  /** Adds a deleted view. It gets a number if its name is taken. Returns false if there is no room for it. */
  restore: (view: SavedView) => boolean
}

/** A name that no view has: the name itself, or the name with a number. */
function freeName(name: string, views: readonly SavedView[]): string {
  const isTaken = (one: string) => views.some((view) => view.name === one)
  let free = name
  for (let number = 2; isTaken(free); number += 1) free = `${name} ${number}`
  return free
}

/** The views of a list that the signed-in user has saved on this device. They stay after sign-out, for the user's next visit. */
export function useSavedViews({ name: list }: ListEndpoint): SavedViews {
  const { deviceStorage } = usePortal()
  const key = useUserKey(keyName(list))
  const json = useSyncExternalStore(
    deviceStorage.subscribe,
    () => JSON.stringify(deviceStorage.read(key) ?? []),
    () => '[]',
  )
  return useMemo(() => {
    // Read again for each change, because an Undo is older than the last change.
    const read = () => viewsIn(deviceStorage.read(key))
    const write = (next: readonly SavedView[]) =>
      deviceStorage.write(key, next.length > 0 ? next.slice(0, mostViews) : undefined)
    return {
      views: viewsIn(JSON.parse(json)),
      save(view) {
        const views = read()
        const at = views.findIndex(({ name }) => name === view.name)
        write(at < 0 ? [...views, view] : views.with(at, view))
      },
      rename: (name, next) =>
        write(
          read()
            .filter((view) => view.name !== next)
            .map((view) => (view.name === name ? { ...view, name: next } : view)),
        ),
      remove: (name) => write(read().filter((view) => view.name !== name)),
      restore(view) {
        const views = read()
        if (views.length >= mostViews) return false
        write([...views, { ...view, name: freeName(view.name, views) }])
        return true
      },
    }
  }, [json, deviceStorage, key])
}
