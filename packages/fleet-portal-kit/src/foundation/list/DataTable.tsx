import { memo, Suspense, useCallback, useEffect, useState } from 'react'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { fetchMenu, MenuPopup } from '../overlay/menuOnDemand.ts'
import { VisuallyHidden } from '../ui/layout.ts'
import type { ListColumn } from './column.ts'
import type { RowMenu } from './rowMenu.ts'
import { Scroller, TableElement } from './tableStyles.ts'
import { useWideTable } from './useWideTable.ts'
import { lazyWithRetry } from '../widget/lazyWithRetry.ts'

// The lines and the table library behind them come while the first answer is on its way.
const TableRows = lazyWithRetry(() => import('./TableRows.tsx'), 'TableRows')

export interface DataTableProps<T extends object> {
  label: string
  columns: readonly ListColumn<T>[]
  items: readonly T[]
  idOf: (item: T) => string
  nameOf: (item: T) => string
  /** The actions of an item; without any there is no button, and no column where no item has one. */
  menu?: RowMenu<T> | undefined
  /** A press anywhere on the line. */
  onOpen?: ((item: T) => void) | undefined
  /** Lines to draw as skeletons while nothing is known yet. */
  skeletons?: number
  /** Another page is on its way; this one stays. */
  isStale?: boolean
}

/** How long another page may take before this one is dimmed, in milliseconds. Most come sooner, and dimming costs a frame. */
const patience = 300

function useIsLong(isStale: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isStale) return
    const timer = setTimeout(() => setLong(true), patience)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isStale])
  return isLong
}

const nearMenu = () => void fetchMenu()

interface OpenMenu {
  id: string
  button: HTMLElement
}

/** The table of a list: sticky head and first column; in a narrow widget every line becomes a card. */
function DataTableView<T extends object>(props: DataTableProps<T>) {
  const { label, columns, items, idOf, nameOf, onOpen, skeletons = 0, isStale = false } = props
  const t = useMessages(uiMessages)
  const menu = skeletons > 0 || items.some((item) => props.menu?.has(item)) ? props.menu : undefined
  const titleId = (columns.find((column) => column.isTitle) ?? columns[0])?.id

  const frame = useWideTable()
  const isDimmed = useIsLong(isStale)
  const [opened, setOpened] = useState<OpenMenu>()
  const openedItem = opened && items.find((item) => idOf(item) === opened.id)
  // What is not listed any more has no menu, nor has it one when it comes back.
  if (opened && !openedItem) setOpened(undefined)
  const onMenu = useCallback(
    (id: string, button: HTMLElement, isPress: boolean) =>
      setOpened((present) => (isPress && present?.id === id ? undefined : { id, button })),
    [],
  )
  const skeletonLines = (count: number) =>
    count > 0 && (
      <tbody role="rowgroup" aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          <tr key={index} role="row" aria-hidden>
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
      <Scroller
        ref={frame}
        role="region"
        aria-label={label}
        aria-busy={isStale || skeletons > 0}
        {...(menu && { onPointerEnter: nearMenu, onFocus: nearMenu })}
      >
        <TableElement
          role="table"
          aria-label={label}
          className="fpk-table"
          data-stale={isDimmed ? '' : undefined}
        >
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
                  <VisuallyHidden>{t.actions}</VisuallyHidden>
                </th>
              )}
            </tr>
          </thead>
          <Suspense fallback={skeletonLines(items.length)}>
            <tbody role="rowgroup">
              <TableRows
                {...{ columns, items, idOf, nameOf, titleId, menu, onMenu, onOpen }}
                openMenuOf={openedItem && opened.id}
              />
            </tbody>
          </Suspense>
          {skeletonLines(skeletons)}
        </TableElement>
      </Scroller>
      {openedItem && (
        <Suspense>
          <MenuPopup
            key={opened.id}
            anchor={opened.button}
            label={t.rowActions(nameOf(openedItem))}
            items={menu?.of(openedItem) ?? []}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

export const DataTable = memo(DataTableView) as typeof DataTableView
