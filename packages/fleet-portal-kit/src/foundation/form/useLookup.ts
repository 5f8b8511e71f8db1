import { useInfiniteQuery } from '@tanstack/react-query'
import {
  readList,
  type ApiError,
  type EndpointInput,
  type EndpointOutput,
  type ListEndpoint,
} from 'fleet-portal-api-client'
import { useEffect } from 'react'
import { usePortal } from '../../provider/portal.ts'

export interface AsyncOptionsSource<R extends ListEndpoint> {
  endpoint: R
  /** The input without `searchKey` and paging. */
  input: Partial<EndpointInput<R>>
  /** The number of options of a page. Default: 10. */
  perPage?: number
}

/** The options that match a search text, loaded page by page. */
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
        // An empty page ends the list, also if the count of the server is too high.
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

/** Loads the remaining pages of a lookup, one after the other, while `isEnabled`. Stops after a failed page, until the page is loaded again. */
export function useRemainingPages(lookup: Pages, isEnabled: boolean) {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = lookup
  const canLoadNext = isEnabled && hasNextPage && !isFetching && !isFetchNextPageError
  useEffect(() => {
    if (canLoadNext) void fetchNextPage()
  }, [canLoadNext, fetchNextPage])
}
