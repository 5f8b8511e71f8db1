import { NativeSelect } from '../../../foundation/form/controls.ts'
import type { ListColumn } from '../../../foundation/list/column.ts'
import { sortFieldOf, type Sorting } from '../../../foundation/list/sorting.ts'
import { VStack } from '../../../foundation/ui/layout.ts'
import { listViewMessages } from '../../../locales/en/listView.ts'
import { useMessages } from '../../../provider/messages.ts'

interface SortFieldsProps<T> {
  columns: readonly ListColumn<T>[]
  sorting: Sorting
}

/** Two selects for the order of a list: the column and the direction. Cards have no headers to press. */
export function SortFields<T>({
  columns,
  sorting: { endpoint, orderBy, order, onChange },
}: SortFieldsProps<T>) {
  const t = useMessages(listViewMessages)
  const options = columns.flatMap((column) => {
    const value = sortFieldOf(endpoint, column)
    return value === undefined ? [] : [{ value, label: column.header }]
  })
  if (options.length === 0) return t.notSortable
  const select = (field: string) =>
    onChange(field ? { orderBy: field, order: order ?? 'asc' } : { orderBy: undefined, order: undefined })
  return (
    <VStack $gap={2}>
      <NativeSelect
        aria-label={t.sortBy}
        value={orderBy ?? ''}
        onChange={({ target }) => select(target.value)}
      >
        <option value="">{t.defaultOrder}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
      {orderBy !== undefined && (
        <NativeSelect
          aria-label={t.direction}
          value={order ?? 'desc'}
          onChange={({ target }) => onChange({ orderBy, order: target.value })}
        >
          <option value="asc">{t.ascending}</option>
          <option value="desc">{t.descending}</option>
        </NativeSelect>
      )}
    </VStack>
  )
}
