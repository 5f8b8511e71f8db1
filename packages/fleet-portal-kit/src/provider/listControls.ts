import type { ReactNode } from 'react'

/** The page sizes of lists. @since 0.1.0 */
export type ListPageSize = 10 | 20 | 30 | 40 | 50

/** A column of your own in a list. @since 0.1.0 */
export interface HostColumn<Item> {
  /** The id of the column. Different from the ids of the list's own columns. */
  id: string
  /** The title of the column. */
  header: string
  /** The content of a cell. Pass a new column when your data changes, and the cells are rendered again. */
  cell: (item: Item) => ReactNode
  /** Use `end` for numbers, so that their digits are aligned. */
  align?: 'start' | 'end'
  /** The CSS width of the column. */
  width?: string
}

/** An action of your own in the menu of an item. @since 0.1.0 */
export interface HostRowAction<Item> {
  /** The key of the action. Different from the keys of the list's own actions. */
  key: string
  /** The label in the menu. */
  label: string
  /** Called when the user selects the action. */
  onSelect: (item: Item) => void
  /** Whether the item has the action. Default: every item has it. */
  when?: (item: Item) => boolean
  /** Why the action is disabled for the item, if it is. */
  reason?: (item: Item) => string | undefined
}

/** What a page controls of a list. @since 0.1.0 */
export interface ListControls<Item, Filters, Part extends string = string, Column extends string = string> {
  /** The filters, controlled by your page. Change them in `onFiltersChange`. */
  filters?: Filters
  /** The filters when the list opens. The user can change them. */
  defaultFilters?: Filters
  /** Called when the user changes filters or the search. */
  onFiltersChange?: (filters: Filters) => void
  /** The number of items per page when the list opens. Default: 10. */
  pageSize?: ListPageSize
  /** Parts of the list that are not shown: buttons, actions of items, `search`, `filters`, `view` and `export`. */
  hide?: readonly Part[]
  /** The columns, in this order: ids of the list's own columns, and columns of your own. Default: all of the list's own. */
  columns?: readonly (Column | HostColumn<Item>)[]
  /** Actions of your own, after the list's own in the menu of each item. */
  rowActions?: readonly HostRowAction<Item>[]
  /** Called when the user clicks an item, in place of the list's own action. */
  onRowClick?: (item: Item) => void
}

/** The controls as the list reads them. The props of each list type them. */
export interface AnyListControls extends Omit<ListControls<never, never>, 'filters' | 'defaultFilters'> {
  filters?: object
  defaultFilters?: object
}
