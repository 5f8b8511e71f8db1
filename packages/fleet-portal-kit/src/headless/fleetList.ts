import type { ListControls, ListPageSize } from '../provider/listControls.ts'
import type { NavigationAdapter } from '../provider/navigation.ts'
import type { FleetHookOptions, HeadlessAccess } from './access.ts'
import type { HeadlessState } from './readStatus.ts'

/** Options of a hook that lists the items of a fleet. @since 0.1.0 */
export interface FleetListOptions<Filters>
  extends
    FleetHookOptions,
    Pick<ListControls<never, Filters>, 'filters' | 'defaultFilters' | 'onFiltersChange'> {
  /** The number of items per page at first. Default: 10. */
  pageSize?: ListPageSize
  /** Keeps page and filters in the URL of your page. Default: the hook keeps them in memory. */
  navigation?: NavigationAdapter
  /** The beginning of the query keys in that URL, such as `drivers-`. */
  urlPrefix?: string
}

/** A page of a list. @since 0.1.0 */
export interface FleetList<Item, Filters> extends HeadlessState {
  /** The items of the page. Empty until the status is `ready`. */
  items: readonly Item[]
  /** The number of items on all pages. Undefined until the status is `ready`. */
  total: number | undefined
  /** Whether there are `total` items or more: the server has not counted a long list to its end. */
  totalIsMinimum: boolean
  /** The number of the page. The first page is 1. */
  page: number
  /** The number of items per page. */
  pageSize: number
  /** The number of pages. Undefined until the status is `ready`. */
  pageCount: number | undefined
  /** The active filters. */
  filters: Filters
  /** Changes filters and returns to the first page. `undefined` removes a filter. */
  setFilters: (change: Filters) => void
  /** Goes to a page. The items of the previous page stay for a moment, until the new ones have arrived. */
  setPage: (page: number) => void
  /** Changes the number of items per page and returns to the first page. */
  setPageSize: (pageSize: ListPageSize) => void
  /** Whether the items belong to the previous page or filters, and new ones are being read. */
  isStale: boolean
  /** Reads the page again. Resolves when the read has succeeded or failed. */
  refetch: () => Promise<void>
  /** What the user may do. */
  access: HeadlessAccess
}
