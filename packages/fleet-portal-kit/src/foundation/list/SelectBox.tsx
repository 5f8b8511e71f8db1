import type { ChangeEvent } from 'react'
import { bulkMessages } from '../../locales/en/bulk.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { Checkbox } from '../form/Checkbox.tsx'
import { VisuallyHidden } from '../ui/layout.ts'
import { useSelected, type RowSelection, type Selection } from './selection.ts'

interface SelectBoxProps<T> {
  rowSelection: RowSelection<T>
  id: string
  item: T
  name: string
}

/** The rows on screen from the last clicked one to this one, which is the last clicked one from now on. */
function rangeTo<T>({ clicks }: Selection<T>, id: string) {
  const { listed, lastId } = clicks
  clicks.lastId = id
  const end = listed.findIndex(([listedId]) => listedId === id)
  const start = listed.findIndex(([listedId]) => listedId === lastId)
  return start < 0 ? [] : listed.slice(Math.min(start, end), Math.max(start, end) + 1)
}

/** The checkbox of one row. With Shift, a click also changes the rows from the last clicked one. */
export function SelectBox<T>({ rowSelection: { selection, canSelect }, id, item, name }: SelectBoxProps<T>) {
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const range = rangeTo(selection, id).filter(([, listed]) => !canSelect || canSelect(listed))
    const isRange = (nativeEvent as Partial<MouseEvent>).shiftKey === true
    // A click with Shift also selects the text between.
    if (isRange) globalThis.getSelection?.()?.removeAllRanges()
    const entries = [...(isRange ? range : []), [id, item] as const]
    if (target.checked) selection.add(entries)
    else selection.remove(entries.map(([listedId]) => listedId))
  }
  const t = useMessages(bulkMessages)
  const isSelected = useSelected(selection).has(id)
  if (canSelect && !canSelect(item)) return null
  return (
    <Checkbox checked={isSelected} onChange={change}>
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
