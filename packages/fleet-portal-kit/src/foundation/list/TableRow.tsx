import { memo, type JSX, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import type { ListColumn } from './column.ts'
import { SelectBox } from './SelectBox.tsx'
import type { RowSelection } from './selection.ts'

/** A dash in an empty cell. Screen readers read it as None. */
function NoValue() {
  return (
    <span role="img" aria-label={useMessages(uiMessages).none} data-part="none">
      —
    </span>
  )
}

const noValue = <NoValue />
const isBlank = (content: ReactNode) => content == null || content === false || content === ''

const isControl = (target: EventTarget) =>
  target instanceof Element && target.closest('button, a, input, label, form') !== null

interface TableRowProps<T extends object> {
  id: string
  item: T
  columns: readonly ListColumn<T>[]
  titleId: string | undefined
  /** The row has a checkbox for it. */
  rowSelection: RowSelection<T> | undefined
  /** Names the checkbox. */
  name: string | undefined
  /** The label of the menu button. Undefined if the item has no actions. */
  menuLabel: string | undefined
  /** Whether the rows have a cell for the menu button. */
  hasMenuCell: boolean
  isMenuOpen: boolean
  /** Called by the menu button. A press also closes an open menu; the down arrow key only opens one. */
  onMenu: (id: string, button: HTMLElement, isPress: boolean) => void
  onOpen: ((item: T) => void) | undefined
}

/** One row of a list's table. Memoized: it renders again only if its item, the columns or the actions change. */
export const TableRow = memo(function TableRow<T extends object>(props: TableRowProps<T>) {
  const { id, item, columns, titleId, rowSelection, name = '', menuLabel, hasMenuCell, isMenuOpen } = props
  const { onMenu, onOpen } = props

  const open = (event: MouseEvent<HTMLElement>) => {
    if (isControl(event.target) || globalThis.getSelection?.()?.toString()) return
    const row = event.currentTarget
    // The focus returns to the menu button of the row when the opened dialog is closed, or to the row itself.
    if (!row.matches(':focus'))
      row.querySelector<HTMLElement>('.fpk-row-menu')?.focus({ preventScroll: true })
    onOpen?.(item)
  }
  const openByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    onMenu(id, event.currentTarget, false)
  }
  return (
    <tr role="row" data-opens={onOpen ? '' : undefined} onClick={onOpen && open}>
      {rowSelection && (
        <td role="cell" data-part="select">
          <SelectBox rowSelection={rowSelection} {...{ id, item, name }} />
        </td>
      )}
      {columns.map((column) => {
        const content = column.cell(item)
        const isTitle = column.id === titleId
        const Cell = isTitle ? 'th' : 'td'
        return (
          <Cell
            key={column.id}
            role={isTitle ? 'rowheader' : 'cell'}
            scope={isTitle ? 'row' : undefined}
            data-label={column.header}
            data-align={column.align}
            data-unbroken={column.isUnbroken ? '' : undefined}
            data-wide={column.isWide ? '' : undefined}
            data-mono={column.isMono ? '' : undefined}
            data-part={isTitle ? 'title' : undefined}
          >
            {isBlank(content) ? noValue : content}
          </Cell>
        )
      })}
      {hasMenuCell && (
        <td role="cell" data-part="menu">
          {menuLabel !== undefined && (
            <button
              type="button"
              className="fpk-row-menu"
              aria-label={menuLabel}
              aria-haspopup="menu"
              aria-expanded={isMenuOpen}
              onClick={({ currentTarget }) => onMenu(id, currentTarget, true)}
              onKeyDown={openByKey}
            />
          )}
        </td>
      )}
    </tr>
  )
}) as <T extends object>(props: TableRowProps<T>) => JSX.Element
