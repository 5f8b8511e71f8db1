import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import type { ListColumn } from './column.ts'
import type { RowMenu } from './rowMenu.ts'
import type { RowSelection } from './selection.ts'
import { assignRowSlots } from './rowSlots.ts'
import { listColumnHelper, useListTable } from './table.ts'
import { TableRow } from './TableRow.tsx'

export { ScrollEdge } from './ScrollEdge.tsx'

interface TableRowsProps<T extends object> {
  columns: readonly ListColumn<T>[]
  items: readonly T[]
  idOf: (item: T) => string
  nameOf: (item: T) => string
  titleId: string | undefined
  menu: RowMenu<T> | undefined
  rowSelection: RowSelection<T> | undefined
  /** The id of the item whose menu is open. */
  openMenuOf: string | undefined
  onMenu: (id: string, button: HTMLElement, isPress: boolean) => void
  onOpen: ((item: T) => void) | undefined
}

/** The rows of a table. Another page reuses the elements of the current rows. */
export function TableRows<T extends object>(props: TableRowsProps<T>): ReactNode {
  const { columns, items, idOf, nameOf, titleId, menu, rowSelection, openMenuOf, onMenu, onOpen } = props
  const { rowActions } = useMessages(uiMessages)
  const definitions = useMemo(() => {
    const helper = listColumnHelper<T>()
    return columns.map(({ id, header, cell }) =>
      helper.display({ id, header, cell: ({ row }) => cell(row.original) }),
    )
  }, [columns])
  const data = useMemo(() => [...items], [items])
  const rows = useListTable({ columns: definitions, data, getRowId: idOf })
  const slots = useRef<ReadonlyMap<string, number>>(new Map())
  const keys = useMemo(
    () =>
      assignRowSlots(
        slots.current,
        rows.map(({ id }) => id),
      ),
    [rows],
  )
  useLayoutEffect(() => {
    slots.current = keys
  }, [keys])
  return rows.map(({ id, original: item }) => (
    <TableRow
      key={keys.get(id)}
      {...{ id, item, columns, titleId, rowSelection, onMenu, onOpen }}
      name={rowSelection && nameOf(item)}
      menuLabel={menu?.has(item) ? rowActions(nameOf(item)) : undefined}
      hasMenuCell={menu !== undefined}
      isMenuOpen={id === openMenuOf}
    />
  ))
}
