import { memo, useLayoutEffect, useMemo, useRef } from 'react'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { Spoken } from '../ui/layout.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { MenuItem } from '../overlay/MenuPopup.tsx'
import type { Column } from './column.ts'
import { nextSlots } from './slots.ts'
import { TableLine } from './TableLine.tsx'
import { Scroller, Sheet } from './tableStyles.ts'
import { listColumnHelper, useListTable } from './table.ts'

export interface DataTableProps<T extends object> {
  label: string
  columns: readonly Column<T>[]
  items: readonly T[]
  idOf: (item: T) => string
  nameOf: (item: T) => string
  /** The actions of an item; without any there is no button, and no column where no item has one. */
  menu?: ((item: T) => MenuItem[]) | undefined
  /** A press anywhere on the line. */
  onOpen?: ((item: T) => void) | undefined
  /** Lines to draw as skeletons while nothing is known yet. */
  skeletons?: number
  /** Another page is on its way; this one stays. */
  isStale?: boolean
}

/** The table of a list: sticky head and first column; in a narrow widget every line becomes a card. */
function DataTableView<T extends object>(props: DataTableProps<T>) {
  const { label, columns, items, idOf, nameOf, onOpen, skeletons = 0, isStale } = props
  const hasMenu = skeletons > 0 || items.some((item) => props.menu?.(item).length)
  const menu = hasMenu ? props.menu : undefined
  const t = useMessages(uiMessages)
  const definitions = useMemo(() => {
    const helper = listColumnHelper<T>()
    return columns.map((column) =>
      helper.display({ id: column.id, header: column.header, cell: ({ row }) => column.cell(row.original) }),
    )
  }, [columns])
  const data = useMemo(() => [...items], [items])
  const rows = useListTable({ columns: definitions, data, getRowId: idOf })
  const slots = useRef<ReadonlyMap<string, number>>(new Map())
  const keys = useMemo(
    () =>
      nextSlots(
        slots.current,
        rows.map(({ id }) => id),
      ),
    [rows],
  )
  useLayoutEffect(() => {
    slots.current = keys
  }, [keys])
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns])
  const titleId = (columns.find((column) => column.isTitle) ?? columns[0])?.id

  return (
    <Scroller tabIndex={0} role="region" aria-label={label} aria-busy={isStale || skeletons > 0}>
      <Sheet role="table" aria-label={label} className="fpk-table" data-stale={isStale ? '' : undefined}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ id, header, align, width }) => (
              <th
                key={id}
                role="columnheader"
                scope="col"
                data-align={align}
                style={{ width, minWidth: width }}
              >
                {header}
              </th>
            ))}
            {menu && (
              <th role="columnheader" scope="col" data-part="menu">
                <Spoken>{t.actions}</Spoken>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <TableLine key={keys.get(row.id)} {...{ row, byId, titleId, menu, nameOf, onOpen }} />
          ))}
          {Array.from({ length: skeletons }, (_, index) => (
            <tr key={`skeleton-${index}`} role="row" aria-hidden>
              {columns.map(({ id, align }, place) => (
                <td key={id} role="cell" data-align={align} data-part={id === titleId ? 'title' : undefined}>
                  <Skeleton $width={place === 0 ? '70%' : '50%'} />
                </td>
              ))}
              {menu && <td role="cell" data-part="menu" />}
            </tr>
          ))}
        </tbody>
      </Sheet>
    </Scroller>
  )
}

export const DataTable = memo(DataTableView) as typeof DataTableView
