import type { AnyRow } from 'api-client'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FleetAccess } from '../data/useAccess.ts'
import { OpenedDialog } from './OpenedDialog.tsx'
import type { RowAction } from './RowAction.ts'

export interface ToolbarAction {
  label: string
  icon?: LucideIcon
  needs?: AnyRow
  /** The dialog that it opens. */
  opens?: string
  run?: () => void
  variant?: 'primary' | 'secondary'
}

export interface ListDialog<T> {
  /** The item that the address names, if it is on this page. */
  item: T | undefined
  access: FleetAccess
  /** The item as it is listed now; undefined where it no longer is, or cannot be read. */
  reread: () => Promise<T | undefined>
  close: () => void
}

interface ListDialogsProps<T> {
  /** `name:id` of the dialog that the address names. */
  dialog: string | undefined
  close: () => void
  access: FleetAccess
  actions: readonly RowAction<T>[]
  toolbar: readonly ToolbarAction[]
  dialogs: Readonly<Record<string, (dialog: ListDialog<T>) => ReactNode>> | undefined
  idOf: (item: T) => string
  /** What is listed now. */
  items: readonly T[] | undefined
  /** The same, read anew; undefined where it cannot be. */
  reread: () => Promise<readonly T[] | undefined>
}

/** The dialog of a list that the address names. An address opens nothing that the button for it would not. */
export function ListDialogs<T>(props: ListDialogsProps<T>) {
  const { dialog, close, access, actions, toolbar, dialogs, idOf, items, reread } = props
  const [name = '', id] = dialog?.split(':') ?? []
  const opensIt = ({ opens }: { opens?: string }) => opens === name
  const action = actions.find(opensIt)
  const needs = (action ?? toolbar.find(opensIt))?.needs
  const find = (listed: readonly T[] | undefined) => listed?.find((one) => idOf(one) === id)
  const item = find(items)
  const isOffered = !item || (action?.when?.(item) ?? true)
  const isAllowed = !needs || (access.can(needs) && !access.blocked(needs))
  return (
    <OpenedDialog dialog={dialog} mayOpen={access.isReady && isOffered && isAllowed} item={item}>
      {(opened) =>
        dialogs?.[name]?.({ item: opened, access, reread: async () => find(await reread()), close })
      }
    </OpenedDialog>
  )
}
