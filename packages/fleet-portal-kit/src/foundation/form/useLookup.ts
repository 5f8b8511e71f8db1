import { useInfiniteQuery } from '@tanstack/react-query'
import {
  readList,
  type ApiError,
  type EndpointInput,
  type EndpointOutput,
  type ListEndpoint,
} from 'api-client'
import { useEffect } from 'react'
import { usePortal } from '../../provider/portal.ts'

export interface AsyncOptionsSource<R extends ListEndpoint> {
  endpoint: R
  /** The input without `searchKey` and paging. */
  input: Partial<EndpointInput<R>>
  /** Options of a page. Default 10. */
  perPage?: number
}

/** The pages of a lookup call for a search text, loaded one after the other. */
export function useAsyncOptions<R extends ListEndpoint>(
  source: AsyncOptionsSource<R>,
  searchKey: string,
  enabled: boolean,
) {
  const { client, queryClient } = usePortal()
  const { endpoint, input, perPage = 10 } = source
  const read = (page: EndpointOutput<R>) => readList(endpoint, page)
  const query = useInfiniteQuery<
    EndpointOutput<R>,
    ApiError,
    { pages: EndpointOutput<R>[] },
    readonly unknown[],
    number
  >(
    {
      queryKey: [endpoint.name, 'lookup', input, searchKey, perPage],
      queryFn: ({ pageParam, signal }) => {
        const page = { ...input, ...(searchKey && { searchKey }), page: pageParam, perPage }
        return client.call(endpoint, page as EndpointInput<R>, { signal })
      },
      initialPageParam: 1,
      getNextPageParam: (last, pages) => {
        const loaded = pages.reduce((sum, page) => sum + read(page).items.length, 0)
        // A server that counts more than it has is not asked for ever.
        return read(last).items.length > 0 && loaded < read(last).count ? pages.length + 1 : undefined
      },
      enabled,
    },
    queryClient,
  )
  return { ...query, items: query.data?.pages.flatMap((page) => read(page).items) ?? [] }
}

type Pages = Pick<
  ReturnType<typeof useAsyncOptions>,
  'hasNextPage' | 'isFetching' | 'isFetchNextPageError' | 'fetchNextPage'
>

/** Reads the further pages of a lookup, one after the other, while they are wanted. A page that fails ends it until it is asked for again. */
export function useRemainingPages(lookup: Pages, isWanted: boolean) {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = lookup
  const isNext = isWanted && hasNextPage && !isFetching && !isFetchNextPageError
  useEffect(() => {
    if (isNext) void fetchNextPage()
  }, [isNext, fetchNextPage])
}
