import { useCallback, useSyncExternalStore } from 'react'
import type { NavigationAdapter } from '../../provider/navigation.ts'
import { useNavigation } from '../../provider/widgetContext.ts'

interface DialogLocation {
  search: string
}

const places = new WeakMap<NavigationAdapter, DialogLocation>()

function placeOf(navigation: NavigationAdapter): DialogLocation {
  const search = navigation.search()
  const last = places.get(navigation)
  if (last?.search === search) return last
  const place = { search }
  places.set(navigation, place)
  return place
}

/**
 * The query string of this place. React 18.2 goes on comparing with the value before last where a component set its own
 * state while it drew, and misses a step back to that value; an object of each change is never equal to an older one.
 */
export function useSearch(): string {
  const navigation = useNavigation()
  const read = useCallback(() => placeOf(navigation), [navigation])
  return useSyncExternalStore(navigation.subscribe, read, read).search
}

export interface DialogAddress {
  /** `name:argument` of the open dialog. */
  dialog: string | undefined
  openDialog: (dialog: string) => void
  closeDialog: () => void
}

/** The dialog that is open, kept in the address, so that Back closes it. */
export function useDialogAddress(prefix = ''): DialogAddress {
  const navigation = useNavigation()
  const search = useSearch()
  const key = `${prefix}dialog`
  const set = useCallback(
    (name: string | undefined, replace: boolean) => {
      const query = new URLSearchParams(navigation.search())
      if (name) query.set(key, name)
      else query.delete(key)
      navigation.setSearch(query.toString(), { replace })
    },
    [navigation, key],
  )
  return {
    dialog: new URLSearchParams(search).get(key) ?? undefined,
    openDialog: useCallback((name) => set(name, false), [set]),
    closeDialog: useCallback(() => set(undefined, true), [set]),
  }
}
