import { useInfiniteQuery } from '@tanstack/react-query'
import type { AnyRow, ApiError, InputOf, OutputOf } from 'api-client'
import { usePortal } from '../../provider/portal.ts'

export interface LookupSource<R extends AnyRow, T> {
  row: R
  /** The input without `searchKey` and paging. */
  input: Partial<InputOf<R>>
  read: (answer: OutputOf<R>) => { items: readonly T[]; count: number }
  /** Options of a page. Default 10. */
  perPage?: number
}

/** The pages of a lookup call for a search text, loaded one after the other. */
export function useLookup<R extends AnyRow, T>(
  source: LookupSource<R, T>,
  searchKey: string,
  enabled: boolean,
) {
  const { client, queryClient } = usePortal()
  const { row, input, read, perPage = 10 } = source
  const query = useInfiniteQuery<OutputOf<R>, ApiError, { pages: OutputOf<R>[] }, readonly unknown[], number>(
    {
      queryKey: [row.name, 'lookup', input, searchKey, perPage],
      queryFn: ({ pageParam, signal }) => {
        const page = { ...input, ...(searchKey && { searchKey }), page: pageParam, perPage }
        return client.call(row, page as InputOf<R>, { signal })
      },
      initialPageParam: 1,
      getNextPageParam: (last, pages) => {
        const loaded = pages.reduce((sum, page) => sum + read(page).items.length, 0)
        return loaded < read(last).count ? pages.length + 1 : undefined
      },
      enabled,
    },
    queryClient,
  )
  return { ...query, items: query.data?.pages.flatMap((page) => read(page).items) ?? [] }
}
