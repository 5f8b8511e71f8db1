import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { AnyEndpoint, ApiError, EndpointInput, EndpointOutput } from 'api-client'
import { useCallback } from 'react'
import { usePortal, type PortalContextValue } from '../../provider/portal.ts'

export interface ReadOptions {
  /** False holds the call back. */
  enabled?: boolean
  /** The last answer stays while another input loads. Default true. */
  keepPrevious?: boolean
  /** Read again every so many milliseconds while it is on screen. */
  every?: number | false
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

/** Reads a call into the kit's cache. The key is the row and its input; the answer is decoded. */
export function useRead<R extends AnyEndpoint>(
  endpoint: R,
  input: EndpointInput<R>,
  { enabled = true, keepPrevious = true, every = false }: ReadOptions = {},
): UseQueryResult<EndpointOutput<R>, ApiError> {
  const portal = usePortal()
  return useQuery<EndpointOutput<R>, ApiError>(
    {
      ...queryOf(portal, endpoint, input),
      enabled,
      refetchInterval: every,
      ...(keepPrevious && { placeholderData: keepPreviousData }),
    },
    portal.queryClient,
  )
}

/** Starts a read that is about to be drawn. Resolves when it ended, however it did. */
export function usePrefetch<R extends AnyEndpoint>(endpoint: R): (input: EndpointInput<R>) => Promise<void> {
  const portal = usePortal()
  return useCallback(
    (input) => portal.queryClient.prefetchQuery(queryOf(portal, endpoint, input)),
    [portal, endpoint],
  )
}

/** Reads everything on screen again that could not be read: one press mends all of it. */
export function useRetryFailed(): () => Promise<void> {
  const { queryClient } = usePortal()
  return useCallback(
    () => queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }),
    [queryClient],
  )
}
