import type { ReactNode } from 'react'
import type { FleetAccess } from '../access/useAccess.ts'
import type { ToolbarAction } from './ListTitle.tsx'
import { dialogParts } from '../../foundation/list/dialogParts.ts'
import { OpenedDialog } from '../../foundation/list/OpenedDialog.tsx'
import type { RowAction } from './rowActions.ts'

export interface ListDialog<T> {
  /** The item that the URL names, if it is on this page. */
  item: T | undefined
  access: FleetAccess
  /** Reads the list again and resolves to the item; undefined if it is no longer listed or cannot be read. */
  refetchItem: () => Promise<T | undefined>
  close: () => void
}

interface ListDialogsProps<T> {
  /** The dialog and its item, from the URL: `edit:17`. */
  dialog: string | undefined
  dialogs: Readonly<Record<string, (dialog: ListDialog<T>) => ReactNode>> | undefined
  /** The actions that open the dialogs. A URL opens a dialog only if its action is allowed. */
  actions: readonly RowAction<T>[]
  toolbar: readonly ToolbarAction[]
  access: FleetAccess
  /** The items on screen. */
  items: readonly T[] | undefined
  idOf: (item: T) => string
  /** Reads the items again; undefined if they cannot be read. */
  refetch: () => Promise<readonly T[] | undefined>
  onClose: () => void
}

/** Shows the dialog that the URL of a list names, if the user has access to it and the item allows it. */
export function ListDialogs<T>(props: ListDialogsProps<T>) {
  const { dialog, dialogs, actions, toolbar, access, items, idOf, refetch, onClose } = props
  const [name, id] = dialogParts(dialog)
  const opensDialog = ({ opens }: { opens?: string }) => opens === name
  const action = actions.find(opensDialog)
  const requires = (action ?? toolbar.find(opensDialog))?.requires
  const find = (listed: readonly T[] | undefined) => listed?.find((candidate) => idOf(candidate) === id)
  const item = find(items)
  const isAvailable = !item || (action?.when?.(item) !== false && !action?.reason?.(item))
  // A URL may also name what every object has, such as `constructor`.
  const render = dialogs && Object.hasOwn(dialogs, name) ? dialogs[name] : undefined
  return (
    <OpenedDialog
      dialog={dialog}
      mayOpen={
        access.isReady && isAvailable && (!requires || (access.can(requires) && !access.blocked(requires)))
      }
      item={item}
      onClose={onClose}
    >
      {(opened) =>
        render?.({
          item: opened,
          access,
          refetchItem: async () => find(await refetch()),
          close: onClose,
        })
      }
    </OpenedDialog>
  )
}
