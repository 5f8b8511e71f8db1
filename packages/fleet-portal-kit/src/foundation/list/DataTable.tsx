import { memo, Suspense, useCallback, useState, type CSSProperties } from 'react'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { useIsDelayed } from '../data/useIsDelayed.ts'
import { fetchMenu, MenuPopup } from '../overlay/menuOnDemand.ts'
import { VisuallyHidden } from '../ui/layout.ts'
import type { ListColumn } from './column.ts'
import type { RowMenu } from './rowMenu.ts'
import { Scroller, TableElement } from './tableStyles.ts'
import { useWideTable } from './useWideTable.ts'
import type { RowSelection } from './selection.ts'
import type { Sort, Sorting } from './sorting.ts'
import { lazyWithRetry } from '../widget/lazyWithRetry.ts'
import { OverlayBoundary } from '../overlay/OverlayBoundary.tsx'

// The code of the rows and of the table library is loaded while the first page of data loads.
const fetchRows = () => import('./TableRows.tsx')
const TableRows = lazyWithRetry(fetchRows, 'TableRows')
const ScrollEdge = lazyWithRetry(fetchRows, 'ScrollEdge')
const SelectPage = lazyWithRetry(() => import('./SelectBox.tsx'), 'SelectPage')

export interface DataTableProps<T extends object> {
  label: string
  columns: readonly ListColumn<T>[]
  items: readonly T[]
  idOf: (item: T) => string
  nameOf: (item: T) => string
  /** The actions of the items. An item without actions has no menu button. If no item has actions, there is no menu column. */
  menu?: RowMenu<T> | undefined
  /** Called by a press anywhere on the row. */
  onOpen?: ((item: T) => void) | undefined
  /** The rows have checkboxes for it. */
  rowSelection?: RowSelection<T> | undefined
  /** The headers of columns that the server can sort by become buttons. */
  sorting?: Sorting | undefined
  /** Styles of the frame, such as the sizes of another density. */
  style?: CSSProperties | undefined
  /** The number of skeleton rows while the first page loads. */
  skeletons?: number
  /** Another page is loading. The current page stays. */
  isStale?: boolean
}

/** The delay before a stale page is dimmed, in milliseconds. Most pages load sooner, and dimming costs a frame. */
const dimDelay = 300

const ariaSort = <T,>({ id, orderBy = id }: ListColumn<T>, sort: Sort) =>
  sort.orderBy === orderBy ? (sort.order === 'asc' ? 'ascending' : 'descending') : undefined

const preloadMenu = () => void fetchMenu()

interface OpenMenu {
  id: string
  button: HTMLElement
}

/** The table of a list, with a sticky header and first column. In a narrow widget every row is shown as a card. */
function DataTableView<T extends object>(props: DataTableProps<T>) {
  const {
    label,
    columns,
    items,
    idOf,
    nameOf,
    onOpen,
    rowSelection,
    sorting,
    skeletons = 0,
    isStale = false,
  } = props
  const t = useMessages(uiMessages)
  const menu = skeletons > 0 || items.some((item) => props.menu?.has(item)) ? props.menu : undefined
  const titleId = (columns.find((column) => column.isTitle) ?? columns[0])?.id

  const frame = useWideTable()
  const isDimmed = useIsDelayed(isStale, dimDelay)
  const [opened, setOpened] = useState<OpenMenu>()
  const openedItem = opened && items.find((item) => idOf(item) === opened.id)
  // Closes the menu of an item that has left the page, so that it does not reopen when the item returns.
  if (opened && !openedItem) setOpened(undefined)
  const onMenu = useCallback(
    (id: string, button: HTMLElement, isPress: boolean) =>
      setOpened((current) => (isPress && current?.id === id ? undefined : { id, button })),
    [],
  )
  const skeletonRows = (count: number) =>
    count > 0 && (
      <tbody role="rowgroup" aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          <tr key={index} role="row" aria-hidden>
            {rowSelection && <td role="cell" data-part="select" />}
            {columns.map(({ id, align }) => (
              <td key={id} role="cell" data-align={align} data-part={id === titleId ? 'title' : undefined}>
                <span />
              </td>
            ))}
            {menu && <td role="cell" data-part="menu" />}
          </tr>
        ))}
      </tbody>
    )
  return (
    <>
      <Suspense>
        <ScrollEdge frame={frame} />
      </Suspense>
      <Scroller
        ref={frame}
        style={props.style}
        role="region"
        aria-label={label}
        aria-busy={isStale || skeletons > 0}
        {...(menu && { onPointerEnter: preloadMenu, onFocus: preloadMenu })}
      >
        <TableElement
          role="table"
          aria-label={label}
          className="fpk-table"
          data-stale={isDimmed ? '' : undefined}
        >
          <thead role="rowgroup">
            <tr role="row">
              {rowSelection && (
                <th role="columnheader" scope="col" data-part="select">
                  <Suspense fallback={<VisuallyHidden>{t.selection}</VisuallyHidden>}>
                    <SelectPage rowSelection={rowSelection} items={items} idOf={idOf} />
                  </Suspense>
                </th>
              )}
              {columns.map((column) => (
                <th
                  key={column.id}
                  role="columnheader"
                  scope="col"
                  aria-sort={sorting && ariaSort(column, sorting)}
                  data-align={column.align}
                  style={{ width: column.width, minWidth: column.width }}
                >
                  <Suspense fallback={column.header}>
                    {sorting ? <sorting.Header {...{ column, sorting }} /> : column.header}
                  </Suspense>
                </th>
              ))}
              {menu && (
                <th role="columnheader" scope="col" data-part="menu">
                  <VisuallyHidden>{t.actions}</VisuallyHidden>
                </th>
              )}
            </tr>
          </thead>
          <Suspense fallback={skeletonRows(items.length)}>
            <tbody role="rowgroup">
              <TableRows
                {...{ columns, items, idOf, nameOf, titleId, menu, rowSelection, onMenu, onOpen }}
                openMenuOf={openedItem && opened.id}
              />
            </tbody>
          </Suspense>
          {skeletonRows(skeletons)}
        </TableElement>
      </Scroller>
      {openedItem && (
        <OverlayBoundary onClose={() => setOpened(undefined)}>
          <MenuPopup
            key={opened.id}
            anchor={opened.button}
            label={t.rowActions(nameOf(openedItem))}
            items={menu?.of(openedItem) ?? []}
            onClose={() => setOpened(undefined)}
          />
        </OverlayBoundary>
      )}
    </>
  )
}

export const DataTable = memo(DataTableView) as typeof DataTableView
