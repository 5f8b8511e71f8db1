import { useImperativeHandle, type Ref } from 'react'
import { usePortal } from '../../provider/portal.ts'
import type { NavigationAdapter } from '../../provider/navigation.ts'

/** The imperative handle of a widget: `<FleetDrivers ref={handle} />`. @since 0.1.0 */
export interface WidgetHandle {
  /** Reads the data on screen again. Resolves when it is shown, also after a failure. */
  refresh: () => Promise<void>
  /** Opens a dialog of the widget, such as `open('add')`, or `open('edit', id)` for an item on screen. */
  open: (dialog: string, id?: string) => void
  /** Closes the open dialog. Unsaved input is kept. */
  close: () => void
}

const withDialog = (search: string, dialog: string | undefined) => {
  const query = new URLSearchParams(search)
  query.delete('dialog')
  if (dialog) query.set('dialog', dialog)
  return query.toString()
}

/** Connects the handle of a widget to its data and its navigation. */
export function useWidgetHandle(handle: Ref<WidgetHandle> | undefined, navigation: NavigationAdapter): void {
  const { queryClient } = usePortal()
  useImperativeHandle(
    handle,
    () => ({
      refresh: () => queryClient.refetchQueries({ type: 'active' }),
      open: (dialog, id) =>
        navigation.setSearch(withDialog(navigation.search(), id === undefined ? dialog : `${dialog}:${id}`)),
      close: () => navigation.setSearch(withDialog(navigation.search(), undefined), { replace: true }),
    }),
    [queryClient, navigation],
  )
}
