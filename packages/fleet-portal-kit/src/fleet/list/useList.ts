import {
  readList,
  type ApiError,
  type EndpointInput,
  type EndpointOutput,
  type ListEndpoint,
  type ListItem,
} from 'fleet-portal-api-client'
import type { UseQueryResult } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { useRead } from '../../foundation/data/useRead.ts'
import { usePageChange } from '../../foundation/list/usePageChange.ts'
import { useListState, type ListState, type ListStateControls } from '../../foundation/list/useListState.ts'
import type { NavigationAdapter } from '../../provider/navigation.ts'
import { readWithAccess } from '../access/readWithAccess.ts'
import { useAccess, type FleetAccess } from '../access/useAccess.ts'

export interface ListDeclaration<R extends ListEndpoint, T> {
  endpoint: R
  fleetId: string
  /** Input that the user cannot change, in addition to the fleet. */
  lockedInput?: Partial<EndpointInput<R>> | undefined
  /** Input that applies until a filter replaces it. */
  defaultInput?: Partial<EndpointInput<R>> | undefined
  /** Sorts the items of a page. Default: the server's order. */
  sortItems?: ((items: readonly T[]) => readonly T[]) | undefined
  /** Of a list outside of widgets. */
  controls?: ListStateControls | undefined
  /** The navigation of a list outside of widgets. */
  navigation?: NavigationAdapter | undefined
  /** The state, if its owner reads it too. */
  state?: ListState<R> | undefined
  /** Whether to send calls. Default: true. */
  enabled?: boolean | undefined
}

export interface LoadedPage<T> {
  items: readonly T[]
  /** The number of items on all pages. */
  count: number
  /** Whether there are `count` items or more. */
  countIsMinimum: boolean
}

export interface List<R extends ListEndpoint, T> {
  access: FleetAccess
  state: ListState<R>
  /**
   * `failed`: the access could not be read, or the list without an earlier answer. `refused`: the role or the fleet type has
   * no access.
   */
  status: 'loading' | 'ready' | 'refused' | 'failed'
  /** The error of the last read. An earlier answer stays on screen. */
  error: unknown
  /** The page on screen. Undefined until the first answer. */
  result: LoadedPage<T> | undefined
  answer: UseQueryResult<EndpointOutput<R>, ApiError>
  /** Whether the page is beyond the last one, which is then requested. */
  isPastEnd: boolean
  /** Changes the page once its data has arrived, or after a moment. */
  changePage: (page: number) => void
  /** Reads the page again. Resolves to its items, or to undefined if it cannot be read. */
  refetchItems: () => Promise<readonly T[] | undefined>
}

/** The state, the call and the answer of a list. List screens and the hooks of `fleet-portal-kit/headless` share it. */
export function useList<R extends ListEndpoint, T extends ListItem<R>>(
  declaration: ListDeclaration<R, T>,
): List<R, T> {
  const { endpoint, fleetId, lockedInput, defaultInput, sortItems, controls, navigation } = declaration
  const { enabled = true } = declaration
  const access = useAccess(fleetId, { enabled })
  const locked = { fleetId, ...lockedInput } as unknown as Partial<EndpointInput<R>>
  const own = useListState(endpoint, locked, defaultInput, controls, navigation)
  const { state = own } = declaration
  const { input, setPage, page, perPage } = state
  const permission = readWithAccess(access, endpoint)
  const isShown = permission.isReported
  const answer = useRead(endpoint, input, { ...permission, enabled: enabled && permission.enabled })
  const changePage = usePageChange(endpoint, state)
  const read = useCallback(
    (data: EndpointOutput<R>): LoadedPage<T> => {
      const { items, ...counted } = readList(endpoint, data)
      const listed = items as readonly T[]
      return { items: sortItems ? sortItems(listed) : listed, ...counted }
    },
    [endpoint, sortItems],
  )
  const data = isShown ? answer.data : undefined
  const result = useMemo(() => data && read(data), [data, read])

  const pages = result && Math.max(1, Math.ceil(result.count / perPage))
  const isPastEnd = pages !== undefined && !answer.isPlaceholderData && page > pages
  useEffect(() => {
    // Back would lead to the page without items, and from there to this one again.
    if (isPastEnd) setPage(pages, { replace: true })
  }, [isPastEnd, pages, setPage])

  const { refetch } = answer
  const refetchItems = useCallback(async () => {
    const { data, isError } = await refetch()
    return isError || !data ? undefined : read(data).items
  }, [refetch, read])

  const listError = isShown ? answer.error : null
  const error = access.error ?? listError ?? undefined
  const status = () => {
    if (access.error) return 'failed'
    if (access.isReady && !isShown) return 'refused'
    if (result) return 'ready'
    return listError === null ? 'loading' : 'failed'
  }
  return { access, state, status: status(), error, result, answer, isPastEnd, changePage, refetchItems }
}
