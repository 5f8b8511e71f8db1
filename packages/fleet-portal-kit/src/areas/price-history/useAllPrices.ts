import { useInfiniteQuery } from '@tanstack/react-query'
import type { EndpointInput } from 'fleet-portal-api-client'
import { listPriceHistory } from 'fleet-portal-api-client/contract/fuel'
import { usePortal } from '../../provider/portal.ts'
import { priceRowsOf } from './priceRow.ts'

const perPage = 50

/** Reads the price history in steps of fifty rows; `loadMore` reads the next step. */
export function useAllPrices(input: Omit<EndpointInput<typeof listPriceHistory>, 'page' | 'perPage'>) {
  const { client, queryClient } = usePortal()
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(
    {
      queryKey: [listPriceHistory.name, 'all', input],
      queryFn: ({ pageParam: page, signal }) =>
        client.call(listPriceHistory, { ...input, page, perPage }, { signal }),
      initialPageParam: 1,
      getNextPageParam: ({ count }, _pages, page) => (page * perPage < count ? page + 1 : undefined),
    },
    queryClient,
  )
  return {
    rows: data?.pages.flatMap(priceRowsOf),
    total: data?.pages.at(-1)?.count ?? 0,
    error,
    retry: refetch,
    hasMore: hasNextPage,
    isReading: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
  }
}
