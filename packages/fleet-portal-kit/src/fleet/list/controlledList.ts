import type { ListColumn } from '../../foundation/list/column.ts'
import { callHost } from '../../provider/hostCalls.ts'
import type { AnyListControls } from '../../provider/listControls.ts'
import type { RowAction } from './rowActions.ts'

/** The columns that the page has chosen, in its order, with its own columns. Default: all of the list's own. */
export function controlledColumns<T>(
  own: readonly ListColumn<T>[],
  { columns }: AnyListControls,
): readonly ListColumn<T>[] {
  if (!columns) return own
  return columns.flatMap((column) => {
    if (typeof column !== 'string') return [{ ...(column as ListColumn<T>), orderBy: null }]
    return own.filter(({ id }) => id === column)
  })
}

/** The actions that the page has not hidden, and the actions of the page after them. */
export function controlledActions<T>(
  own: readonly RowAction<T>[],
  { hide = [], rowActions = [] }: AnyListControls,
): readonly RowAction<T>[] {
  const ofPage = rowActions.map(({ onSelect, ...action }): RowAction<T> => ({
    ...(action as Omit<RowAction<T>, 'run'>),
    run: (item) => callHost(() => onSelect(item as never)),
  }))
  const shown = hide.length > 0 ? own.filter(({ key }) => !hide.includes(key)) : own
  return ofPage.length > 0 ? [...shown, ...ofPage] : shown
}
