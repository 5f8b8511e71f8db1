import { useCallback, useSyncExternalStore } from 'react'
import { useNavigation } from '../../provider/widgetContext.ts'

export function useSearch(): string {
  const navigation = useNavigation()
  return useSyncExternalStore(navigation.subscribe, navigation.search, navigation.search)
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
