import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { AnyRow, ApiError, InputOf, OutputOf } from 'api-client'
import { usePortal } from '../../provider/portal.ts'

export interface ReadOptions {
  /** False holds the call back. */
  enabled?: boolean
  /** The last answer stays while another input loads. Default true. */
  keepPrevious?: boolean
  /** Read again every so many milliseconds while it is on screen. */
  every?: number | false
}

/** Reads a call into the kit's cache. The key is the row and its input; the answer is decoded. */
export function useRead<R extends AnyRow>(
  row: R,
  input: InputOf<R>,
  { enabled = true, keepPrevious = true, every = false }: ReadOptions = {},
): UseQueryResult<OutputOf<R>, ApiError> {
  const { client, queryClient } = usePortal()
  return useQuery<OutputOf<R>, ApiError>(
    {
      queryKey: [row.name, input],
      queryFn: ({ signal }) => client.call(row, input, { signal }),
      enabled,
      refetchInterval: every,
      ...(keepPrevious && { placeholderData: keepPreviousData }),
      ...(row.secret && { gcTime: 0 }),
    },
    queryClient,
  )
}
