import type { ReactNode } from 'react'
import type { FleetAccess } from '../access/useAccess.ts'
import type { ToolbarAction } from './ListTitle.tsx'
import { OpenedDialog } from '../../foundation/list/OpenedDialog.tsx'
import type { RowAction } from './rowActions.ts'

export interface ListDialog<T> {
  /** The item that the address names, if it is on this page. */
  item: T | undefined
  access: FleetAccess
  /** The item as it is listed now; undefined where it no longer is, or cannot be read. */
  reread: () => Promise<T | undefined>
  close: () => void
}

interface ListDialogsProps<T> {
  /** The dialog that the address names, and the item that it is about: `edit:17`. */
  dialog: string | undefined
  dialogs: Readonly<Record<string, (dialog: ListDialog<T>) => ReactNode>> | undefined
  /** What opens them: an address opens nothing that the button for it would not. */
  actions: readonly RowAction<T>[]
  toolbar: readonly ToolbarAction[]
  access: FleetAccess
  /** As listed now. */
  items: readonly T[] | undefined
  idOf: (item: T) => string
  /** Resolves to the items as they are by now; undefined where they cannot be read. */
  refetch: () => Promise<readonly T[] | undefined>
  onClose: () => void
}

/** The dialog of a list that its address names, for whom it is and when it may open. */
export function ListDialogs<T>(props: ListDialogsProps<T>) {
  const { dialog, dialogs, actions, toolbar, access, items, idOf, refetch, onClose } = props
  const [name = '', id] = dialog?.split(':') ?? []
  const isNamed = ({ opens }: { opens?: string }) => opens === name
  const action = actions.find(isNamed)
  const requires = (action ?? toolbar.find(isNamed))?.requires
  const find = (listed: readonly T[] | undefined) => listed?.find((one) => idOf(one) === id)
  const item = find(items)
  const isForIt = !item || (action?.when?.(item) ?? true)
  return (
    <OpenedDialog
      dialog={dialog}
      mayOpen={
        access.isReady && isForIt && (!requires || (access.can(requires) && !access.blocked(requires)))
      }
      item={item}
    >
      {(opened) =>
        dialogs?.[name]?.({
          item: opened,
          access,
          reread: async () => find(await refetch()),
          close: onClose,
        })
      }
    </OpenedDialog>
  )
}
