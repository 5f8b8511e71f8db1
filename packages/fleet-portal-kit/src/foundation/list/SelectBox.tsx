import { bulkMessages } from '../../locales/en/bulk.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { Checkbox } from '../form/Checkbox.tsx'
import { VisuallyHidden } from '../ui/layout.ts'
import { useSelected, type RowSelection } from './selection.ts'

interface SelectBoxProps<T> {
  rowSelection: RowSelection<T>
  id: string
  item: T
  name: string
}

/** The checkbox of one row. */
export function SelectBox<T>({ rowSelection: { selection, canSelect }, id, item, name }: SelectBoxProps<T>) {
  const t = useMessages(bulkMessages)
  const isSelected = useSelected(selection).has(id)
  if (canSelect && !canSelect(item)) return null
  return (
    <Checkbox
      checked={isSelected}
      onChange={({ target }) => (target.checked ? selection.add([[id, item]]) : selection.remove([id]))}
    >
      <VisuallyHidden>{t.select(name)}</VisuallyHidden>
    </Checkbox>
  )
}

interface SelectPageProps<T> {
  rowSelection: RowSelection<T>
  items: readonly T[]
  idOf: (item: T) => string
}

/** The checkbox in the header of a table. It selects all items on the page, or none. */
export function SelectPage<T>({ rowSelection: { selection, canSelect }, items, idOf }: SelectPageProps<T>) {
  const t = useMessages(bulkMessages)
  const ui = useMessages(uiMessages)
  const selected = useSelected(selection)
  const listed = canSelect ? items.filter(canSelect) : items
  const entries = listed.map((item) => [idOf(item), item] as const)
  const count = entries.filter(([id]) => selected.has(id)).length
  const isAll = count > 0 && count === entries.length
  if (entries.length === 0) return <VisuallyHidden>{ui.selection}</VisuallyHidden>
  const toggle = () => (isAll ? selection.remove(entries.map(([id]) => id)) : selection.add(entries))
  return (
    <Checkbox checked={isAll} isPartial={count > 0 && !isAll} onChange={toggle}>
      <VisuallyHidden>{t.selectPage}</VisuallyHidden>
    </Checkbox>
  )
}
