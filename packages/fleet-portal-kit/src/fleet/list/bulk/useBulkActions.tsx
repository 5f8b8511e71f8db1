import { Suspense, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useSelected, useSelection, type RowSelection } from '../../../foundation/list/selection.ts'
import type { BulkActions, SelectedItemsProps } from './bulkActions.ts'

type BulkProps<T> = Omit<SelectedItemsProps<T>, keyof RowSelection<T>> & {
  declaration: BulkActions<T> | undefined
  hide: readonly string[] | undefined
  /** The items on screen. */
  items: readonly T[] | undefined
}

function LoadedBar<T>({ Bar, ...props }: SelectedItemsProps<T> & Pick<BulkActions<T>, 'Bar'>) {
  const count = useSelected(props.selection).size
  const [isUsed, setUsed] = useState(false)
  if (count > 0 && !isUsed) setUsed(true)
  // It stays after the last item is unselected, because its dialog shows results.
  return (
    isUsed && (
      <Suspense>
        <Bar {...props} />
      </Suspense>
    )
  )
}

/** The selection of a list with actions on several items, and the bar with these actions. */
export function useBulkActions<T>({ declaration, hide, items, ...props }: BulkProps<T>): {
  rowSelection: RowSelection<T> | undefined
  bar: ReactNode
} {
  const { access, fleetId, input, idOf } = props
  // Other filters find other items. Another page or order of the same items keeps the selection.
  const {
    page: _page,
    perPage: _perPage,
    orderBy: _orderBy,
    order: _order,
    ...filters
  } = input as Record<string, unknown>
  const selection = useSelection<T>(JSON.stringify([fleetId, filters]))
  const canSelect = declaration?.canSelect
  const rowSelection = useMemo(() => ({ selection, canSelect }), [selection, canSelect])
  useEffect(() => {
    selection.update((items ?? []).map((item) => [idOf(item), item]))
  }, [selection, items, idOf])
  // Until the access is known, the skeletons have the column too: most users may use it, and the other columns do not move.
  const isOffered =
    declaration?.keys.some((key) => !hide?.includes(key)) &&
    (!access.isReady || (access.can(declaration.requires) && !access.blocked(declaration.requires)))
  if (!declaration || !isOffered) return { rowSelection: undefined, bar: null }
  return { rowSelection, bar: <LoadedBar {...props} {...rowSelection} Bar={declaration.Bar} /> }
}
