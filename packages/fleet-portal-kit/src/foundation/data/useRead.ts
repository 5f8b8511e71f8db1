import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import {
  readList,
  type AnyEndpoint,
  type ApiError,
  type EndpointInput,
  type EndpointOutput,
  type ListEndpoint,
} from 'fleet-portal-api-client'
import { useCallback, useContext, useEffect, useId } from 'react'
import { usePortal, type PortalContextValue } from '../../provider/portal.ts'
import { WidgetContext } from '../../provider/widgetContext.ts'
import { useSessionEpoch } from './useSession.ts'

export interface ReadOptions {
  /** Whether to send the call. Default: true. */
  enabled?: boolean
  /** Whether the last answer stays while another input loads. An empty list never stays. Default: true. */
  keepPrevious?: boolean
  /** Milliseconds between two reads while the component is mounted. Default: false, no further reads. */
  refetchInterval?: number | false
  /** Whether the widget around it hears about the state of the read. Default: true. */
  isReported?: boolean
}

function queryOf<R extends AnyEndpoint>(
  { client, queryClient }: PortalContextValue,
  endpoint: R,
  input: EndpointInput<R>,
) {
  const queryKey = [endpoint.name, input]
  return {
    queryKey,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      client.call(endpoint, input, {
        signal,
        isBackgroundRefetch: queryClient.getQueryData(queryKey) !== undefined,
      }),
    ...(endpoint.secret && { gcTime: 0 }),
  }
}

interface FleetInput {
  fleetId?: unknown
}

interface AnsweredQuery {
  queryHash: string
  queryKey: readonly unknown[]
}

/** Whether the answer is a list without items. It says nothing about another input, which may find some. */
const isEmptyList = (endpoint: AnyEndpoint, answer: unknown) =>
  Boolean(endpoint.list && answer) && readList(endpoint as ListEndpoint, answer as never).items.length === 0

/** Reads an endpoint into the kit's query cache, and tells the widget around it the state of the read. The query key is the name of the endpoint and the input. */
export function useRead<R extends AnyEndpoint>(
  endpoint: R,
  input: EndpointInput<R>,
  { enabled = true, keepPrevious = true, refetchInterval = false, isReported = true }: ReadOptions = {},
): UseQueryResult<EndpointOutput<R>, ApiError> {
  const portal = usePortal()
  const widget = useContext(WidgetContext)
  const id = useId()
  // Clearing the cache renders no component. A widget starts again with the session, but a hook has to render again.
  useSessionEpoch()
  const mayStay = (query: AnsweredQuery) => {
    const cached: unknown = portal.queryClient.getQueryCache().get(query.queryHash)
    return cached === query && (query.queryKey[1] as FleetInput).fleetId === (input as FleetInput).fleetId
  }
  const read = useQuery<EndpointOutput<R>, ApiError>(
    {
      ...queryOf(portal, endpoint, input),
      enabled,
      refetchInterval,
      ...(keepPrevious && {
        // The cache is cleared with the session. The next user sees nothing of the previous one, and one fleet nothing of another.
        placeholderData: <T>(previous: T | undefined, query: AnsweredQuery | undefined) =>
          query && mayStay(query) && !isEmptyList(endpoint, previous) ? previous : undefined,
      }),
    },
    portal.queryClient,
  )
  const { isPending, error } = read
  const state = error ?? (isPending && enabled ? 'pending' : 'done')
  const report = widget?.onReadState
  useEffect(() => {
    if (enabled && isReported) report?.(id, state)
  }, [report, id, state, enabled, isReported])
  return read
}

/** Starts a read whose data will be shown soon. Resolves when the read has succeeded or failed. */
export function usePrefetch<R extends AnyEndpoint>(endpoint: R): (input: EndpointInput<R>) => Promise<void> {
  const portal = usePortal()
  return useCallback(
    (input) => portal.queryClient.prefetchQuery(queryOf(portal, endpoint, input)),
    [portal, endpoint],
  )
}

/** Repeats all failed reads on screen, so that one Try again button covers all of them. */
export function useRetryFailed(): () => Promise<void> {
  const { queryClient } = usePortal()
  return useCallback(
    () => queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }),
    [queryClient],
  )
}
