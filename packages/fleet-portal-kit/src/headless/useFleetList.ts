import type { EndpointInput, ListEndpoint, ListItem } from 'fleet-portal-api-client'
import { useCallback, useMemo, useState } from 'react'
import { useSessionEpoch } from '../foundation/data/useSession.ts'
import { useRetryFailed } from '../foundation/data/useRead.ts'
import type { ListStateControls } from '../foundation/list/useListState.ts'
import type { ListFilters } from '../fleet/list/FleetListProps.ts'
import { useList, type ListDeclaration } from '../fleet/list/useList.ts'
import type { ListControls, ListPageSize } from '../provider/listControls.ts'
import { createMemoryNavigation, type AreaName, type NavigationAdapter } from '../provider/navigation.ts'
import { scopeNavigation } from '../provider/scopedNavigation.ts'
import { useHeadlessAccess, type FleetHookOptions, type HeadlessAccess } from './access.ts'
import { useHasSession, useHeadlessState, type HeadlessState } from './readStatus.ts'

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

/** A navigation in memory. Another user begins with a new one. */
function useOwnNavigation({
  navigation,
  urlPrefix = '',
}: Pick<FleetListOptions<never>, 'navigation' | 'urlPrefix'>) {
  const epoch = useSessionEpoch()
  const [memory, setMemory] = useState(() => ({ epoch, navigation: createMemoryNavigation() }))
  if (memory.epoch !== epoch) setMemory({ epoch, navigation: createMemoryNavigation() })
  const base = navigation ?? memory.navigation
  return useMemo(() => scopeNavigation(base, urlPrefix), [base, urlPrefix])
}

const noItems: readonly never[] = []

interface AreaList<R extends ListEndpoint, T> extends Pick<
  ListDeclaration<R, T>,
  'endpoint' | 'lockedInput' | 'defaultInput' | 'sortItems' | 'enabled'
> {
  area: AreaName
}

/** The list of an area without its screen. */
export function useFleetList<R extends ListEndpoint, T extends ListItem<R> = ListItem<R>>(
  { area, enabled = true, ...list }: AreaList<R, T>,
  {
    fleetId,
    filters,
    defaultFilters,
    onFiltersChange,
    pageSize,
    ...address
  }: FleetListOptions<ListFilters<R>>,
): FleetList<T, ListFilters<R>> {
  const hasSession = useHasSession()
  const controls = {
    filters,
    defaultFilters,
    onFiltersChange: onFiltersChange as ListStateControls['onFiltersChange'],
    pageSize,
  }
  const navigation = useOwnNavigation(address)
  const { access, state, result, answer, error, changePage, refetchItems } = useList<R, T>({
    ...list,
    ...{ fleetId, controls, navigation },
    enabled: enabled && hasSession,
  })
  const retryFailed = useRetryFailed()
  const { page, perPage, setFilters } = state
  return {
    ...useHeadlessState({ area, access, endpoint: list.endpoint, error, hasData: result !== undefined }),
    items: result?.items ?? noItems,
    total: result?.count,
    page,
    pageSize: perPage,
    pageCount: result && Math.max(1, Math.ceil(result.count / perPage)),
    filters: state.filters as ListFilters<R>,
    setFilters: useCallback(
      (change: ListFilters<R>) => setFilters(change as unknown as Partial<EndpointInput<R>>),
      [setFilters],
    ),
    setPage: changePage,
    setPageSize: state.setPerPage,
    isStale: answer.isPlaceholderData,
    // A failed read of the user or the fleet is repeated too.
    refetch: useCallback(async () => {
      await Promise.all([retryFailed(), refetchItems()])
    }, [retryFailed, refetchItems]),
    access: useHeadlessAccess(access),
  }
}
