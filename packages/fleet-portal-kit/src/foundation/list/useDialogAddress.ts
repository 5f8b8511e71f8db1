import { useCallback, useSyncExternalStore } from 'react'
import type { NavigationAdapter } from '../../provider/navigation.ts'
import { useNavigation } from '../../provider/widgetContext.ts'

interface SearchSnapshot {
  search: string
}

const snapshots = new WeakMap<NavigationAdapter, SearchSnapshot>()

function snapshotOf(navigation: NavigationAdapter): SearchSnapshot {
  const search = navigation.search()
  const last = snapshots.get(navigation)
  if (last?.search === search) return last
  const snapshot = { search }
  snapshots.set(navigation, snapshot)
  return snapshot
}

/**
 * The current query string. The snapshot is an object because of React 18.2: after a component set its own state during render,
 * React compares with the value before the last one, and misses a change back to that value. A new object is never equal to an
 * earlier one. A hook outside of widgets passes its own navigation.
 */
export function useSearch(own?: NavigationAdapter): string {
  const navigation = useNavigation(own)
  const read = useCallback(() => snapshotOf(navigation), [navigation])
  return useSyncExternalStore(navigation.subscribe, read, read).search
}

export interface DialogAddress {
  /** The open dialog: `name:id`. */
  dialog: string | undefined
  openDialog: (dialog: string) => void
  /** Closes the dialog of this render. Does nothing if another one is open by then, such as after a slow call. */
  closeDialog: () => void
}

/**
 * The open dialog of a screen. It is part of the query string, so that Back closes it. `within` names a dialog that has
 * dialogs of its own.
 */
export function useDialogAddress(within?: string, own?: NavigationAdapter): DialogAddress {
  const navigation = useNavigation(own)
  const search = useSearch(own)
  const key = within ? `dialog-${within}` : 'dialog'
  const dialog = new URLSearchParams(search).get(key)
  /** Opens the dialog `name`. Without a name it closes the open dialog, if that is `from`. */
  const setDialog = useCallback(
    (name?: string, from?: string | null) => {
      const query = new URLSearchParams(navigation.search())
      if (name) query.set(key, name)
      else if (query.get(key) === from) query.delete(key)
      else return
      navigation.setSearch(query.toString(), { replace: !name })
    },
    [navigation, key],
  )
  return {
    dialog: dialog ?? undefined,
    openDialog: setDialog,
    closeDialog: useCallback(() => setDialog(undefined, dialog), [setDialog, dialog]),
  }
}
