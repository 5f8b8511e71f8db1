import { createColumnHelper, tableFeatures, useTable, type ColumnDef, type Row } from '@tanstack/react-table'

/**
 * The only use of the table library. Filtering, sorting and paging happen on the server, so only the core is registered. Register
 * further features here, for all screens.
 */
const features = tableFeatures({})
type Features = typeof features

const noState = () => null

export const listColumnHelper = <T extends object>() => createColumnHelper<Features, T>()

export interface ListTableOptions<T extends object> {
  columns: ColumnDef<Features, T>[]
  data: T[]
  getRowId: (item: T) => string
}

export type ListRow<T extends object> = Row<Features, T>

/** The rows of a list, to render. */
export function useListTable<T extends object>(options: ListTableOptions<T>): ListRow<T>[] {
  return useTable({ features, ...options }, noState).getRowModel().rows
}
