import type { EndpointInput, ListEndpoint, ListItem } from 'fleet-portal-api-client'
import { useCallback, useMemo, useState } from 'react'
import { useSessionEpoch } from '../foundation/data/useSession.ts'
import { useRetryFailed } from '../foundation/data/useRead.ts'
import type { ListFilters } from '../fleet/list/FleetListProps.ts'
import { useList, type ListDeclaration } from '../fleet/list/useList.ts'
import { createMemoryNavigation, type AreaName } from '../provider/navigation.ts'
import { scopeNavigation } from '../provider/scopedNavigation.ts'
import { useHeadlessAccess } from './access.ts'
import type { FleetList, FleetListOptions } from './fleetList.ts'
import { useHasSession, useHeadlessState } from './readStatus.ts'

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
    onFiltersChange,
    pageSize,
  }
  const navigation = useOwnNavigation(address)
  const { access, state, result, answer, error, changePage, refetchItems } = useList<R, T>({
    ...list,
    fleetId,
    controls,
    navigation,
    enabled: enabled && hasSession,
  })
  const retryFailed = useRetryFailed()
  const { page, perPage, setFilters } = state
  return {
    ...useHeadlessState({ area, access, endpoint: list.endpoint, error, hasData: result !== undefined }),
    items: result?.items ?? noItems,
    total: result?.count,
    totalIsMinimum: result?.countIsMinimum ?? false,
    page,
    pageSize: perPage,
    pageCount: result && Math.max(1, Math.ceil(result.count / perPage)),
    filters: state.filters,
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
