import { Ellipsis } from 'lucide-react'
import { memo, type JSX, type MouseEvent, type ReactNode } from 'react'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { Menu } from '../overlay/Menu.tsx'
import type { MenuItem } from '../overlay/MenuPopup.tsx'
import type { Column } from './column.ts'
import type { ListRow } from './table.ts'
import { MenuButton } from './tableStyles.ts'

// One element for all lines: React leaves alone what is the same object as before.
const dots = <Ellipsis aria-hidden focusable={false} />

interface LineMenuProps<T> {
  id: string
  item: T
  name: string
  menu: (item: T) => MenuItem[]
}

function LineMenu<T>({ id, item, name, menu }: LineMenuProps<T>) {
  const label = useMessages(uiMessages).rowActions(name)
  if (menu(item).length === 0) return null
  return (
    <Menu label={label} of={id} items={() => menu(item)}>
      {(trigger) => (
        <MenuButton type="button" className="fpk-row-menu" aria-label={label} {...trigger}>
          {dots}
        </MenuButton>
      )}
    </Menu>
  )
}

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
  target instanceof Element && target.closest('button, a, input, label') !== null

interface TableLineProps<T extends object> {
  row: ListRow<T>
  byId: ReadonlyMap<string, Column<T>>
  titleId: string | undefined
  menu: ((item: T) => MenuItem[]) | undefined
  nameOf: (item: T) => string
  onOpen: ((item: T) => void) | undefined
}

/** One line of a list's table. Drawn again only where its item, the columns or the actions are others. */
export const TableLine = memo(function TableLine<T extends object>(props: TableLineProps<T>) {
  const { row, byId, titleId, menu, nameOf, onOpen } = props
  const item = row.original

  const open = (event: MouseEvent<HTMLElement>) => {
    if (isControl(event.target) || globalThis.getSelection?.()?.toString()) return
    // The focus goes back to the line's button when what opens is closed again.
    event.currentTarget.querySelector<HTMLElement>('.fpk-row-menu')?.focus({ preventScroll: true })
    onOpen?.(item)
  }
  return (
    <tr role="row" data-opens={onOpen ? '' : undefined} onClick={onOpen && open}>
      {row.getAllCells().map(({ id, column: { id: columnId } }) => {
        const column = byId.get(columnId)
        const content = column?.cell(item)
        return (
          <td
            key={id}
            role="cell"
            data-label={column?.header}
            data-align={column?.align}
            data-part={columnId === titleId ? 'title' : undefined}
          >
            {isBlank(content) ? noValue : content}
          </td>
        )
      })}
      {menu && (
        <td role="cell" data-part="menu">
          <LineMenu id={row.id} item={item} name={nameOf(item)} menu={menu} />
        </td>
      )}
    </tr>
  )
}) as <T extends object>(props: TableLineProps<T>) => JSX.Element
