import { Ellipsis } from 'lucide-react'
import { memo, type JSX, type MouseEvent } from 'react'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { Icon } from '../ui/Icon.tsx'
import { Menu } from '../overlay/Menu.tsx'
import type { MenuItem } from '../overlay/MenuPopup.tsx'
import type { Column } from './column.ts'
import { FlexRender, type ListRow } from './table.ts'
import { Cell, MenuButton, Row } from './tableStyles.ts'

function LineMenu<T>({ item, name, menu }: { item: T; name: string; menu: (item: T) => MenuItem[] }) {
  const label = useMessages(uiMessages).rowActions(name)
  if (menu(item).length === 0) return null
  return (
    <Menu label={label} items={() => menu(item)}>
      {(trigger) => (
        <MenuButton type="button" className="fpk-row-menu" aria-label={label} {...trigger}>
          <Icon of={Ellipsis} />
        </MenuButton>
      )}
    </Menu>
  )
}

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
    <Row role="row" data-opens={onOpen ? '' : undefined} onClick={onOpen && open}>
      {row.getAllCells().map((cell) => {
        const column = byId.get(cell.column.id)
        return (
          <Cell
            key={cell.id}
            role="cell"
            data-label={column?.header}
            data-align={column?.align}
            data-part={cell.column.id === titleId ? 'title' : undefined}
          >
            <FlexRender cell={cell} />
          </Cell>
        )
      })}
      {menu && (
        <Cell role="cell" data-part="menu">
          <LineMenu item={item} name={nameOf(item)} menu={menu} />
        </Cell>
      )}
    </Row>
  )
}) as <T extends object>(props: TableLineProps<T>) => JSX.Element
