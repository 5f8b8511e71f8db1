import { styled } from 'styled-components'
import { NativeSelect } from '../../../foundation/form/controls.ts'
import type { ListColumn } from '../../../foundation/list/column.ts'
import { sortFieldOf, type Sorting } from '../../../foundation/list/sorting.ts'
import { reset } from '../../../foundation/ui/layout.ts'
import { listViewMessages } from '../../../locales/en/listView.ts'
import { space } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'

/** The column and its direction in one row. */
const Fields = styled.div`
  ${reset}
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${space(2)};
`

/** What a column sorts by. Numbers are at the end of their cells. */
function kindOf(field: string, { align }: Pick<ListColumn<never>, 'align'>): 'text' | 'number' | 'date' {
  if (/(At|Date)$/.test(field)) return 'date'
  return align === 'end' ? 'number' : 'text'
}

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
    return value === undefined ? [] : [{ value, label: column.header, kind: kindOf(value, column) }]
  })
  if (options.length === 0) return t.notSortable
  const { asc, desc } = t.directions[options.find(({ value }) => value === orderBy)?.kind ?? 'text']
  const select = (field: string) =>
    onChange(field ? { orderBy: field, order: order ?? 'asc' } : { orderBy: undefined, order: undefined })
  return (
    <Fields>
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
          <option value="asc">{asc}</option>
          <option value="desc">{desc}</option>
        </NativeSelect>
      )}
    </Fields>
  )
}
