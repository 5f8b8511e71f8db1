import { memo, type JSX, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import type { ListColumn } from './column.ts'

/** Stands where an item says nothing, so that an empty cell is seen and read to be one. */
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

interface TableLineProps<T extends object> {
  id: string
  item: T
  columns: readonly ListColumn<T>[]
  titleId: string | undefined
  /** The name of the button for the item's actions; without one there is no button. */
  menuLabel: string | undefined
  /** Whether lines have a cell for that button. */
  hasMenuCell: boolean
  isMenuOpen: boolean
  /** The button was used: by a press, which closes an open menu too, or by the key that opens it. */
  onMenu: (id: string, button: HTMLElement, isPress: boolean) => void
  onOpen: ((item: T) => void) | undefined
}

/** One line of a list's table. Drawn again only where its item, the columns or the actions are others. */
export const TableRow = memo(function TableRow<T extends object>(props: TableLineProps<T>) {
  const { id, item, columns, titleId, menuLabel, hasMenuCell, isMenuOpen, onMenu, onOpen } = props

  const open = (event: MouseEvent<HTMLElement>) => {
    if (isControl(event.target) || globalThis.getSelection?.()?.toString()) return
    // The focus goes back to the line's button when what opens is closed again.
    event.currentTarget.querySelector<HTMLElement>('.fpk-row-menu')?.focus({ preventScroll: true })
    onOpen?.(item)
  }
  const openByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    onMenu(id, event.currentTarget, false)
  }
  return (
    <tr role="row" data-opens={onOpen ? '' : undefined} onClick={onOpen && open}>
      {columns.map((column) => {
        const content = column.cell(item)
        return (
          <td
            key={column.id}
            role="cell"
            data-label={column.header}
            data-align={column.align}
            data-unbroken={column.isUnbroken ? '' : undefined}
            data-mono={column.isMono ? '' : undefined}
            data-part={column.id === titleId ? 'title' : undefined}
          >
            {isBlank(content) ? noValue : content}
          </td>
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
}) as <T extends object>(props: TableLineProps<T>) => JSX.Element
