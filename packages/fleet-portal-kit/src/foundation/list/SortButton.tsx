import { styled } from 'styled-components'
import { space, token } from '../../provider/appearance.ts'
import { focusRing, reset } from '../ui/layout.ts'
import type { ListColumn } from './column.ts'
import { sortFieldOf, type Sorting } from './sorting.ts'

/* The arrow is in the padding of the header cell, so that it needs no room of its own. */
const Shape = styled.button`
  ${reset}
  position: relative;
  padding: ${space(1.5)} 0;
  cursor: pointer;
  ${focusRing}
  &::after {
    content: '';
    position: absolute;
    top: calc(50% - 2px);
    left: calc(100% + 3px);
    width: 7px;
    height: 5px;
    clip-path: polygon(50% 0, 100% 100%, 0 100%);
    background: currentColor;
    opacity: 0;
    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: ButtonText;
    }
  }
  [data-align='end'] > &::after {
    right: calc(100% + 3px);
    left: auto;
  }
  &:hover,
  [aria-sort] > & {
    color: ${token('color-text')};
  }
  &:hover::after {
    opacity: 0.4;
  }
  [aria-sort] > &::after {
    opacity: 1;
  }
  [aria-sort='descending'] > &::after {
    transform: scaleY(-1);
  }
`

interface SortButtonProps<T> {
  column: ListColumn<T>
  sorting: Sorting
}

/**
 * The header of a column that the server can sort by. A press sorts the list by it, first ascending, then descending, and then in
 * the default order. Other headers are text.
 */
export function SortButton<T>({
  column,
  sorting: { endpoint, orderBy, order, onChange },
}: SortButtonProps<T>) {
  const field = sortFieldOf(endpoint, column)
  if (field === undefined) return column.header
  const sort = () => {
    if (orderBy !== field) onChange({ orderBy: field, order: 'asc' })
    else if (order === 'asc') onChange({ orderBy: field, order: 'desc' })
    else onChange({ orderBy: undefined, order: undefined })
  }
  return (
    <Shape type="button" onClick={sort}>
      {column.header}
    </Shape>
  )
}
