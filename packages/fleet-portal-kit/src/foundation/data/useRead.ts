import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { AnyRow, ApiClient, ApiError, InputOf, OutputOf } from 'api-client'
import { useCallback } from 'react'
import { usePortal } from '../../provider/portal.ts'

export interface ReadOptions {
  /** False holds the call back. */
  enabled?: boolean
  /** The last answer stays while another input loads. Default true. */
  keepPrevious?: boolean
  /** Read again every so many milliseconds while it is on screen. */
  every?: number | false
}

const queryOf = <R extends AnyRow>(client: ApiClient, row: R, input: InputOf<R>) => ({
  queryKey: [row.name, input],
  queryFn: ({ signal }: { signal: AbortSignal }) => client.call(row, input, { signal }),
  ...(row.secret && { gcTime: 0 }),
})

/** Reads a call into the kit's cache. The key is the row and its input; the answer is decoded. */
export function useRead<R extends AnyRow>(
  row: R,
  input: InputOf<R>,
  { enabled = true, keepPrevious = true, every = false }: ReadOptions = {},
): UseQueryResult<OutputOf<R>, ApiError> {
  const { client, queryClient } = usePortal()
  return useQuery<OutputOf<R>, ApiError>(
    {
      ...queryOf(client, row, input),
      enabled,
      refetchInterval: every,
      ...(keepPrevious && { placeholderData: keepPreviousData }),
    },
    queryClient,
  )
}

/** Starts a read that is about to be drawn, so that the call is under way while the page is worked out. */
export function useReadAhead<R extends AnyRow>(row: R): (input: InputOf<R>) => void {
  const { client, queryClient } = usePortal()
  return useCallback(
    (input) => void queryClient.prefetchQuery(queryOf(client, row, input)),
    [client, queryClient, row],
  )
}
